import type { Language } from '../passages.ts'
import type { AskedLoad } from './asked-loads.ts'
import type { Quantity, RoomSide } from './figures.ts'
import type { LeftOut } from './left-out.ts'
import type { Message } from './message.ts'
import type { Mention } from './product-names.ts'
import type { SlotWords, Turn } from './slot-words.ts'

export type { AskedLoad, Mention, Quantity, RoomSide }

/** How many of what a device makes, and whether each day. */
export interface Made {
  what: string
  count: number
  isDaily: boolean
}

/** What figures of products are held against. */
export interface Bound {
  /** Figures, with whether more or less than them is asked for. */
  quantities: (Quantity & { compares?: keyof SlotWords['comparing'] })[]
  /** The sides of a room or a box that are told. */
  space: readonly RoomSide[]
  /** Whether it asks for yes or no, or how much or how long, and whether for room between the sides. */
  isWhether: boolean
  isMeasure: boolean
  /** Whether one of its clauses asks for yes or no, and whether that comes before how much or how long: 'jaksaako se, ja kuinka kauan'. */
  asksWhether: boolean
  isWhetherAndMeasure: boolean
  isFitting: boolean
  /** Whether what it asks is the other way round: 'onko se liian korkea'. */
  isReversed: boolean
}

/** What a question tells besides its matter. Days are names of `words.yml` or dates as typed ('24.12'). */
export interface Slots extends Pick<Message, 'tells' | 'kinds'> {
  /** The text with the names of stations for what else they are called. */
  named: string
  products: Mention[]
  /** Accessories of before that this message leaves out, or one of several. */
  removed: { id: string; isOne: boolean }[]
  /** Sets that are held against each other: 'evo ja lisäakku vai pelkkä pro'. */
  setsCompared?: Mention[][]
  /** Stations that a word may stand for in a message that goes on: 'entä pienempi?', of the other one all: 'entä toinen?'. */
  compared: Mention[]
  loads: AskedLoad[]
  /** Devices that were asked about before those of now took their place, the last at the end, and whether this message means all of them at once. */
  pastLoads: AskedLoad[]
  isAtOnce: boolean
  /** How many of what a device makes are told without it: 'porukalle menee 30 kuppia'. */
  made?: Made
  /** How many times a day things are charged. */
  chargesADay?: number
  /** Devices of before that this message leaves out. */
  leftOut: LeftOut[]
  quantities: Quantity[]
  /** Whether it tells of a reset: who has made one is not told to make it. */
  tellsReset?: true
  /** What the display tells, in watts: 'INPUT 900 ja OUTPUT 500', each by itself or both. */
  display?: { input?: number; output?: number }
  /** Whether its hours are those of each day: '10 h päivässä'. */
  isOfEachDay?: true
  /** Of the percentages of a charge both where they are one from the other, '20–80 %', and whether they are of what is left. */
  ofCharge: { range: number[] | undefined; isLeft: boolean }
  /** How many times a year something happens, 0 where that is not told: '200 days a year'. */
  timesInYear: number
  /** Whether something is to be done within a day: 'täyttyykö se kesäpäivässä'. */
  inDay?: true
  /** Whether it names the charging, and whether something that is run; with how many watts a station is charged, and what it runs meanwhile. */
  namesCharging: boolean
  namesLoad: boolean
  chargeWatts?: number
  chargeLoads?: AskedLoad[]
  /** Watts of what gives power: 'aggregaatti 2 kW'. */
  supplyWatts?: number
  /** Of this message alone, or of the one that it says again of another product. */
  bound: Bound
  /** Whether its words ask something, and whether they tell or suppose that something stands otherwise: 'niitä onkin kaksi', 'jos …'. */
  asks: boolean
  tellsOtherwise: boolean
  /** Whether it asks which of several, 'kumpi', and what to buy for what it tells. */
  asksWhich: boolean
  asksToBuy: boolean
  /** What of the things that devices make is asked for: 'litre'. */
  makes?: string
  /** How many of what was named before: 'kolme semmoista', or that this is asked. */
  ofThose?: number | 'asked'
  /** How many percent of the time a device is on, where that is told. */
  dutyPercent?: number
  /** The numbers of one accessory that are asked about, where they are several: 'jos niitä on kaksi, entä neljä'. */
  counts: number[]
  /** The stations that were named last, and whether this message means them: 'kaks lisäakkua ja se asema'. */
  stations: Mention[]
  namesStation: boolean
  /** Products of earlier messages that are not among these any more, the last first; and whether this message means both of what was talked of. */
  past: Mention[]
  namesBoth: boolean
  /** Whether what was beside a station is left out: 'pelkän aseman'. */
  namesAlone: boolean
  /** Whether it asks of a station with all that is beside it, 'koko pino', or names all of something. */
  isWhole: boolean
  namesAll: boolean
  /** A place of `words.yml` where a station is to be used. */
  place?: string
  days: string[]
  /** The one of them that is said to be today. */
  today?: string
  /** Whether another maker of such stations is named. */
  isOfOthers: boolean
  /** Figures of products that are named: 'weight'. */
  attributes: string[]
  /** Whether a battery is to be full. */
  isFull: boolean
  /** Intents for which a word speaks by itself. */
  speaksFor: string[]
  /** Whether it asks of a 'no' that was answered: 'miks ei, paneelinhan niin saa'. */
  asksWhyNot: boolean
  /** Whether it asks how many times or pieces: what is counted anew is no more beside what was counted before. */
  asksTimes: boolean
  /** Whether it asks if something can be done once or more often: 'kerran vai kaksi'. */
  asksOnce?: true
  /** Of what it asks how many there are: nights, mornings, times; and whether it is days. */
  asksTurns?: Turn | undefined
  asksDays: boolean
  /** Whether it asks for the start of a device. */
  asksStart?: true
  /** Whether it asks how long, and not how many. */
  asksDuration: boolean
  /** Whether it asks when something comes, or how long that takes. */
  asksWhen: boolean
  /** Whether it asks if what it names is needed: 'tarvitaanko paneeli'. */
  asksNeed: boolean
  documentLanguage?: Language
  /** A fault of the display or an item of its menu: 'E06', 'P4'. */
  code?: string
  /** Codes that are told beside the first: 'mitä tarkoittaa E03, entä E04'. */
  otherCodes?: string[]
  postcode?: string
  /** A postcode of the place that is named in its stead. */
  placePostcode?: string
  /** Whether the mains are named: 'seinästä', 'verkosta'. */
  isOfMains: boolean
  /** Whether a place outside the country is named. */
  isAbroad: boolean
  /** Whether something is to go to a place: 'sinne', 'perille'. */
  isThither: boolean
  orderNumber?: string
  /** Whether a number is said to be of an order. */
  namesOrder: boolean
  email?: string
  serial?: string
  count?: number
  /** Whether its number is of so many more: 'två till'. */
  isMore?: true
  /** The number that is all that it says. */
  bareNumber?: number
  /** The words with what was read replaced by its class: 'kauanko PRODUCT jaksaa DEVICE'. */
  classes: string
  /** Whether it tells that things run together. */
  areTogether: boolean
  /** Whether it tells that things run one at a time: 'vuorotellen'. */
  areApart: boolean
  /** Whether it adds to what was told before: 'ja läppäri'. */
  adds: boolean
  /** Whether its products are beside those of before: 'entä kahden lisäakun kanssa', 'kauanko niillä lataa PRO:n'. */
  joins: boolean
  /** How many messages before have been merged into these. */
  turns: number
}
