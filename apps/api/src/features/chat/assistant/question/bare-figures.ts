import type { Appliance } from '@arkpax/schema/content'
import type { Figures, Quantity } from './figures.ts'
import type { Match } from './lexicon.ts'
import type { Named } from './product-names.ts'
import type { Slots } from './slots.ts'

export const LEAST_BARE_WATTS = 30
/** Batteries that hold so much are told in watt-hours, smaller ones from so many on in milliampere-hours of 3.7 volts. */
const LEAST_BARE_WATT_HOURS = 200
const LEAST_BARE_MILLIAMPERE_HOURS = 1000
const WATT_HOURS_OF_MILLIAMPERE_HOUR = 0.0037
/** A figure is of a name right after it, or a word away: 'EVO says 1800 W'. */
const NEAR = 1

/** 'imurin 1400', 'telkkari vie 80': a number after a device that can be its watts, or what a battery holds: 'pyörän akku 500', '500 akku'. */
export const bareWatts = (
  devices: readonly Match<Appliance>[],
  { drawing, batteries, heads }: Record<'drawing' | 'batteries' | 'heads', readonly Match<unknown>[]>,
  { numbers, measured }: Figures,
): Match<Quantity>[] =>
  numbers.flatMap((each): Match<Quantity>[] => {
    if (heads.some(({ at }) => at === each.at + each.length)) return []
    const after = drawing.find((word) => word.at + word.length === each.at)?.at ?? each.at
    const isOfBattery = batteries.some(({ at }) => at === each.at + each.length)
    const device =
      devices.find((one) => one.at + one.length === after) ??
      (isOfBattery ? devices.findLast((one) => one.at < each.at) : undefined)
    if (!device || each.value < LEAST_BARE_WATTS || measured.some(({ at }) => at === each.at)) return []
    const held = (after === each.at || isOfBattery) && device.value.each?.what === 'charge' ? device.value.each.wh : 0
    if (held >= LEAST_BARE_WATT_HOURS) return [{ ...each, value: { unit: 'Wh', value: each.value } }]
    if (held > 0 && each.value >= LEAST_BARE_MILLIAMPERE_HOURS)
      return [{ ...each, value: { unit: 'Wh', value: each.value * WATT_HOURS_OF_MILLIAMPERE_HOUR } }]
    return isOfBattery ? [] : [{ ...each, value: { unit: 'W', value: each.value } }]
  })

/** 'Ark PRO 2400 W', 'se 2400 W:n malli': the figure belongs to the name, or is it. */
export const isOfName = (figure: number, at: number, mentions: readonly Match<Named>[]) =>
  mentions.some(
    ({ value: { figures, isByFigure }, ...name }) =>
      ([0, NEAR].includes(at - name.at - name.length) || (isByFigure && name.at === at)) && figures.includes(figure),
  )

/** What the display tells goes in and out. */
export function displayIn(text: string): Pick<Slots, 'display'> {
  const [input, output] = [INPUT, OUTPUT].map((name) => name.exec(text)?.[1])
  return input && output ? { display: { input: Number(input), output: Number(output) } } : {}
}
const INPUT = /\binput\D{0,12}(\d{1,4})\b/i
const OUTPUT = /\boutput\D{0,12}(\d{1,4})\b/i

/** The words of 'E 06' and 'P4', which are written apart or together. */
export const codeWords = (words: readonly string[]): Match<string>[] =>
  words.flatMap((value, at) =>
    (value === 'e' || value === 'p') && Number(words[at + 1]) > 0 ? [{ value, at, length: 2 }] : [],
  )
