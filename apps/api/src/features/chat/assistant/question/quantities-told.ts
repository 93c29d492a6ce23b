import { bareWatts, isOfName } from './bare-figures.ts'
import { eachOnes, headsNear } from './counts-told.ts'
import type { Quantity } from './figures.ts'
import { createLexicon, type Match } from './lexicon.ts'
import { EACH, type Message } from './message.ts'
import type { Named } from './product-names.ts'
import type { SlotWords } from './slot-words.ts'
import { CLASSES } from './taken-words.ts'

/** A message with the products that it names and what its figures measure. */
export interface Measured extends Message {
  mentions: readonly Match<Named>[]
  /** Figures that tell their unit. */
  measured: readonly Match<Quantity>[]
  /** Those that are of a device right before them, without a unit. */
  bare: readonly Match<Quantity>[]
  /** All of them but those of names. */
  quantities: readonly Match<Quantity>[]
}

/** A word that tells of what is over is at most so many words away. */
const NEAR = 1

/** Makes a reader of what the figures of a message measure. */
export function createQuantities(lists: SlotWords): (message: Message, mentions: readonly Match<Named>[]) => Measured {
  const [besideIn, afterIn] = [createLexicon([[true, lists.past.beside]]), createLexicon([[true, lists.past.after]])]

  /** 'ostosta on kolme viikkoa', 'viikko sitten': a time that is over. */
  function asPast(each: Match<Quantity>, words: readonly string[]): Match<Quantity> {
    const end = each.at + each.length
    const isPast =
      each.value.unit === 'days' &&
      (afterIn(words).some(({ at }) => at === end) ||
        besideIn(words).some(({ at }) => at - end <= NEAR && each.at - at <= NEAR + 1))
    return isPast ? { ...each, value: { ...each.value, unit: 'past' } } : each
  }

  return (message, mentions) => {
    const { words, devices, figures, taken } = message
    // The 'e' of 'two e-bikes' is no euro.
    const measured = figures.measured.filter(
      ({ at, length }) => !devices.some((device) => device.length > 1 && device.at === at + length - 1),
    )
    const bare = bareWatts(message)
    /** 'two PROs' counts stations. */
    const isOfStations = ({ value: { unit, value }, at, length }: Match<Quantity>) =>
      unit === 'percent' && value <= MOST_STATIONS && mentions.some((each) => each.at === at + length - 1)
    const told = measured
      .filter((each) => !isOfStations(each))
      .map((each) => asKilowatts(each, devices))
      .filter(({ value, at }) => !isOfName(value.value, at, mentions))
      .map((each) => ofAllHeads(asPast(each, words), { ...message, bare }))
    const quantities = [...told, ...bare]
    taken.take(mentions, () => 'PRODUCT')
    taken.take([...measured, ...quantities], ({ value }) => CLASSES[value.unit])
    return { ...message, mentions, measured, bare, quantities }
  }
}

const MOST_STATIONS = 6

/** 'kahden kilon puhallin' takes two kilowatts. */
const asKilowatts = (each: Match<Quantity>, devices: Message['devices']): Match<Quantity> =>
  each.value.unit === 'kg' &&
  each.value.value <= MOST_KILOWATTS &&
  devices.some(({ at }) => at === each.at + each.length)
    ? { ...each, value: { unit: 'W', value: each.value.value * 1000 } }
    : each
const MOST_KILOWATTS = 6

/** '3 min per ukko' of six is eighteen minutes. */
function ofAllHeads(time: Match<Quantity>, message: Pick<Measured, 'bare'> & Message): Match<Quantity> {
  const each = time.value.unit === 'h' && eachOnes(message).find(({ at }) => at === time.at + time.length)
  const many = each && message.words[each.at] === EACH ? headsNear(message, time.at) : undefined
  return many ? { ...time, value: { ...time.value, value: time.value.value * many } } : time
}

/** The numbers of what is measured in a unit. */
export const valuesIn = (quantities: readonly Match<Quantity>[], unit: Quantity['unit']): Match<number>[] =>
  quantities.flatMap(({ value, ...where }) => (value.unit === unit ? [{ ...where, value: value.value }] : []))
