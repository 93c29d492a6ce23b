import type { AskedLoad } from './asked-loads.ts'
import { beforeFilling, isOfHeads } from './counts-told.ts'
import { isTime } from './figures.ts'
import type { Match } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Slots } from './slots.ts'

/** More people than this, or more things that are made for them, are hardly told. */
const MOST_OF_MANY = 500
const isOfMany = (value: number) => Number.isInteger(value) && value <= MOST_OF_MANY

/** Something with the number before it. */
function numberBefore(message: Message, { at, length }: Match<unknown>): Match<number>[] {
  const value = message.figures.before(beforeFilling(message, at))?.value
  return value && isOfMany(value) ? [{ value, at, length }] : []
}

/** How many batteries are told. */
export const cellsTold = (message: Message): Match<number>[] =>
  message.find('cells').flatMap((each) => numberBefore(message, each))

/** 'neljä kupillista', 'kuus kertaa'; of each of several people as many times as there are of them. */
export function piecesTold(message: Message): Match<number>[] {
  const { find, tells, figures, devices } = message
  const things = message.kinds('things')
  const isMeasured = ({ at }: Match<unknown>) => figures.measured.some((each) => each.at === at)
  // The times of 'kolme kertaa kymmenen minuuttia' are in the minutes.
  const isCounted = ({ at }: Match<unknown>) =>
    find('occasions').every((word) => word.at !== at) ||
    figures.measured.some((each) => each.at < at && at < each.at + each.length)
  /** The device of 'kolme puhelimen latausta'. */
  const chargedBefore = ({ at }: Match<unknown>) =>
    devices.find((each) => each.at + each.length === at && each.value.each?.what === 'charge')
  const told = [...things, ...find('times').filter(isCounted)].flatMap((each) =>
    numberBefore(message, chargedBefore(each) ?? each),
  )
  const free = figures.numbers.filter(
    ({ value, at, length }) => isOfMany(value) && told.every((each) => each.at !== at + length),
  )
  const many = free.find((each) => isOfHeads(message, each)) ?? free.find((each) => !isMeasured(each))
  if (!tells('each-one') || !many) return told
  const each = told.length > 0 ? told : things.slice(0, 1).map((thing) => ({ ...thing, value: 1 }))
  return each.map((one) => ({ ...one, value: one.value * many.value }))
}

/** How many times a day things are charged, where that is told: 'kerran päivässä', 'twice a day', and once where they are so 'joka ilta'. */
export function chargesADay({ find, tells, figures }: Message): Match<number>[] {
  const daily = [...find('daily'), ...find('of-evening')]
  const asked = find('asks-count').map(({ at, length }) => at + length)
  const often = find('occasions').filter(({ at, length }) =>
    daily.some((word) => [at + length, at - word.length].includes(word.at)),
  )
  const isTimed = [...figures.measured, ...figures.spans].some(({ value }) => isTime(value))
  if (often.length > 0)
    return often
      .filter(({ at }) => !asked.includes(at))
      .map((each) => ({ ...each, value: figures.before(each.at)?.value ?? 1 }))
  return tells('charging') && !isTimed ? daily.slice(0, 1).map((each) => ({ ...each, value: 1 })) : []
}

/** Cups or the like that are told of no device that is named. */
export function madeTold(
  { kinds, tells }: Message,
  pieces: readonly Match<number>[],
  loads: readonly AskedLoad[],
): Pick<Slots, 'made' | 'makes'> {
  const [thing] = kinds('things')
  const told = thing && pieces.find(({ at }) => at === thing.at)
  const isOfLoad = loads.some((load) => load.pieces)
  return {
    makes: thing?.value,
    ...(told && !isOfLoad && { made: { what: thing.value, count: told.value, isDaily: tells('daily') } }),
  }
}
