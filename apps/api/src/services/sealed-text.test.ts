import { expect, it } from 'vitest'
import { openText, sealText } from './sealed-text.ts'

it('is read with its key alone, and only as it was written', () => {
  const sealed = sealText('avain', 'Matti Meikäläinen')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(openText('avain', sealed)).toBe('Matti Meikäläinen')
  expect(openText('toinen', sealed)).toBeUndefined()
  expect(openText('avain', `${sealed.slice(0, -2)}AA`)).toBeUndefined()
  expect(openText('avain', '')).toBeUndefined()
})

it('says nothing of what is in it, not even that it is the same', () => {
  expect(sealText('avain', 'sama')).not.toBe(sealText('avain', 'sama'))
})
