import { stem } from '@arkpax/schema/finnish-terms'
import { expect, it } from 'vitest'
import { marker, tellingPassage } from './marked-text.ts'
import { textOf } from './pieces.ts'

const mark = marker(new Set())(new Set(['akku', 'kylmä'].map(stem)))
const told = (...sentences: string[]) => {
  const passage = tellingPassage(sentences.map(mark))
  return passage && textOf(passage)
}

it('the sentence that has most of what was searched for is told', () => {
  const one = 'Lataa akku aina täyteen, ennen kuin lähdet retkelle.'
  const both = 'Kylmä akku antaa vähemmän energiaa kuin lämmin.'
  expect(told(one, both)).toBe(both)
  expect(told('Tässä ei ole yhtään haettua sanaa.')).toBeUndefined()
})
