import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Appliance } from '@arkpax/schema/content'
import type { AskedLoad } from './asked-loads.ts'
import { displayIn } from './bare-figures.ts'
import { createBoundAsked } from './bound-asked.ts'
import { createChargeTold } from './charge-told.ts'
import { isOfCharge, isOfPanels, withChargeWatts } from './charging-told.ts'
import { codesTold, daysTold, numbersTold } from './identifiers-told.ts'
import { overlap } from './lexicon.ts'
import { createLoadsTold } from './loads-told.ts'
import { createMessages, type Message } from './message.ts'
import { timesInYear } from './often-told.ts'
import { createPlacesTold } from './places-told.ts'
import { createProductNames } from './product-names.ts'
import { createProductsTold } from './products-told.ts'
import { createQuantities } from './quantities-told.ts'
import type { SlotWords } from './slot-words.ts'
import type { Slots } from './slots.ts'
import { createStationNames } from './station-names.ts'
import { CLASSES } from './taken-words.ts'
import { togetherTold } from './together-told.ts'
import { turnsAsked } from './turns-asked.ts'
import { createVocabulary } from './vocabulary.ts'

/** Reads slots with these words: lists are compiled once, so make one reader for a shop. */
export function createSlotReader(from: {
  words: SlotWords
  catalogue: readonly CatalogueProduct[]
  appliances: readonly Appliance[]
}): (text: string, beside?: readonly AskedLoad[]) => Slots {
  const { words: lists, catalogue } = from
  const vocabulary = createVocabulary(lists)
  const productsIn = createProductNames(lists, catalogue)
  const messageOf = createMessages(from, vocabulary, productsIn)
  const withStationNames = createStationNames(catalogue, productsIn)
  const { mentionsIn, productsTold } = createProductsTold(catalogue)
  const measuredIn = createQuantities(lists)
  const loadsTold = createLoadsTold(catalogue)
  const boundAsked = createBoundAsked(lists, vocabulary)
  const chargeTold = createChargeTold(lists)
  const placesTold = createPlacesTold(lists)

  return (text, before = []) => {
    const read = messageOf(text, before)
    const message = measuredIn(read, mentionsIn(read))
    const { figures, taken, email, serial } = message
    // What is read first takes its words from what is read after it.
    const ofProducts = productsTold(message)
    const together = togetherTold(message)
    const ofLoads = loadsTold(message, together)
    const spans = taken.take(figures.spans, ({ value }) => CLASSES[value.unit])
    const ofCode = codesTold(message)
    const ofDays = daysTold(message)
    const ofNumbers = numbersTold(message)
    const slots: Slots = {
      tells: message.tells,
      kinds: message.kinds,
      named: withStationNames(text),
      ...ofProducts,
      ...together,
      ...ofLoads,
      ...displayIn(message.text),
      quantities: [...message.quantities, ...spans].map(({ value: { unit, value } }) => ({ unit, value })),
      ...timesInYear(message),
      ...chargeTold(message),
      ...boundAsked(message),
      ...turnsAsked(message),
      ...ofCode,
      ...ofDays,
      ...ofNumbers,
      email,
      serial: serial?.toUpperCase(),
      ...placesTold(message),
      ...wordsTold(message),
      classes: [taken.classes(), email && 'EMAIL', serial && 'SERIAL'].filter(Boolean).join(' '),
      pastLoads: [],
      past: [],
      turns: 0,
    }
    if (slots.namesCharging && isOfPanels(slots)) return { ...slots, loads: [] }
    return slots.namesCharging && isOfCharge(slots) ? withChargeWatts(slots) : slots
  }
}

/** What single words tell or ask by themselves. */
function wordsTold({ find, tells, kinds, marks, devices }: Message) {
  const weight = tells('which') && tells('weighing') ? ['weight'] : []
  const isOfTimes = find('times').some((each) => !find('at-once').some((word) => overlap(each, word)))
  const counting = find('asks-count').map(({ at, length }) => at + length)
  const charged = devices.filter(({ value }) => value.each?.what === 'charge')
  /** 'montako kopterin akkua evo lataa', 'kopterin laturi 100 W, montako akkua saan prosta'. */
  const isOfCharged =
    (tells('charging') && charged.some(({ at }) => counting.includes(at))) ||
    (charged.length > 0 && find('cells').some(({ at }) => counting.includes(at)))
  const start = find('leading').find(({ at }) => at === 0)?.length ?? 0
  return {
    asksWhyNot: find('why-not').some(({ at, length }) => [0, start].includes(at) && marks.includes(at + length)),
    namesCharging: tells('charging'),
    namesLoad: tells('loading'),
    namesStation: tells('station-itself'),
    namesBoth: tells('both'),
    namesAlone: tells('alone'),
    isWhole: tells('whole'),
    isFull: tells('full'),
    isOfOthers: tells('others'),
    isOfMains: tells('mains'),
    tellsOtherwise: tells('otherwise'),
    asksWhich: tells('which'),
    asksToBuy: tells('buying'),
    asksDuration: tells('duration'),
    asksWhen: tells('asks-when') || tells('duration'),
    asksTimes: kinds('things').length > 0 || isOfTimes || isOfCharged,
    ...(tells('in-day') && { inDay: true as const }),
    ...(tells('resetting') && { tellsReset: true as const }),
    ...(tells('asks-start') && { asksStart: true as const }),
    attributes: [...new Set([...kinds('attributes').map(({ value }) => value), ...weight])],
    speaksFor: [...new Set(kinds('speaks-for').map(({ value }) => value))],
    documentLanguage: kinds('languages')[0]?.value,
  }
}
