import { expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())
const answerTo = talkWith(assistant, products)

const inquiryAfter = (...messages: string[]) => {
  const { reply, actions = [] } = answerTo(...messages)
  return { reply, urls: actions.flatMap((action) => (action.kind === 'link' ? [action.url] : [])) }
}

it.each<[who: string, messages: string[], url: string]>([
  ['who names what to offer', ['haluaisin tarjouksen kahdesta prosta ja yhdestä akusta'], '/contact?tuote=1:2&tuote=3'],
  [
    'who asked for the price before',
    ['paljonko kaksi prota ja yksi akku maksaa yhteensä', 'tee mulle tarjous siitä'],
    '/contact?tuote=1:2&tuote=3',
  ],
  [
    'who wants what was advised',
    ['kumpi sopii mökille, jossa on jääkaappi ja valot viikonlopun', 'tee siitä tarjous'],
    '/contact?tuote=2&tuote=3',
  ],
  ['who asks how to buy it', ['miten tilaan pron'], '/contact?tuote=1'],
  ['in Swedish', ['kan jag få offert på en pro och två batterier'], '/contact?tuote=1&tuote=3:2'],
  ['in English', ["I'd like a quote for two EVOs"], '/contact?tuote=2:2'],
])('gives one %s an inquiry that holds the goods', (_, messages, url) => {
  expect(inquiryAfter(...messages).urls).toEqual([url])
})

it('says that the form holds them, once, where both the price and how to buy are asked', () => {
  const { reply, urls } = inquiryAfter('paljonko evo maksaa ja miten tilaan sen')
  expect(reply).toContain('Ark EVO maksaa 2 950 €')
  expect(reply).toContain('lomakkeella on valmiina 1 × Ark EVO')
  expect(urls).toEqual(['/contact?tuote=2'])
})

it('tells one who names nothing how an offer is asked for', () => {
  expect(inquiryAfter('miten pyydän tarjouksen')).toMatchObject({
    reply: expect.stringContaining('Valitse tuotesivulta'),
    urls: [],
  })
})

it.each<[string, string[], RegExp]>([
  ['the price of as many as one would take', ['paljonko EVO maksaa jos otan kaksi'], /^Yhteensä 5 900 €/],
  [
    'once what is in stock, and when it comes',
    ['Onko EVO varastossa ja milloin saan sen?'],
    /^Kyllä, Ark EVO on varastossa \(\d+ kpl\)\. Toimitus kestää 2–5 arkipäivää [^\n]*$/,
  ],
  ['whether a station goes back', ['Voiko EVOn palauttaa?'], /^Kyllä, palautusoikeus on 30 päivää/],
  [
    'how one pays after what a return costs',
    ['Kuka maksaa palautuksen kuljetuksen?', 'Millä tavoilla voin maksaa?'],
    /^Voit maksaa tilisiirrolla .*maksaa myös noutaessasi/,
  ],
  ['whether the lighter station welds', ['Voiko EVOlla hitsata?'], /^Kyllä, jos hitsauskone ottaa .*1800 W/],
  ['how often a battery can be charged', ['Kuinka monta kertaa akun voi ladata?'], /4000 lataussykliä/],
])('tells a buyer %s', (_, messages, told) => {
  expect(answerTo(...messages).reply).toMatch(told)
})
