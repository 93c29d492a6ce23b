import { expect, it } from 'vitest'
import { fillReply, openPlaces, savedReplyInput, unknownPlaceholderText } from './saved-replies.ts'

it('what a message tells is filled in, and what it does not tell stays open', () => {
  const text = 'Hei {{etunimi}}, tilaus {{ tilausnumero }} on matkalla. {{nimi}}'
  const filled = fillReply(text, { etunimi: 'Aino', nimi: '$& Aino' })
  expect(filled).toBe('Hei Aino, tilaus {{ tilausnumero }} on matkalla. $& Aino')
  expect(openPlaces(filled)).toEqual(['{{ tilausnumero }}'])
})

it('facts that nobody knows and places are open, each once', () => {
  expect(openPlaces('{{nimi}} [[company.faksi]] {{nimi}} [yksi] {kaksi}')).toEqual(['{{nimi}}', '[[company.faksi]]'])
  expect(openPlaces('Hei')).toEqual([])
})

it('a place that no message fills is told while the text is written', () => {
  expect(unknownPlaceholderText('Hei {{etunimi}}')).toBeUndefined()
  expect(unknownPlaceholderText('Hei {{kutsumanimi}}')).toBe(
    'Paikkamerkkiä {{kutsumanimi}} ei ole. Käytettävissä ovat {{nimi}}, {{etunimi}}, {{aihe}}, {{tilausnumero}}.',
  )
  const { error } = savedReplyInput.safeParse({ name: 'Tervehdys', text: '{{}}' })
  expect(error?.issues[0]?.path).toEqual(['text'])
})
