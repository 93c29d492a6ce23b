import { expect, it } from 'vitest'
import { addUp } from './add-up.ts'

it('months add up to the cent', () => {
  const month = { net: 0.1, vat: 0.2, gross: 0.3, credits: -0.1, to_return: 0.1 }
  expect(addUp([month, month, month])).toEqual({ net: 0.3, vat: 0.6, gross: 0.9, credits: -0.3, to_return: 0.3 })
})
