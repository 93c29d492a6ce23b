import { expect, it } from 'vitest'
import { splitSpecLine } from './spec-line.ts'

it('a line that staff wrote splits at its first colon', () => {
  expect(splitSpecLine('Paino: 28 kg')).toEqual({ label: 'Paino', value: '28 kg' })
  expect(splitSpecLine('Takuu : 2 vuotta: kaikki')).toEqual({ label: 'Takuu', value: '2 vuotta: kaikki' })
  expect(splitSpecLine(' Vesitiivis ')).toEqual({ label: '', value: 'Vesitiivis' })
})
