import type { Appliance } from '@arkpax/schema/content'
import { plain } from '@arkpax/schema/finnish-terms'
import type { AskedLoad } from './asked-loads.ts'
import type { Figures } from './figures.ts'
import { areForms, createLexicon, type Match, overlap } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

/** A short name has so many letters of the end of a compound, whose first part has at least so many, and the ending of either at most so many more. */
const SHORT_NAME = 4
const SHORTEST_FIRST = 3
const MOST_ENDING = 3
/** Whether two words differ only by their endings: 'sahan' and 'sahaa', but not 'kuvauksiin' and 'kuvausvaloo'. */
const differByEnding = (one: string, other: string) =>
  areForms(one, other, { alike: Math.min(one.length, other.length) - MOST_ENDING, longer: MOST_ENDING })

/** Whether a word is the end of a compound: 'laukkua' of 'kylmälaukku'. */
function isEndOf(word: string, long: string): boolean {
  const start = long.lastIndexOf(word.slice(0, SHORT_NAME))
  return start >= SHORTEST_FIRST && differByEnding(long.slice(start), word)
}

/** Reads which devices a message names. */
export interface NamedDevices {
  /** What has a name of a device or only looks so: of the latter the value is undefined. */
  named(words: readonly string[]): Match<Appliance | undefined>[]
  /** The devices that are told of, by their own names or by what stands for these; `before` are those of the messages before. */
  of(words: readonly string[], figures: Figures, before: readonly AskedLoad[]): Match<Appliance>[]
  /** The devices of before that a message names only by the end of their name: 'puhallin' after 'lehtipuhallin'; `named` are those that it names otherwise. */
  byEndOf(before: readonly AskedLoad[], words: readonly string[], named: readonly Match<unknown>[]): Match<Appliance>[]
  /** The device of before that a short or a general name means, which is none of those: 'kamerat' after 'riistakamera'. */
  meantBefore(device: Match<Appliance>, words: readonly string[], before: readonly AskedLoad[]): Appliance
}

