import { intoBattery } from '../question/bare-figures.ts'
import type { ComposerName, Intent } from './intent-content.ts'
import type { Told } from './told.ts'
import * as tell from './told.ts'

/** What the words of a message make likely, before what else it tells is counted. */
export interface Seen {
  best: Intent | undefined
  /** Whether nothing is likely, or nothing but intents like these. */
  isUnlikely: boolean
  isElseUnlikely: (of: Which) => boolean
  /** Whether any of what is thought of is such a one. */
  isOf: (of: Which) => boolean
  /** The end of a return of which the days are told. */
  returning: 'return.late' | 'return.can' | undefined
}

/** Intents by what answers them. */
export interface Known {
  figure(of: string): readonly string[]
  made(by: ComposerName): readonly string[]
}

/** Whether an intent is one of those that are spoken of. */
export type Which = (intent: Intent, told: Told) => boolean

export type Odds = readonly [which: Which, times: number]

/**
 * Something that a message tells, and what it speaks for or against: how many times greater the odds of such intents are, and which
 * intents it brings though no word is like theirs.
 */
export interface Clue {
  when: (told: Told, seen: Seen) => boolean
  odds?: readonly Odds[]
  brings?: (told: Told, known: Known, seen: Seen) => readonly string[]
}

/** How many times greater or smaller odds are. */
const [CERTAIN, STRONG, CLEAR, SOME, LITTLE] = [12, 10, 6, 4, 2]
const HARDLY = 1 / 40
/** 'kumpi käynnistää sirkkelin' is of two models and never of the order in which devices start. */
const OF_WHICH_STARTS = 40
const OF_FILLED = 20
const OF_OWN_LOADS = 12
const OF_POSTCODE = 20
/** What something costs that is to go to a place or to be fetched is hardly asked of the thing itself, and of panels no hours of devices. */
const OF_THING_SENT = 1 / 1000
const OF_PANEL = 3
/** How high a stack is, or how heavy, is not whether one may be made. */
const OF_STACK_SUMMED = 1 / 1000
/** So many devices are told to have their hours counted. */
const MANY = 3

const named =
  (...ids: string[]): Which =>
  ({ id }) =>
    ids.includes(id)
const like =
  (pattern: RegExp): Which =>
  ({ id }) =>
    pattern.test(id)
const madeBy =
  (...composers: ComposerName[]): Which =>
  ({ compose }) =>
    !!compose && composers.includes(compose)
/** Of a figure, whoever answers it. */
const of =
  (...figures: string[]): Which =>
  ({ of: figure = '' }) =>
    figures.includes(figure)
const both =
  (...all: Which[]): Which =>
  (intent, told) =>
    all.every((which) => which(intent, told))
const anyOther: Which = () => true
const runtime = madeBy('runtime')
const spec = madeBy('spec')
const price = madeBy('price')
const specOf = (figure: string) => both(spec, of(figure))
const ofKind =
  (kind: string): Which =>
  ({ id }) =>
    kindOf(id) === kind
/** Answered from a figure, or written of one. */
export const isOfFigure = ({ compose }: Intent): boolean => compose === 'spec' || !compose
const isOfNamedFigure: Which = (intent, told) => isOfFigure(intent) && tell.figuresOf(told).includes(intent.of ?? '')
const isOfSummed: Which = ({ of: figure = '' }, { attributes }) =>
  tell.SUMMED.includes(figure) && attributes.includes(figure)
/** Written answers that tell what others took with them. */
const OF_STORY = like(/^(?:boat-trip|boat-trip-(?:total|most|solar)|boat-day|cabin-day|cabin-weekend|terrace-day)\./)
/** Written answers that tell the hours of an example. */
export const OF_EXAMPLE = /^(?:home-office|outage|event)\.how-long$/
const OF_WIRING = like(/^solar-(?:connect|series|none)\./)
const OF_RETURN_COST = madeBy('return-cost')
const OF_STARTS = like(/^(?:start-order|motor-load|tool-peak)\./)

const hasLoads = ({ loads }: Told) => loads.length > 0
const hasMany = ({ loads }: Told) => loads.length >= MANY
const isEnergyOfPanel = (told: Told) => told.attributes.includes('energy') && tell.isOfPanel(told)
const isOfCarriage = (told: Told) => !!told.postcode || tell.isSent(told)

