import { expect, it } from 'vitest'
import { shortAnswer } from './short-answer.ts'

it.each([
  ['Ei voi. Matkustajalennoilla akku saa olla enintään 160 Wh.', 'Ei voi'],
  ['About 1.5 h. It depends on the sun.', 'About 1.5 h'],
  ['Voi.', 'Voi'],
  ['Takuu on 2 vuotta eli 24 kuukautta ostopäivästä. Se kattaa valmistusvirheet.', undefined],
  ['', undefined],
])('%s is answered in short by %s', (answer, short) => {
  expect(shortAnswer([answer, 'Toinen kappale.'])).toBe(short)
})

it('is nothing where there is no answer', () => {
  expect(shortAnswer([])).toBeUndefined()
})
