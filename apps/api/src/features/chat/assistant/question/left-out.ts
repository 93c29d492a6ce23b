import type { Appliance } from '@arkpax/schema/content'
import type { AskedLoad } from './asked-loads.ts'
import { isMarkBetween, type Match, wordsBetween } from './lexicon.ts'

/** A device that a message leaves out of what was named: one of several, a share of them, or all. */
export interface LeftOut {
  appliance: Appliance
  isOne: boolean
  share?: number
}

/** Words of a message that tell what is left out, beside the devices that it names. */
interface ToldOfLeaving {
  devices: readonly Match<Appliance>[]
  /** What stands before it: 'ilman'. */
  without: readonly Match<unknown>[]
  /** What is done with it, 'jätän', and where it stays: 'kotiin', 'pois'. */
  leaving: readonly Match<unknown>[]
  away: readonly Match<unknown>[]
  /** What tells that it is not run, 'puilla', 'ei tarvita', and that it stays behind: 'jätetään'. */
  notRun: readonly Match<unknown>[]
  leftBehind: readonly Match<unknown>[]
  /** What leaves it out whatever is told of it: 'mut ei sitä'. */
  notIt: readonly Match<unknown>[]
  /** Before which words a comma, a full stop or the like stands. */
  marks: readonly number[]
  /** What keeps it on all the same: 'jää päälle'. */
  on: readonly Match<unknown>[]
  /** That it is one of several, 'toisen', or a share of them: 'puolet'. */
  ones: readonly Match<unknown>[]
  shares: readonly Match<number>[]
  /** That another stands in its place: 'ei vedenkeitin vaan leivänpaahdin'. */
  not: readonly Match<unknown>[]
  instead: readonly Match<unknown>[]
  /** How many words there are. */
  end: number
}

/** Where it stays is told at most so many words after the device. */
const NEAR_AWAY = 2
const NEAR_NOT_RUN = 2
const NEAR_NOT_IT = 4
/** Right after what is done with it, 'jätän pois', it is told farther from the device. */
const NEAR_LEFT_AWAY = 5

/** The devices that are left out: 'ilman vedenkeitintä', 'jos jätän toisen valon kotiin', 'kahvinkeitin jää pois'. */
export function leftOut(told: ToldOfLeaving): Match<LeftOut>[] {
  const { devices, without, leaving, away, notRun, leftBehind, notIt, marks, on, ones, shares, not, instead, end } =
    told
  const isBefore = (words: readonly Match<unknown>[], device: Match<unknown>) =>
    words.some((word) => word.at + word.length === device.at)
  const isAt = (words: readonly Match<unknown>[], at: number) => words.some((word) => word.at === at)
  /** Whether a word stands after a device, at most so many words away, and no other device between. */
  const isAfter = (word: Match<unknown>, device: Match<unknown>, most: number) =>
    word.at >= device.at + device.length &&
    wordsBetween(device, word) <= most &&
    devices.every(({ at }) => at <= device.at || at > word.at)
  const isInClause = (word: Match<unknown>, device: Match<unknown>) => !isMarkBetween(marks, word, device)

  /** 'kiuas lämpiää puilla', 'printteri jätetään kololle', but not 'jää päälle'. */
  const isNotRun = (device: Match<unknown>) =>
    notIt.some((word) => isAfter(word, device, NEAR_NOT_IT)) ||
    notRun.some((word) => isAfter(word, device, NEAR_NOT_RUN) && isInClause(word, device)) ||
    leftBehind.some((word) => isAfter(word, device, 0) && isInClause(word, device) && !isAt(on, word.at + word.length))
  /** 'kahvinkeitin jää pois'; 'kahvikone meinas tulla mukaan mut jätän pois'; 'telkkari pois', and nothing more. */
  const isAway = (device: Match<unknown>) =>
    away.some((word) => {
      const isBare = word.at === device.at + device.length && word.at + word.length === end
      const most = isBefore(leaving, word) ? NEAR_LEFT_AWAY : NEAR_AWAY
      return isBare || (leaving.length > 0 && isAfter(word, device, most))
    })

  return devices.flatMap((device) => {
    const isReplaced = isBefore(not, device) && isAt(instead, device.at + device.length)
    // 'ei lähde ilman hiustenkuivaajaa' takes it along.
    const isWithout = without.some((word) => isBefore([word], device) && !isBefore(not, word))
    if (!isReplaced && !isWithout && !isNotRun(device) && !isAway(device)) return []
    const share = shares.find((word) => isBefore([word], device))?.value
    return [{ ...device, value: { appliance: device.value, isOne: isBefore(ones, device), ...(share && { share }) } }]
  })
}

/** The loads without what is left out of them; all of them where nothing would be left. */
export function withoutLeft(loads: readonly AskedLoad[], left: readonly LeftOut[]): AskedLoad[] {
  const remaining = loads.flatMap((load) => {
    const own = left.find(({ appliance }) => appliance === load.appliance)
    if (!own) return [load]
    if (own.share) return [withoutShare(load, own.share)]
    return own.isOne && load.count > 1 ? [{ ...load, count: load.count - 1 }] : []
  })
  return remaining.length > 0 ? remaining : [...loads]
}

/** A load without a share of its pieces, 'puolet valoista pois'; of what is told as one, of its watts. */
const withoutShare = (load: AskedLoad, share: number): AskedLoad =>
  load.count > 1
    ? { ...load, count: Math.max(1, Math.round(load.count * (1 - share))) }
    : { ...load, watts: load.watts * (1 - share) }