/** A return of which the days are told ends in one way, and not in the other. */
const returned = (end: NonNullable<Seen['returning']>, other: string): Clue => ({
  when: (_, { returning }) => returning === end,
  odds: [
    [named(end), CERTAIN],
    [named(other), HARDLY],
  ],
  brings: () => [end],
})

/** Clues, the weightier first: of an intent the first that is of it counts. */
export const clues: readonly Clue[] = [
  {
    when: ({ speaksFor }) => speaksFor.length > 0,
    odds: [[({ id }, { speaksFor }) => speaksFor.includes(id), CERTAIN]],
    brings: ({ speaksFor }) => speaksFor,
  },
  {
    when: ({ speaksFor }) => speaksFor.includes('price.how-much'),
    odds: [[madeBy('delivery-cost'), HARDLY]],
  },
  {
    when: tell.isToBuyFor,
    odds: [
      [madeBy('advice'), CERTAIN],
      [price, HARDLY],
    ],
    brings: () => ['advice.which-devices'],
  },
  {
    when: ({ timesInYear }) => timesInYear > 0,
    odds: [
      [named('battery-life.how-long'), CERTAIN],
      [like(/^(?:warranty|cycles)[.-]/), HARDLY],
    ],
    brings: () => ['battery-life.how-long'],
  },
  {
    when: tell.isToHold,
    odds: [
      [named('advice.which-devices'), CERTAIN],
      [of('price-per-wh'), HARDLY],
    ],
    brings: () => ['advice.which-devices'],
  },
  { when: ({ isAbroad }) => isAbroad, odds: [[like(/abroad/), CERTAIN]] },
  {
    when: tell.isNetPrice,
    odds: [
      [both(like(/^price\./), price), CERTAIN],
      [like(/^price\./), HARDLY],
    ],
    brings: (_, { made }) => made('price'),
  },
  {
    when: ({ chargeWatts }) => !!chargeWatts,
    odds: [
      [of('acTime'), CERTAIN],
      [runtime, HARDLY],
    ],
  },
  returned('return.late', 'return.can'),
  returned('return.can', 'return.late'),
  {
    when: tell.isOfForeignMains,
    odds: [
      [named('voltage.what'), CERTAIN],
      [madeBy('runtime', 'advice'), HARDLY],
    ],
    brings: () => ['voltage.what'],
  },
  {
    when: tell.isOfVolts,
    odds: [[named('dc-boat.how'), CLEAR]],
    brings: (_, __, { isElseUnlikely }) => (isElseUnlikely(runtime) ? ['dc-boat.how'] : []),
  },
  {
    when: (told) => tell.isOfWeather(told) && !hasLoads(told),
    odds: [
      [named('temperature.what'), CLEAR],
      [of(...tell.OF_PORTS), HARDLY],
    ],
  },
  {
    when: tell.isOfPowerPrice,
    odds: [
      [specOf('capacity'), CERTAIN],
      [anyOther, HARDLY],
    ],
    brings: (_, { figure }) => figure('capacity'),
  },
  {
    when: (told) => tell.isSummed(told) || tell.isOfStationsInRoom(told),
    odds: [[named('extra-battery-stack.can'), OF_STACK_SUMMED]],
  },
  {
    when: (told) => tell.isOfStationsInRoom(told) && told.bound.space.length > 1,
    odds: [[of('size'), CERTAIN]],
    brings: (_, { figure }) => figure('size'),
  },
  {
    when: tell.isOfSeveral,
    odds: [[both(spec, isOfSummed), STRONG]],
    brings: ({ attributes, isWhole }, { figure }) =>
      isWhole ? attributes.filter((each) => tell.SUMMED.includes(each)).flatMap(figure) : [],
  },
  {
    when: isEnergyOfPanel,
    odds: [[named('panel-yield.how-much'), CERTAIN]],
    brings: () => ['panel-yield.how-much'],
  },
  {
    when: () => true,
    odds: [[isOfNamedFigure, SOME]],
    brings: (told, { figure }, { isUnlikely }) => (isUnlikely ? tell.figuresOf(told).flatMap(figure) : []),
  },
  {
    when: tell.isPanelsToFill,
    odds: [
      [named('advice.how-many-panels'), CERTAIN],
      [of('solarTime'), HARDLY],
      [named('extra-battery-charge.how-long'), HARDLY],
    ],
    brings: () => ['advice.how-many-panels'],
  },
  {
    when: (told) => tell.isOfFilling(told) || tell.isFilledInDay(told),
    odds: [[specOf('solarTime'), OF_FILLED]],
  },
  {
    when: tell.isOfFilling,
    odds: [[named('advice.how-many-panels'), HARDLY]],
    brings: (_, { figure }) => figure('solarTime'),
  },
  {
    when: tell.isOfPanel,
    odds: [[specOf('solarTime'), OF_PANEL]],
    brings: ({ products }, { figure }, { isUnlikely }) =>
      isUnlikely && products.some(({ isStation }) => isStation) ? figure('solarTime') : [],
  },
  {
    when: tell.isWhichStarts,
    odds: [
      [OF_STARTS, HARDLY],
      [both(runtime, ofKind('can')), OF_WHICH_STARTS],
    ],
    brings: () => ['runtime.can-tools'],
  },
  { when: tell.isOfBattery, odds: [[both(runtime, ofKind('how-many')), CERTAIN]] },
  {
    when: tell.isOfOwnRun,
    odds: [
      [runtime, OF_OWN_LOADS],
      [madeBy('stock'), HARDLY],
    ],
  },
  {
    when: tell.isOfSeveralPanels,
    odds: [[named('solar-series.how'), CLEAR]],
    brings: (_, __, { isOf }) => (isOf(OF_WIRING) ? ['solar-series.how'] : []),
  },
  { when: hasMany, odds: [[runtime, SOME]] },
  {
    when: hasLoads,
    odds: [[runtime, LITTLE]],
    brings: (told, _, { isUnlikely }) => [
      ...(tell.isTogether(told) ? ['runtime.together'] : []),
      ...(hasMany(told) || tell.isOfOwnRun(told) || (isUnlikely && tell.isOfOwnList(told)) ? ['runtime.together'] : []),
    ],
  },
  { when: (told) => tell.isSent(told) || told.speaksFor.length > 0, odds: [[price, OF_THING_SENT]] },
  {
    when: tell.isSum,
    odds: [
      [price, STRONG],
      [OF_STORY, HARDLY],
    ],
    brings: (_, { made }) => made('price'),
  },
  { when: tell.isCost, odds: [[price, STRONG]] },
  {
    when: ({ loads }) => loads.length > 1 || !!loads[0]?.stated,
    odds: [
      [like(OF_EXAMPLE), HARDLY],
      [OF_STORY, HARDLY],
    ],
  },
  {
    when: (told) => intoBattery(told) !== undefined,
    odds: [[named('charge-share.how-much'), CLEAR]],
    brings: () => ['charge-share.how-much'],
  },
  { when: (told) => told.asksWhich && hasLoads(told), odds: [[madeBy('advice'), SOME]] },
  { when: ({ isOfOthers }) => isOfOthers, odds: [[({ admit, unstated }) => !!admit || !!unstated, SOME]] },
  {
    when: (told) => tell.tellsDate(told) && told.attributes.includes('repaired'),
    odds: [
      [madeBy('warranty-end'), CERTAIN],
      [like(/^warranty-repair\./), HARDLY],
    ],
    brings: (_, { made }) => made('warranty-end'),
  },
  { when: tell.tellsDate, odds: [[madeBy('warranty-end'), CLEAR]] },
  {
    when: isOfCarriage,
    odds: [[madeBy('delivery-cost', 'return-cost'), OF_POSTCODE]],
    brings: ({ postcode }, { made }, { best, isOf }) =>
      (postcode || best?.compose === 'price') && !isOf(OF_RETURN_COST) ? made('delivery-cost') : [],
  },
  {
    when: (told) => tell.isOfFrost(told) && told.namesCharging,
    odds: [[named('charge-cold.can'), CERTAIN]],
    brings: () => ['charge-cold.can'],
  },
  {
    when: tell.isOfFrost,
    brings: (_, __, { isUnlikely }) => (isUnlikely ? ['temperature.what'] : []),
  },
]

/** 'can' of 'runtime.can-kitchen'. */
export const kindOf = (id: string): string =>
  id
    .split('.')[1]
    ?.split('-')
    .slice(0, 2)
    .join('-')
    .replace(/^can-.*/, 'can') ?? ''
