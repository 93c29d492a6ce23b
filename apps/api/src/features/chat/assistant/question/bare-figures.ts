import { LOW_VOLTS, type Quantity } from './figures.ts'
import type { Match } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Named } from './product-names.ts'
import type { Slots } from './slots.ts'

/** Finnish words for several: 'paneeleja', 'levyi'. */
export const SEVERAL = /(?:j[ai]|it[ao]|i[ai]|[eio]i|[aeo]rna|[aeiou]t)$/

export const LEAST_BARE_WATTS = 30
/** Beside figures with their units, and in a list of them. */
const LEAST_BESIDE_WATTS = 10
const LEAST_OF_START = 500
const NEAR_START = 3
const LEAST_OF_LIST = 5
const MOST_BARE_AMPERES = 30
/** For whom or what a device is: 'jääkaappi juomille 90'. */
const FOR = /[a-z]{3}lle$/
/** A numeral that is a name. */
const NAME_BY_WATTS = /(?:sata[ns]en|kympin)$/
/** Batteries that hold so much are told in watt-hours, smaller ones from so many on in milliampere-hours of 3.7 volts. */
const LEAST_BARE_WATT_HOURS = 200
const LEAST_BARE_MILLIAMPERE_HOURS = 1000
const WATT_HOURS_OF_MILLIAMPERE_HOUR = 0.0037
/** A figure is of a name right after it, or a word away: 'EVO says 1800 W'. */
const NEAR = 1

/**
 * Numbers that can be the watts of a device right before them, or what a battery holds: 'imurin 1400', 'telkkari vie 80', 'pyörän akku
 * 500', '500 akku'. Small ones are so beside others that tell their unit, which they have too: 'näyttö 25 ja starlink 60 W', 'autopilotti
 * 3 A, plotteri 1'; in a list of them the smallest as well, after one thing: 'plotteri 25 W, vhf 6, kaiku 10'.
 */
export function bareWatts({ devices, words, marks, find, kinds, figures }: Message): Match<Quantity>[] {
  const { numbers, measured } = figures
  const heads = [...find('heads'), ...kinds('things')]
  const inUnit = (unit: string) => measured.filter(({ value }) => value.unit === unit)
  const areAmperes = inUnit('A').length > 0 && inUnit('W').length <= inUnit('A').length
  const volts = inUnit('V')[0]?.value.value ?? LOW_VOLTS
  const least = inUnit('W').length > 0 ? LEAST_BESIDE_WATTS : LEAST_BARE_WATTS
  const watts = (value: number, isOfList: boolean) => {
    if (areAmperes && value <= MOST_BARE_AMPERES) return Number((value * volts).toPrecision(6))
    return value >= least || isOfList ? value : undefined
  }
  const endsPart = ({ at, length }: Match<unknown>) => at + length === words.length || marks.includes(at + length)
  /** Whether a number stands between one device and a comma, where others tell watts: that of several would count them. */
  const isOfList = (each: Match<number>) =>
    inUnit('W').length > 0 &&
    Number.isInteger(each.value) &&
    each.value >= LEAST_OF_LIST &&
    endsPart(each) &&
    devices.some(({ at, length }) => at + length === each.at && !SEVERAL.test(words[each.at - 1] ?? ''))
  const isOfTotal = (each: Match<number>) =>
    each.value >= LEAST_BARE_WATTS &&
    find('total').some(({ at, length }) => at + length === each.at) &&
    devices.some(({ at }) => at < each.at)
  /** '1500 W mut lähtiessä haukkaa 4500'. */
  const isOfStart = (each: Match<number>) =>
    inUnit('W').length > 0 &&
    each.value >= LEAST_OF_START &&
    find('starting').some(({ at, length }) => each.at > at && each.at - at - length < NEAR_START)
  /** 'satasen työvalo', 'viissatanen lämmitin', 'kympin lamppu', and what stands between a number and a device: 'kolme 40 lamppua'. */
  const isNamedByWatts = ({ at, length, value }: Match<number>) => {
    const isName = NAME_BY_WATTS.test(words[at] ?? '')
    const isAfterCount = value >= LEAST_OF_LIST && !marks.includes(at) && figures.before(at) !== undefined
    return devices.some(
      (device) =>
        (isName && device.at - at - length === NEAR) || ((isName || isAfterCount) && device.at === at + length),
    )
  }
  return numbers.flatMap((each): Match<Quantity>[] => {
    const isOther = heads.some(({ at }) => at === each.at + each.length) || measured.some(({ at }) => at === each.at)
    if (isOther) return []
    if (isOfTotal(each) || isNamedByWatts(each)) return [{ ...each, value: { unit: 'W', value: each.value } }]
    // '10 ledipalkkia' counts them.
    const next = devices.some((one) => one.at === each.at + each.length) && !endsPart(each)
    if (next && each.value < LEAST_BARE_WATTS) return []
    const times = measured.find((one) => one.value.unit === 'pieces' && one.at + one.length === each.at)
    const start = times?.at ?? each.at
    const after =
      find('drawing').find((word) => word.at + word.length === start)?.at ??
      (FOR.test(words[start - 1] ?? '') ? start - 1 : start)
    const isOfBattery = find('battery').some(({ at }) => at === each.at + each.length)
    const device =
      devices.find((one) => one.at + one.length === after || one.at + one.length === start) ??
      (isOfBattery ? devices.findLast((one) => one.at < each.at) : undefined)
    if (!device && isOfStart(each)) return [{ ...each, value: { unit: 'W', value: each.value } }]
    if (!device) return []
    const held = (after === each.at || isOfBattery) && device.value.each?.what === 'charge' ? device.value.each.wh : 0
    if (held >= LEAST_BARE_WATT_HOURS && each.value >= LEAST_BARE_WATTS)
      return [{ ...each, value: { unit: 'Wh', value: each.value } }]
    if (held > 0 && each.value >= LEAST_BARE_MILLIAMPERE_HOURS)
      return [{ ...each, value: { unit: 'Wh', value: each.value * WATT_HOURS_OF_MILLIAMPERE_HOUR } }]
    const value = isOfBattery ? undefined : watts(each.value, isOfList(each))
    return value ? [{ ...each, value: { unit: 'W', value } }] : []
  })
}

