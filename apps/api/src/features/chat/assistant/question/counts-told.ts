import { SEVERAL } from './bare-figures.ts'
import { isMarkBetween, type Match } from './lexicon.ts'
import { EACH, type Message } from './message.ts'
import type { Measured } from './quantities-told.ts'
import { isParted } from './told-devices.ts'

/** A number that tells how many of what stands before it is at most so many words away: 'niitä on itse asiassa kaksi'. */
export const NEAR_NUMBER = 3
/** Finnish for at whom or where something is, after 'each'. */
const IN_EACH = /(?:lla|ssa)$/
/** Between a number and what stands before the watts of each: 'kuusi led-heitintä á 60 W'. */
const NEAR_EACH = 2
/** 'puhelin per ukko, ukkoja on kuusi'. */
const NEAR_HEADS = 5
const MOST_PIECES = 50
/** Right after a device more than so many are its watts. */
const MOST_BARE = 9
const SHORTEST_ADJECTIVE = 4

type Place = Pick<Match<unknown>, 'at' | 'length'>

/** Whether so many of a thing can be meant. */
export const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_PIECES

/** Where a word stands, or what is between it and its number: 'kaksi tyhjää lisäakkua'. */
export const beforeFilling = (message: Message, at: number): number =>
  message.find('filling').some((each) => each.at === at - 1) ? beforeFilling(message, at - 1) : at

/** The next number after a word, at most so many words away, that measures nothing. */
export const numberAfter = ({ figures }: Message, { at, length }: Place, most: number) =>
  figures.numbers.find((each) => each.at >= at + length && each.at - at - length <= most)

/** Whether a word stands right after one of those. */
export const isRightAfter = (message: Message, words: readonly Match<unknown>[], at: number) =>
  words.some((each) => each.at + each.length === beforeFilling(message, at))

/** Whether how many there are of a thing is asked: 'montako paneelia', 'paljonko paneeleja'. */
export const isCountAsked = (message: Message, { at, length }: Place) =>
  isRightAfter(message, message.find('asks-count'), at) ||
  (SEVERAL.test(message.words[at + length - 1] ?? '') && isRightAfter(message, message.find('asks-much'), at))

/** How many of a thing are told: '2 prota', '3 kpl lisäakkuja', 'paneeleja 2 kpl', 'valoja onkin kolme'. */
export function counted(message: Measured, { at, length }: Place): number | undefined {
  const { find, figures, quantities, marks, bare, taken } = message
  const pieces = quantities.find(
    (each) =>
      each.value.unit === 'pieces' &&
      (each.at + each.length === at || each.at === at + length) &&
      find('daily').every((word) => word.at !== each.at + each.length) &&
      (figures.space.length < 2 ||
        quantities.some(({ value, at: start }) => value.unit === 'W' && start === each.at + each.length)),
  )
  const before = marks.includes(at) ? undefined : figures.before(beforeFilling(message, at))
  const isOfOther = bare.some((each) => each.at === before?.at)
  const figure =
    (isOfOther ? undefined : before) ??
    ofEachOne(message, at) ??
    ofEachPiece(message, { at, length }) ??
    apartNumber(message, { at, length })
  if (figure) taken.take([figure], () => 'NUMBER')
  return [pieces?.value.value, figure?.value].find((count) => count !== undefined && isCount(count))
}

/** The last number before a place, at most so many words away and in its clause. */
const numberBefore = ({ figures, marks }: Message, at: number, most: number) =>
  figures.numbers.findLast(
    (each) => each.at < at && at - each.at - each.length <= most && !isMarkBetween(marks, each, { at }),
  )

/** How many there are of what takes so many watts each: 'kaksi rautaa á 1000 W'. */
const ofEachOne = (message: Message, at: number) =>
  message.words[at - 1] === EACH ? numberBefore(message, at, NEAR_EACH + 1) : undefined

/** 'neljä valoefektii sata wattii kappale': the number of what takes so much a piece. */
const ofEachPiece = (message: Message, { at, length }: Place) =>
  message.find('a-piece').some((word) => word.at === at + length) ? numberBefore(message, at, NEAR_PIECE) : undefined
const NEAR_PIECE = 1

