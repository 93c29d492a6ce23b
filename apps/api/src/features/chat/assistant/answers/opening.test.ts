import { describe, expect, it } from 'vitest'
import { liveProducts } from '../../../../../test/assistant/judge.ts'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createAssistant } from '../assistant.ts'
import type { Asked } from '../question/asked.ts'
import { createRetrieval } from '../retrieval/retrieval.ts'
import { openingAnswer } from './opening.ts'

const { knowledge, products } = await shopKnowledge()
const assistant = createAssistant(knowledge)

/** A question of which only the words matter. */
const nothing: Asked = {
  plain: '',
  language: 'fi',
  words: [],
  topics: new Set(),
  products: [],
  loads: [],
  quantities: [],
  carried: [],
}

/** The first lines of the reply with plain spaces, asked on a Wednesday in the afternoon unless another moment is given. */
function ask(question: string, now = '2026-12-02T12:00:00Z') {
  const answer = assistant.answer(question, { products: liveProducts(products), now: new Date(now) })
  expect(answer.sources.map(({ url }) => url)).toEqual(['/contact'])
  return answer.reply.replaceAll('\u00A0', ' ')
}

describe('whether customer service is open', () => {
  it.each([
    [
      'oletteko auki itsenäisyyspäivänä?',
      'Asiakaspalvelu on suljettu sunnuntaina 6.12.2026 (itsenäisyyspäivä).\nSeuraavan kerran se on avoinna maanantaina 7.12.2026 klo 9–17.',
    ],
    [
      'Oletteko auki jouluaattona?',
      'Asiakaspalvelu on suljettu torstaina 24.12.2026 (jouluaatto).\nSeuraavan kerran se on avoinna maanantaina 28.12.2026 klo 9–17.',
    ],
    ['ootteko huomenna auki', 'Asiakaspalvelu on avoinna torstaina 3.12.2026 klo 9–17.'],
    ['Oletteko nyt auki?', 'Asiakaspalvelu on nyt avoinna klo 17 asti.'],
    ['ootteko vappuna auki?', 'Asiakaspalvelu on suljettu lauantaina 1.5.2027 (vappu).'],
    ['oletteko auki 24.12.', 'Asiakaspalvelu on suljettu torstaina 24.12.2026 (jouluaatto).'],
    ['oletteko auki 7. joulukuuta', 'Asiakaspalvelu on avoinna maanantaina 7.12.2026 klo 9–17.'],
    ['milloin avaatte maanantaina', 'Asiakaspalvelu on avoinna maanantaina 7.12.2026 klo 9–17.'],
    ['ootteko lauantaina auki', 'Asiakaspalvelu on suljettu lauantaina 5.12.2026.'],
    ['onko asiakaspalvelu auki tänään', 'Asiakaspalvelu on avoinna keskiviikkona 2.12.2026 klo 9–17.'],
    ['Palveleeko asiakaspalvelu juhannusaattona?', 'Asiakaspalvelu on suljettu perjantaina 25.6.2027 (juhannusaatto).'],
    [
      'voiko teille soittaa viikonloppuna',
      'Asiakaspalvelu on suljettu lauantaina 5.12.2026.\nAsiakaspalvelu on suljettu sunnuntaina 6.12.2026 (itsenäisyyspäivä).',
    ],
    [
      'Har ni öppet på självständighetsdagen?',
      'Kundtjänsten har stängt söndag 6.12.2026 (självständighetsdagen).\nNästa gång har den öppet måndag 7.12.2026 kl. 9–17.',
    ],
    ['Har ni öppet på julafton?', 'Kundtjänsten har stängt torsdag 24.12.2026 (julafton).'],
    ['Är ni öppna i morgon?', 'Kundtjänsten har öppet torsdag 3.12.2026 kl. 9–17.'],
    ['Har ni öppet nu?', 'Kundtjänsten har öppet nu, till kl. 17.'],
    ['Are you open on Independence Day?', 'Our customer service is closed on Sunday 6.12.2026 (Independence Day).'],
    ['Are you open on Christmas Eve?', 'Our customer service is closed on Thursday 24.12.2026 (Christmas Eve).'],
    ['Are you open tomorrow?', 'Our customer service is open on Thursday 3.12.2026 9:00–17:00.'],
    ['Is your customer service open now?', 'Our customer service is open now, until 17:00.'],
    ['Are you open on Saturday?', 'Our customer service is closed on Saturday 5.12.2026.'],
    ['ookste auki lauantaina', 'Asiakaspalvelu on suljettu lauantaina 5.12.2026.'],
    ['ooks te auki huomen', 'Asiakaspalvelu on avoinna torstaina 3.12.2026 klo 9–17.'],
    ['mihin asti te ootte auki', 'Asiakaspalvelu on avoinna keskiviikkona 2.12.2026 klo 9–17.'],
    ['How late are you open?', 'Our customer service is open on Wednesday 2.12.2026 9:00–17:00.'],
    ['Hur länge har ni öppet?', 'Kundtjänsten har öppet onsdag 2.12.2026 kl. 9–17.'],
  ])('%s', (question, expected) => expect(ask(question)).toContain(expected))

  it.each([
    ['When are you open?', 'Hours: Monday–Friday 9:00–17:00 Finnish time.'],
    ['What are your opening hours?', 'Hours: Monday–Friday 9:00–17:00 Finnish time.'],
    ['opening hours', 'Hours: Monday–Friday 9:00–17:00 Finnish time.'],
    ['What time do you close?', 'Hours: Monday–Friday 9:00–17:00 Finnish time.'],
    ['När har ni öppet?', 'Öppettider: måndag–fredag kl. 9–17 finsk tid.'],
    ['öppettider', 'Öppettider: måndag–fredag kl. 9–17 finsk tid.'],
    ['Vilka är era öppettider?', 'Öppettider: måndag–fredag kl. 9–17 finsk tid.'],
    ['Hur dags stänger ni?', 'Öppettider: måndag–fredag kl. 9–17 finsk tid.'],
    ['millon te ootte auki', 'Palveluaika: maanantai–perjantai klo 9.00–17.00 (Suomen aikaa).'],
    ['monelta aukee', 'Palveluaika: maanantai–perjantai klo 9.00–17.00 (Suomen aikaa).'],
    ['Aukioloajat?', 'Palveluaika: maanantai–perjantai klo 9.00–17.00 (Suomen aikaa).'],
  ])('as a rule: %s', (question, expected) => {
    expect(ask(question)).toContain(expected)
    expect(ask(question)).toContain('+358')
  })

  it('is told with the days to come that are not as others', () => {
    expect(ask('When are you open?', '2026-12-20T12:00:00Z').split('\n')).toEqual([
      expect.stringContaining('Hours: Monday–Friday'),
      'Our customer service is closed on Thursday 24.12.2026 (Christmas Eve).',
      'Our customer service is closed on Friday 25.12.2026 (Christmas Day).',
      'Our customer service is closed on Friday 1.1.2027 (New Year’s Day).',
    ])
  })

  it('is told of a moment when it is not', () => {
    expect(ask('oletteko nyt auki', '2026-12-05T10:00:00Z')).toContain(
      'Asiakaspalvelu ei ole nyt avoinna.\nSeuraavan kerran se on avoinna maanantaina 7.12.2026 klo 9–17.',
    )
    expect(ask('oletteko nyt auki', '2026-12-02T15:00:00Z')).toContain('torstaina 3.12.2026')
  })

  it('follows the days that staff have entered, and says why', () => {
    const hours = {
      ...knowledge.settings.hours,
      exceptions: [
        { day: '2026-12-03', note: 'henkilöstöpäivä', times: null },
        { day: '2026-12-24', note: '', times: { opens: '09:00', closes: '12:00' } },
      ],
    }
    const told = (plain: string) =>
      openingAnswer({
        asked: { ...nothing, plain },
        knowledge: { ...knowledge, settings: { ...knowledge.settings, hours } },
        retrieval: createRetrieval([], () => '', []),
        products: [],
        now: new Date('2026-12-02T12:00:00Z'),
      })?.reply.replaceAll('\u00A0', ' ')
    expect(told('oletteko auki huomenna')).toContain(
      'Asiakaspalvelu on suljettu torstaina 3.12.2026 (henkilöstöpäivä).\nSeuraavan kerran se on avoinna perjantaina 4.12.2026 klo 9–17.',
    )
    expect(told('oletteko auki jouluaattona')).toContain('Asiakaspalvelu on avoinna torstaina 24.12.2026 klo 9–12.')
  })

  it('is told of the night in which clocks are moved, and over the end of a year', () => {
    expect(ask('oletteko huomenna auki', '2027-03-27T22:30:00Z')).toContain(
      'maanantaina 29.3.2027 (toinen pääsiäispäivä)',
    )
    expect(ask('oletteko huomenna auki', '2026-12-31T10:00:00Z')).toContain(
      'suljettu perjantaina 1.1.2027 (uudenvuodenpäivä).\nSeuraavan kerran se on avoinna maanantaina 4.1.2027',
    )
  })
})

it('questions about covers that are open are not taken for it', () => {
  for (const question of ['Saako kannen jättää auki huomenna?', 'Onko asema pois päältä kun luukku on kiinni nyt?']) {
    const { reply } = assistant.answer(question, { products: liveProducts(products) })
    expect(reply).not.toMatch(/Asiakaspalvelu on (avoinna|suljettu|nyt)/)
  }
})
