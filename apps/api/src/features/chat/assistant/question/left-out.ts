import type { Appliance } from '@arkpax/schema/content'
import type { AskedLoad } from './asked-loads.ts'
import { isMarkBetween, type Match, wordsBetween } from './lexicon.ts'
import type { Message } from './message.ts'

/** A device that a message leaves out of what was named: one of several, a share of them, or all. */
export interface LeftOut {
  appliance: Appliance
  isOne: boolean
  share?: number
}

/** Where it stays is told at most so many words after the device. */
const NEAR_AWAY = 2
const NEAR_NOT_RUN = 2
const NEAR_NOT_IT = 4
/** 'ei nuku ilman yövaloa'. */
const NEAR_DENIED = 1
/** Right after what is done with it, 'jätän pois', it is told farther from the device. */
const NEAR_LEFT_AWAY = 5

const isBefore = (words: readonly Match<unknown>[], thing: Match<unknown>) =>
  words.some((word) => word.at + word.length === thing.at)
const isAt = (words: readonly Match<unknown>[], at: number) => words.some((word) => word.at === at)

/** Whether a word stands after a thing, at most so many words away, and no other thing between. */
const isAfter = (word: Match<unknown>, thing: Match<unknown>, things: readonly Match<unknown>[], most: number) =>
  word.at >= thing.at + thing.length &&
  wordsBetween(thing, word) <= most &&
  things.every(({ at }) => at <= thing.at || at > word.at)

/** Whether one thing of several is meant: 'toinen lisäakku'. */
export const isOneOf = ({ find }: Message, thing: Match<unknown>) => isBefore(find('ones'), thing)

/** Whether another takes the place of a thing, which `denied` leaves out: 'ei otetakaan EVOa vaan PRO', 'PRO EVOn tilalle'. */
export const isReplaced = ({ find }: Message, thing: Match<unknown>, denied = find('not')) =>
  (isBefore(denied, thing) && isAt(find('instead'), thing.at + thing.length)) ||
  isAt(find('in-its-place'), thing.at + thing.length) ||
  isBefore(find('in-place-of'), thing)

/** Whether a thing is left out by what stands beside it, of which `away` tells where it goes: 'ilman vedenkeitintä', 'jätetään toinen lisäakku pois'. */
export function isLeftAway(
  { find, words, marks }: Message,
  thing: Match<unknown>,
  things: readonly Match<unknown>[],
  away = find('away'),
): boolean {
  const [leaving, not] = [find('leaving'), find('not')]
  // 'ei lähde ilman hiustenkuivaajaa' takes it along.
  const isDenied = (word: Match<unknown>) =>
    not.some(({ at, length }) => at < word.at && word.at - at - length <= NEAR_DENIED)
  if (find('without').some((word) => isBefore([word], thing) && !isDenied(word))) return true
  // 'teetä nuotiolla eli ei kahvia', and nothing more.
  const end = thing.at + thing.length
  if (isBefore(not, thing) && (end === words.length || marks.includes(end))) return true
  // 'kahvinkeitin jää pois'; 'kahvikone meinas tulla mukaan mut jätän pois'; 'telkkari pois', and nothing more.
  return away.some((word) => {
    const isBare = word.at === thing.at + thing.length && word.at + word.length === words.length
    const most = isBefore(leaving, word) ? NEAR_LEFT_AWAY : NEAR_AWAY
    return isBare || (leaving.length > 0 && isAfter(word, thing, things, most))
  })
}

/** The devices that are left out: 'ilman vedenkeitintä', 'jos jätän toisen valon kotiin', 'kahvinkeitin jää pois'. */
export function leftOut(
  message: Message,
  devices: readonly Match<Appliance>[],
  shares: readonly Match<number>[],
): Match<LeftOut>[] {
  const { find, marks } = message
  const isInClause = (word: Match<unknown>, device: Match<unknown>) => !isMarkBetween(marks, word, device)

  /** 'kiuas lämpiää puilla', 'printteri jätetään kololle', but not 'jää päälle'. */
  const isNotRun = (device: Match<unknown>) =>
    find('not-it').some((word) => isAfter(word, device, devices, NEAR_NOT_IT)) ||
    find('not-run').some((word) => isAfter(word, device, devices, NEAR_NOT_RUN) && isInClause(word, device)) ||
    find('left-behind').some(
      (word) =>
        isAfter(word, device, devices, 0) &&
        isInClause(word, device) &&
        !isAt(find('switched-on'), word.at + word.length),
    )

  return devices.flatMap((device) => {
    if (!isReplaced(message, device) && !isNotRun(device) && !isLeftAway(message, device, devices)) return []
    const share = shares.find((word) => isBefore([word], device))?.value
    return [{ ...device, value: { appliance: device.value, isOne: isOneOf(message, device), ...(share && { share }) } }]
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
