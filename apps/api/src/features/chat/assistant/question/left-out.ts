import type { Appliance } from '@arkpax/schema/content'
import type { AskedLoad } from './asked-loads.ts'
import { type Match, wordsBetween } from './lexicon.ts'

/** A device that a message leaves out of what was named: one of several, or all of them. */
export interface LeftOut {
  appliance: Appliance
  isOne: boolean
}

/** Words of a message that tell what is left out, beside the devices that it names. */
interface ToldOfLeaving {
  devices: readonly Match<Appliance>[]
  /** What stands before it: 'ilman'. */
  without: readonly Match<unknown>[]
  /** What is done with it, 'jätän', and where it stays: 'kotiin', 'pois'. */
  leaving: readonly Match<unknown>[]
  away: readonly Match<unknown>[]
  /** That it is one of several: 'toisen'. */
  ones: readonly Match<unknown>[]
  /** That another stands in its place: 'ei vedenkeitin vaan leivänpaahdin'. */
  not: readonly Match<unknown>[]
  instead: readonly Match<unknown>[]
  /** How many words there are. */
  end: number
}

/** Where it stays is told at most so many words after the device. */
const NEAR_AWAY = 2

/** The devices that are left out: 'ilman vedenkeitintä', 'jos jätän toisen valon kotiin', 'kahvinkeitin jää pois'. */
export function leftOut({ devices, without, leaving, away, ones, not, instead, end }: ToldOfLeaving): Match<LeftOut>[] {
  const isBefore = (words: readonly Match<unknown>[], device: Match<unknown>) =>
    words.some((word) => word.at + word.length === device.at)
  return devices.flatMap((device) => {
    const isAway = away.some((word) => word.at > device.at && wordsBetween(device, word) <= NEAR_AWAY)
    const isReplaced = isBefore(not, device) && instead.some((word) => word.at === device.at + device.length)
    // 'telkkari pois', and nothing more.
    const isBare = away.some((word) => word.at === device.at + device.length && word.at + word.length === end)
    const isLeft = isReplaced || isBefore(without, device) || (isAway && (isBare || leaving.length > 0))
    if (!isLeft) return []
    return [{ ...device, value: { appliance: device.value, isOne: isBefore(ones, device) } }]
  })
}

/** The loads without what is left out of them; all of them where nothing would be left. */
export function withoutLeft(loads: readonly AskedLoad[], left: readonly LeftOut[]): AskedLoad[] {
  const remaining = loads.flatMap((load) => {
    const own = left.find(({ appliance }) => appliance === load.appliance)
    if (!own) return [load]
    return own.isOne && load.count > 1 ? [{ ...load, count: load.count - 1 }] : []
  })
  return remaining.length > 0 ? remaining : [...loads]
}
