import { stem } from '@arkpax/schema/finnish-terms'
import { expect, it } from 'vitest'
import { marker, tellingPassage } from './marked-text.ts'
import { textOf } from './pieces.ts'

const mark = marker(new Set())(new Set(['akku', 'kylmä'].map(stem)))
const told = (...sentences: string[]) => {
  const passage = tellingPassage(sentences.map(mark))
  return passage && textOf(passage)
}

it('a sentence that has more of what was searched for is told, a heading only where no sentence does', () => {
  const one = 'Lataa akku aina täyteen, ennen kuin lähdet retkelle.'
  const both = 'Kylmä akku antaa vähemmän energiaa kuin lämmin.'
  expect(told('Kylmä akku', one, both)).toBe(both)
  expect(told('Kylmä akku', 'Tässä ei ole yhtään haettua sanaa.')).toBe('Kylmä akku')
  expect(told('Tässä ei ole yhtään haettua sanaa.')).toBeUndefined()
})

it('a long sentence is cut around what was found, between words', () => {
  const filler = 'sanoja joita kukaan ei hakenut '.repeat(8).trim()
  const cut = told(`Alussa on ${filler} ja vasta nyt akku sekä ${filler}.`) ?? ''
  expect(cut).toMatch(/^…\w.* akku .*\w…$/)
  expect(cut.length).toBeLessThanOrEqual(172)
  expect(told(`Heti akku ja sitten ${filler}.`)).toMatch(/^Heti akku .*\w…$/)
})
