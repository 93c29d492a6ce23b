import { afterAll, describe, expect, it } from 'vitest'
import { renderPdf, stopTypesetter, TypesettingFailed } from './typesetter.ts'

afterAll(stopTypesetter)

describe('a paper', () => {
  it('of a template that is not there fails clearly, and the next one is tried anew', async () => {
    await expect(renderPdf('no-such-paper', {})).rejects.toThrow(TypesettingFailed)
    await expect(renderPdf('no-such-paper', {})).rejects.toThrow('no-such-paper: ')
  })

  it('that is asked for after the process was ended is set by a new one', async () => {
    stopTypesetter()
    await expect(renderPdf('no-such-paper', {})).rejects.toThrow('no-such-paper: ')
  })
})