/** 'Ark PRO 2400 W', 'se 2400 W:n malli': the figure belongs to the name, or is it. */
export const isOfName = (figure: number, at: number, mentions: readonly Match<Named>[]) =>
  mentions.some(
    ({ value: { figures, isByFigure }, ...name }) =>
      ([0, NEAR].includes(at - name.at - name.length) || (isByFigure && name.at === at)) && figures.includes(figure),
  )

/** What the display tells goes in and out. */
export function displayIn(text: string): Pick<Slots, 'display'> {
  const [input, output] = [INPUT, OUTPUT].map((name) => name.exec(text)?.[1])
  if (!input && !output) return {}
  return { display: { ...(input && { input: Number(input) }), ...(output && { output: Number(output) }) } }
}
const INPUT = /\binput\D{0,12}(\d{1,4})\b/i
const OUTPUT = /\boutput\D{0,12}(\d{1,4})\b/i

/** How many watts of what the display tells go into the battery; nothing where it does not tell both, or more goes out. */
export function intoBattery({ display: { input, output } = {} }: Pick<Slots, 'display'>): number | undefined {
  return input && output && input >= output ? input - output : undefined
}

/** The words of 'E 06' and 'P4', which are written apart or together. */
export const codeWords = (words: readonly string[]): Match<string>[] =>
  words.flatMap((value, at) =>
    (value === 'e' || value === 'p') && Number(words[at + 1]) > 0 ? [{ value, at, length: 2 }] : [],
  )

const BARE_DEGREES = /(?<=^|[\s(])(?<!\d\s*)[-−–]\d{1,2}(?:\s?°?c)?(?=[\s,.?!;)]|$)(?!\s*(?:astet|plus|grad|degree))/gi

/** A text with the word for degrees, as it is learned, after those that are told by their sign alone: 'onko -12 liikaa'. */
export const withDegrees = (text: string) => text.replace(BARE_DEGREES, '$& astetta')