/** 'kaksi tyhjää lisäakkua', 'lisäakkuja 2': a number a word away, or after what is in the plural. */
function apartNumber(message: Measured, { at, length }: Place): Match<number> | undefined {
  const { words, marks, figures, devices, mentions, find } = message
  const [things, heads] = [message.kinds('things'), find('heads')]
  const isFree = (each: Match<number>) =>
    each.value > 1 &&
    isCount(each.value) &&
    !isOfHeads(message, each) &&
    things.every((thing) => thing.at !== each.at + each.length) &&
    figures.measured.every((other) => other.at !== each.at)
  const between = words[at - 1] ?? ''
  const isKnown = [...things, ...mentions, ...devices, ...heads].some((each) => each.at + each.length === at)
  const isAnd = find('adding').some((word) => word.at === at - 1)
  const isAdjective = between.length >= SHORTEST_ADJECTIVE && /[a-z]a$/.test(between) && !isKnown && !isAnd
  const before = isAdjective && !marks.includes(at) ? figures.before(at - 1) : undefined
  const isProduct = mentions.some((each) => each.at === at)
  const isOfDevice = (each: Match<number>) => devices.some((device) => device.at === each.at + each.length)
  const isSeveral = SEVERAL.test(words[at + length - 1] ?? '')
  const next = isProduct && !isSeveral ? undefined : find('being').find((word) => word.at === at + length)
  const after = numberAfter(message, next ?? { at: at + length, length: 0 }, next ? NEAR_NUMBER : 0)
  const isFew = isProduct || next !== undefined || (after?.value ?? 0) <= MOST_BARE
  // 'ledivalot, kahtena iltana' counts evenings.
  const isOfNext = after !== undefined && isMarkBetween(marks, { at }, after)
  // 'onko lisäakkuja, tarvitsisin kuusi'.
  const wanted =
    isProduct && isSeveral && mentions.length === 1 ? find('wanting').map((word) => numberAfter(message, word, 0)) : []
  return [before, isSeveral && isFew && !isOfNext ? after : undefined, ...wanted].find(
    (each) => each && isFree(each) && !isOfDevice(each),
  )
}

/**
 * How many there are of a device of which each person or place has some: 'viis miestä, radio ja otsalamppu per mies'. What each is
 * told to take, '35 W kumpikin', is of as many as are told.
 */
export function countedOfEach(message: Measured, match: Match<unknown>): number | undefined {
  const { find, figures, marks, measured, bare } = message
  const own = counted(message, match)
  const things = message.kinds('things')
  const each = eachOnes(message).find((word) => {
    const isOfFigure = [...measured, ...bare].some(({ value, at, length }) =>
      value.unit === 'h' || (own && value.unit === 'W') ? at + length === word.at : false,
    )
    const isParting = (own ?? 1) > 1 && word.at < match.at && isParted(word, match, find('adding'))
    // 'kuppi kullekin' multiplies cups.
    const isOfThing = things.some(
      ({ at, length }) =>
        at + length === word.at || word.at + word.length === at || figures.before(at)?.at === word.at + word.length,
    )
    return !isMarkBetween(marks, word, match) && !isOfFigure && !isParting && !isOfThing
  })
  const many = each && headsNear(message, each.at)
  return many ? many * (own ?? 1) : own
}

/** 'per mies', 'joka lapsella', 'jokaisessa'. */
export const eachOnes = ({ find, words }: Message): Match<true>[] => [
  ...find('each-one'),
  ...words.flatMap((word, at) =>
    word === 'joka' && IN_EACH.test(words[at + 1] ?? '') ? [{ value: true as const, at, length: 2 }] : [],
  ),
]

/** '30 henkilölle'. */
export const isOfHeads = ({ find }: Message, { at, length }: Place) =>
  find('heads').some((word) => word.at === at + length)

/** How many people or places there are, by the last number before a word, else the next, that neither measures nor counts devices. */
export function headsNear(message: Message & Pick<Measured, 'bare'>, at: number): number | undefined {
  const { find, marks, devices, figures, bare } = message
  const isOfDevice = (each: Match<number>) =>
    find('scenes').every(({ at: start }) => start !== each.at + each.length) &&
    !marks.includes(each.at + each.length) &&
    devices.some((device) => device.at === each.at + each.length)
  const isMeasured = (each: Match<number>) => [...figures.measured, ...bare].some((other) => other.at === each.at)
  const heads = figures.numbers.filter(
    (each) => isCount(each.value) && each.value > 1 && !isOfDevice(each) && !isMeasured(each),
  )
  return (heads.findLast((each) => each.at < at) ?? heads.find((each) => each.at > at && each.at - at <= NEAR_HEADS))
    ?.value
}
