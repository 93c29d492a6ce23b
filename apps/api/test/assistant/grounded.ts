import { PRACTICAL_SHARE } from '@arkpax/schema/calculator-rules'
import type { Product } from '@arkpax/schema/products'
import { hoursText } from '@arkpax/schema/runtime-figures'
import type { AssistantAnswer } from '../../src/features/chat/assistant/assistant.ts'
import type { Knowledge } from '../../src/features/chat/assistant/knowledge.ts'

/** Numbers as they are written: '3 190,00', '−10', '25.5'. */
const NUMBER = /\d{1,3}(?:[\u00A0\u202F ,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g

const MOST_BATTERIES = 10

/** A day is counted from today, and is not asked of the pages. */
const DATE = /\b\d{1,2}\.\d{1,2}\.20\d\d\b/g

/** The numbers of a text as values: '3 190,00' → 3190, '1,5' → 1.5, and '3,190.00' → 3190. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([written]) => {
    const whole = written.replace(/[\u00A0\u202F ]/g, '').replace(/,(?=\d{3}(?:\.|$))/, '')
    return Number(whole.replace(',', '.'))
  })

/**
 * The numbers of an answer that stand neither on the pages it names, nor in the catalogue, the shop's live figures or the
 * question, and that do not follow from the loads and hours it states by the calculator's arithmetic.
 */
export function ungrounded(
  { answer, turns }: { answer: AssistantAnswer; turns: readonly string[] },
  knowledge: Knowledge,
  products: readonly Product[],
): number[] {
  const typed = turns.join(' ')
  const pages = new Set(answer.sources.map(({ url }) => url.split('#')[0]))
  const read = [
    ...knowledge.passages
      .filter(({ url }) => pages.has(url.split('#')[0] ?? ''))
      .map(({ text, title }) => `${title} ${text}`),
    JSON.stringify([
      knowledge.catalogue,
      knowledge.settings,
      knowledge.safety.reminder,
      knowledge.safety.topics,
      knowledge.intents.intents,
    ]),
    typed,
  ].join(' ')
  const known = new Set(numbersIn(read))
  for (const [, kilowatts = ''] of typed.matchAll(/(\d+(?:[.,]\d+)?)\s*kw/gi)) {
    for (const value of numbersIn(kilowatts)) known.add(value * 1000)
  }
  const counted = calculated(answer.reply, knowledge, known)
  for (const value of [...shopNumbers(products, typed), ...counted, ...withBatteries(), ...withPanels()])
    known.add(value)
  return numbersIn(answer.reply.replace(DATE, '')).filter((value) => !known.has(value) && !known.has(value * 1000))
}

/** VAT, which stands with every price of the site. */
const VAT = 25.5

/** Prices, stock, sums of a few of them, and their differences. */
function shopNumbers(products: readonly Product[], question: string): number[] {
  const prices = products.map(({ price }) => price)
  const counts = [1, 2, 3, ...numbersIn(question)]
  const several = prices.flatMap((price) => counts.map((count) => price * count))
  const sums = several.flatMap((one) => several.flatMap((other) => [one + other, Math.abs(one - other)]))
  return [VAT, ...products.map(({ stock }) => stock), ...counts, ...several, ...sums]
}

/** The stations with each number of extra batteries. */
const withBatteries = () =>
  [2300, 1200].flatMap((own) => Array.from({ length: MOST_BATTERIES + 1 }, (_, more) => own + more * 2300))

/** Hours of charging with 200 W panels at 60–80 % of their power, to halves, and summer days of 700 Wh. */
const withPanels = () =>
  [2300, 1200].flatMap((held) =>
    [1, 2, 3, 4, 5, 6].flatMap((count) => [
      ...[0.6, 0.8].map((share) => Math.round((2 * held) / (count * 200 * share)) / 2),
      Math.ceil((10 * held) / (count * 700)) / 10,
    ]),
  )

/** What follows from the watts that an answer's first line states: hours, consumption, extra batteries. */
function calculated(reply: string, knowledge: Knowledge, known: ReadonlySet<number>): number[] {
  const [lead = ''] = reply.split('\n')
  if (!/kuormalla|load of|belastningen/.test(lead)) return []
  const listed = knowledge.appliances.filter(({ name }) => lead.toLowerCase().includes(name.toLowerCase()))
  const tables = knowledge.passages.filter(({ kind, text }) => kind === 'use-case' && text.includes('Kuorma'))
  const stated = numbersIn(lead.split(' = ')[0] ?? '')
  const grounds = new Set([
    ...known,
    ...numbersIn(JSON.stringify(listed)),
    ...tables.flatMap(({ text }) => numbersIn(text)),
  ])
  if (stated.some((watts) => !grounds.has(watts))) return []
  const draws = [...stated, ...numbersIn(lead.split(' = ')[1] ?? '')]
  const duties = [1, ...listed.map(({ dutyPercent = 100 }) => dutyPercent / 100), 0.8]
  const averages = draws.flatMap((draw) => duties.map((duty) => draw * duty))
  const hours = averages.flatMap((average) =>
    withBatteries().flatMap((capacity) =>
      [capacity / average, (capacity * PRACTICAL_SHARE) / average].flatMap((each) => numbersIn(hoursText(each))),
    ),
  )
  const spans = [...grounds].filter((each) => each <= 24)
  const energies = averages.flatMap((average) => spans.map((span) => average * span))
  const summed = stated.flatMap((one) =>
    stated.flatMap((other) => spans.flatMap((a) => spans.map((b) => one * a + other * b))),
  )
  const used = [...energies, ...summed].flatMap((energy) => [Math.round(energy), Math.ceil(energy / PRACTICAL_SHARE)])
  return [
    ...draws,
    ...numbersIn(JSON.stringify(listed)),
    ...hours,
    ...used,
    ...spans,
    MOST_BATTERIES,
    ...Array.from({ length: MOST_BATTERIES }, (_, index) => index + 1),
  ]
}
