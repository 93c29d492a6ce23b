import { plain } from '@arkpax/schema/finnish-terms'
import { codeWords } from './bare-figures.ts'
import { isCount } from './counts-told.ts'
import type { Message } from './message.ts'
import type { Slots } from './slots.ts'

const CODE = /\b(?:e[ -]?(0?[1-9]|1[0-2])|p[ -]?([1-9]))\b/g

/** The faults of the display or the items of its menu that are told, the first by itself. */
export function codesTold({ text, words, taken }: Message): Pick<Slots, 'code' | 'otherCodes'> {
  const told = [...plain(text).matchAll(CODE)].map(([, fault, item]) =>
    fault ? `E${fault.padStart(2, '0')}` : `P${item}`,
  )
  if (told.length > 0) taken.take(codeWords(words), () => 'CODE')
  const [code, ...others] = new Set(told)
  return { code, ...(others.length > 0 && { otherCodes: others }) }
}

/** The days that are told, by their names and as dates. */
export function daysTold({ figures, find, kinds, taken }: Message): Pick<Slots, 'days' | 'today'> {
  const days = [...figures.dates, ...kinds('days')]
  taken.take(days, () => 'DAY')
  const today = figures.dates.find(({ at }) => find('today-is').some((word) => word.at + word.length === at))
  return { days: days.map(({ value }) => value), ...(today && { today: today.value }) }
}

type OfNumbers = 'namesOrder' | 'orderNumber' | 'postcode' | 'count' | 'isMore' | 'bareNumber'

/** What the numbers are of that nothing else was read from. */
export function numbersTold({ words, figures, find, tells, orderId, taken }: Message): Pick<Slots, OfNumbers> {
  const free = taken.take(figures.numbers, ({ at }) => (/^\d{5}$/.test(words[at] ?? '') ? 'POSTCODE' : 'NUMBER'))
  const digits = free.map(({ at }) => words[at] ?? '').filter((word) => /^\d+$/.test(word))
  const [namesOrder, isOneMore] = [tells('orders'), tells('one-more')]
  const isMore = isOneMore || tells('another') || find('more').some(({ at }) => figures.before(at))
  return {
    namesOrder,
    orderNumber: orderId ?? digits.find((each) => each.length >= 4 && each.length <= 6 && each[0] !== '0'),
    postcode: namesOrder ? undefined : digits.find((each) => each.length === 5),
    count: isOneMore ? 1 : free.find(({ value }) => isCount(value))?.value,
    ...(isMore && { isMore }),
    ...(words.length === 1 && free[0] && { bareNumber: free[0].value }),
  }
}