/** Reads devices by what they are called: lists are compiled once. */
export function createNamedDevices({
  words: lists,
  appliances,
}: {
  words: SlotWords
  appliances: readonly Appliance[]
}): NamedDevices {
  const devicesIn = createLexicon<Appliance | undefined>(
    [
      ...appliances.map((each) => [each, Object.values(each.calledAs ?? {}).flat()] as const),
      [undefined, lists['no-device']] as const,
    ],
    { slips: true },
  )
  const besideIn = Object.entries(lists.beside).flatMap(([id, { called, ...needs }]) => {
    const device = appliances.find((each) => each.id === id)
    return device ? [{ ...needs, find: createLexicon([[device, called]]) }] : []
  })
  const placesIn = createLexicon([[true, lists['no-device-ends']]])

  /** The devices that are named, and those that are only beside others, of before as well, or where certain figures are told. */
  function devicesOf(
    words: readonly string[],
    { measured }: Figures,
    before: readonly AskedLoad[],
  ): Match<Appliance>[] {
    const places = placesIn(words)
    const listed = devicesIn(words).flatMap(({ value, ...where }) =>
      value && places.every(({ at }) => at !== where.at) && words[where.at - 1] !== 'per' ? [{ ...where, value }] : [],
    )
    // 'kannettava 90 W' is a computer, 'kannettava kaiutin' none.
    const figured = besideIn.flatMap(({ units, isFigured, find }) =>
      find(words).filter(
        ({ at, length }) =>
          isFigured && measured.some((each) => each.at === at + length && units.includes(each.value.unit)),
      ),
    )
    const named = [...listed, ...figured].sort((one, other) => one.at - other.at)
    const more = besideIn.flatMap(({ devices, units, isFigured, find }) => {
      if (isFigured) return []
      const others = [...named.map(({ value }) => value), ...before.map(({ appliance }) => appliance)]
      const isBeside = others.some((each) => each && devices.includes(each.id))
      const isTold = units.length > 0 && units.every((unit) => measured.some(({ value }) => value.unit === unit))
      const found = find(words).slice(0, 1)
      // 'ruohonleikkurini akku on 36 V 4 Ah' is of the battery alone, 'sähköpyörän akku 36 V 10 Ah' of what is charged by its name.
      const isOfIt = found.some(({ at }) =>
        named.every((each) => each.at + each.length === at && each.value.each?.what !== 'charge'),
      )
      return isBeside || (isTold && isOfIt) ? found : []
    })
    const free = more.filter((each) => named.every((other) => !overlap(each, other)))
    const whole = named.filter(
      ({ at, length, value }) =>
        value.each || free.every((each) => each.at !== at + length || each.value.each === undefined),
    )
    return [...whole, ...free].sort((one, other) => one.at - other.at)
  }

  /** The devices, a name that may be of another before it as that one where nothing is told of it alone. */
  function withGeneric(
    devices: readonly Match<Appliance>[],
    { before, measured, numbers }: Figures,
  ): Match<Appliance>[] {
    return devices.map((device) => {
      const end = device.at + device.length
      const isTold = before(device.at) !== undefined || [...measured, ...numbers].some(({ at }) => at === end)
      const ids = isTold ? [] : (lists.generic[device.value.id] ?? [])
      const meant = devices.find(({ at, value }) => at < device.at && ids.includes(value.id))
      return meant ? { ...device, value: meant.value } : device
    })
  }

  /**
   * The devices, and those that are named again by the end of their name: 'laattasaha 800 w, saha tunnin', 'kylmälaukku ja puhelin, laukku
   * kymmenen tuntia'. The end of a compound that is no device is none either: 'lihamylly 800 w, mylly käy tunnin'.
   */
  function withShortNames(devices: readonly Match<Appliance>[], words: readonly string[]): Match<Appliance>[] {
    const deviceAt = (at: number) => devices.find((each) => at >= each.at && at < each.at + each.length)
    return words.flatMap((word, at): Match<Appliance>[] => {
      const own = deviceAt(at)
      if (own && own.at !== at) return []
      const isNamedBefore = own && devices.some((each) => each.at < at && each.value === own.value)
      const whole =
        word.length >= SHORT_NAME && !isNamedBefore
          ? words.slice(0, at).findLastIndex((long) => isEndOf(word, long))
          : -1
      if (whole < 0 || (own && own.length > 1)) return own ? [own] : []
      const meant = deviceAt(whole)?.value
      return meant ? [{ value: meant, at, length: 1 }] : []
    })
  }

  function meantBefore(
    { at, value }: Match<Appliance>,
    words: readonly string[],
    before: readonly AskedLoad[],
  ): Appliance {
    const known = before.flatMap(({ appliance }) => appliance ?? [])
    if (known.includes(value)) return value
    const isNamed = ({ id, name }: Appliance) =>
      lists.generic[value.id]?.includes(id) || isEndOf(words[at] ?? '', plain(name))
    return known.find(isNamed) ?? value
  }

  function byEndOf(
    before: readonly AskedLoad[],
    words: readonly string[],
    named: readonly Match<unknown>[],
  ): Match<Appliance>[] {
    const known = before.flatMap(({ appliance }) => appliance ?? [])
    return words.flatMap((word, at): Match<Appliance>[] => {
      const meant = word.length >= SHORT_NAME && known.find(({ name }) => isEndOf(word, plain(name)))
      const isNamed = () => named.some((each) => at >= each.at && at < each.at + each.length)
      return meant && !isNamed() ? [{ value: meant, at, length: 1 }] : []
    })
  }

  return {
    named: devicesIn,
    byEndOf,
    meantBefore,
    of: (words, figures, before) => withShortNames(withGeneric(devicesOf(words, figures, before), figures), words),
  }
}
