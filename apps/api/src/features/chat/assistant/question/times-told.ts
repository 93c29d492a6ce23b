import { isTime, type Quantity } from './figures.ts'
import { AND, createLexicon, type Match, wordsBetween } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

/** Longer times come hardly several times a day. */
const LONGEST_OF_SEVERAL = 2
/** What is told of one time stands at most so many words from it. */
const NEAR = 2

/** What says the same again in figures: 'koko päivän eli kahdeksan tuntia'. */
const SAID_AGAIN = ['eli', 'elikka', 'siis', 'dvs', 'alltsa']

/** Times without those that are said again right after themselves, or in other figures further on: 'hela helgen, alltså 20 timmar'. */
const saidOnce = (times: readonly Match<Quantity>[], all: readonly Match<Quantity>[], words: readonly string[]) => {
  const inTime = all.filter(({ value }) => isTime(value))
  const isAgain = (at: number) => SAID_AGAIN.includes(words[at] ?? '')
  return times.filter((time) => {
    const end = time.at + time.length
    const again = [end, end + 1].find(isAgain)
    const isNearAgain = again !== undefined && inTime.some(({ at }) => at > again && at - again <= NEAR)
    const next = inTime.find(({ at }) => at >= end)
    return !isTime(time.value) || !(isNearAgain || (next && isAgain(next.at - 1)))
  })
}

/**
 * Makes a reader of how long something is used, by the quantities of a message and by its times without a number ('yön yli'): times that
 * come several times are told in all, what is told of every hour is a share of the time, and what is said again counts once.
 */
export function createTimesTold(lists: SlotWords) {
  const spansIn = createLexicon(lists.spans.map((each) => [each, each.called] as const))
  const [occasionsIn, atATimeIn, hourlyIn] = [lists.occasions, lists['at-a-time'], lists.hourly].map((called) =>
    createLexicon([[true, called]]),
  )
  return (quantities: readonly Match<Quantity>[], words: readonly string[]) => {
    const spans = spansIn(words)
    // 'one night' is a time of its own, and no day.
    const isOfSpan = ({ value: { unit, value }, at }: Match<Quantity>) =>
      unit === 'days' && value === 1 && spans.some((span) => span.at === at && span.value.unit === 'h')
    const wholes = withMinutes(quantities, words).filter((time) => !isOfSpan(time))
    const all = [...wholes, ...spans.filter((span) => wholes.every(({ at }) => at !== span.at))]
    const often: Often = {
      occasions: occasionsIn?.(words) ?? [],
      atATime: atATimeIn?.(words) ?? [],
      hourly: hourlyIn?.(words) ?? [],
    }
    const measured = saidOnce(
      wholes.flatMap((time) => asOften(time, all, often)),
      wholes,
      words,
    )
    return {
      measured,
      spans: saidOnce(
        spans.flatMap((time) => asOften(time, all, often)),
        measured,
        words,
      ),
    }
  }
}

/** Words that tell how often a time comes. */
interface Often {
  occasions: readonly Match<unknown>[]
  atATime: readonly Match<unknown>[]
  hourly: readonly Match<unknown>[]
}

/**
 * A time as it is in all: 'kolme kertaa kymmenen minuuttia', 'vartin kerrallaan neljä kertaa'; of every hour it is a share of the time,
 * '20 minuuttia tunnissa'. What tells how often is no quantity of its own.
 */
function asOften(time: Match<Quantity>, all: readonly Match<Quantity>[], often: Often): Match<Quantity>[] {
  const { hourly, occasions, atATime } = often
  const isOccasion = (each: Match<Quantity>) => {
    const end = each.at + each.length
    return each.value.unit === 'pieces' && occasions.some((word) => word.at + word.length === end)
  }
  const isTold = (each: Match<Quantity>, other: Match<Quantity>) => {
    const between = wordsBetween(each, other)
    const filled = atATime.filter(({ at }) => at > Math.min(each.at, other.at) && at < Math.max(each.at, other.at))
    return isShort(other) && between <= filled.length + 1
  }
  const nearestTo = (occasion: Match<Quantity>) =>
    all
      .filter((each) => isTold(occasion, each))
      .sort((one, other) => wordsBetween(occasion, one) - wordsBetween(occasion, other))[0]
  if (isOccasion(time)) return nearestTo(time) ? [] : [time]
  if (!isShort(time)) return [time]
  const end = time.at + time.length
  const every = hourly.find((word) => word.at === end || word.at + word.length === time.at)
  if (every) {
    const share = { unit: 'percent' as const, value: time.value.value * 100 }
    return [{ value: share, at: Math.min(time.at, every.at), length: time.length + every.length }]
  }
  const times = all.find((each) => isOccasion(each) && nearestTo(each)?.at === time.at)
  return [times ? { ...time, value: { ...time.value, value: time.value.value * times.value.value } } : time]
}

const isShort = ({ value: { unit, value } }: Match<Quantity>) => unit === 'h' && value <= LONGEST_OF_SEVERAL

/** '1 h 20 min': hours and the minutes after them are one time. */
function withMinutes(measured: readonly Match<Quantity>[], words: readonly string[]): Match<Quantity>[] {
  const isRest = (each: Match<Quantity>, hours: Match<Quantity> | undefined) => {
    const gap = hours ? each.at - hours.at - hours.length : Number.NaN
    const isHours = hours?.value.unit === 'h' && hours.value.value >= 1
    return (
      isHours &&
      each.value.unit === 'h' &&
      each.value.value < 1 &&
      (gap === 0 || (gap === 1 && AND.includes(words[each.at - 1] ?? '')))
    )
  }
  return measured.flatMap((each, index) => {
    const next = measured[index + 1]
    if (isRest(each, measured[index - 1])) return []
    if (!next || !isRest(next, each)) return [each]
    const value = { ...each.value, value: each.value.value + next.value.value }
    return [{ value, at: each.at, length: next.at + next.length - each.at }]
  })
}
