import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createAssistant } from '../assistant.ts'

const assistant = createAssistant((await shopKnowledge()).knowledge)
const WARRANTY = /takuu|warrant|garanti/i
const RETURN = /palautusoike|palauttaa|return|retur/i
const WITHDRAWAL = /peruut|withdraw|ånger/i
const LIABILITY = /virhevastu|lakisääte/i
const REFUND = /hyvity|refund|återbetal/i

it.each([
  ['Milloin takuu alkaa?', WARRANTY],
  ['Mistä päivästä takuu lasketaan?', WARRANTY],
  ['koska takuuaika alkaa juosta', WARRANTY],
  ['alkaako takuu toimituksesta vai ostosta', WARRANTY],
  ['milloin takuu astuu voimaan', WARRANTY],
  ['Kauanko takuu kestää?', WARRANTY],
  ['Koskeeko takuu yrityksiä?', WARRANTY],
  ['Voiko takuuta jatkaa?', WARRANTY],
  ['When does the warranty begin?', WARRANTY],
  ['När börjar garantin?', WARRANTY],
  ['Milloin palautusoikeus alkaa?', RETURN],
  ['Mistä palautusaika lasketaan?', RETURN],
  ['Kauanko palautusoikeus kestää?', RETURN],
  ['When does the right of return begin?', RETURN],
  ['Milloin peruuttamisoikeus alkaa?', WITHDRAWAL],
  ['Milloin peruuttamisaika päättyy?', WITHDRAWAL],
  ['Kauanko peruuttamisoikeus kestää?', WITHDRAWAL],
  ['När börjar ångerrätten?', WITHDRAWAL],
  ['Kauanko virhevastuu kestää?', LIABILITY],
  ['Milloin virhevastuu alkaa?', LIABILITY],
  ['Mitä eroa on takuulla ja virhevastuulla?', LIABILITY],
  ['Milloin hyvitys maksetaan?', REFUND],
  ['Kauanko hyvitys kestää?', REFUND],
])('“%s” is answered with the right that is asked for, or not at all', (question, right) => {
  const { answered, reply, sources } = assistant.answer(question, { products: [] })
  if (answered) expect(`${sources[0]?.title} ${reply}`).toMatch(right)
  const url = decodeURIComponent(sources[0]?.url ?? '')
  if (answered && right !== WARRANTY && right !== LIABILITY) expect(url).not.toMatch(/takuu|warranty/)
  if (answered && right === WARRANTY) expect(url).not.toMatch(/return|palaut/)
})

it.each([
  ['Milloin takuu alkaa?', 'ostopäivästä'],
  ['Milloin palautusoikeus alkaa?', 'vastaanotit'],
  ['Milloin peruuttamisoikeus alkaa?', '14'],
  ['Milloin hyvitys maksetaan?', '14'],
])('“%s” is answered with %s', (question, fact) => {
  expect(assistant.answer(question, { products: [] })).toMatchObject({
    answered: true,
    reply: expect.stringContaining(fact),
  })
})
