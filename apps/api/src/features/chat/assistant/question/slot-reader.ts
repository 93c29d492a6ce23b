import { mostPanels } from '@arkpax/schema/calculator-rules'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Appliance } from '@arkpax/schema/content'
import { plain } from '@arkpax/schema/finnish-terms'
import { languages } from '../passages.ts'
import { type AskedLoad, askedLoads } from './asked-loads.ts'
import { bareWatts, codeWords, displayIn, isOfName, SEVERAL, withDegrees } from './bare-figures.ts'
import { isOfCharge, isOfPanels, withChargeWatts } from './charging-told.ts'
import { createClockTimes } from './clock-times.ts'
import { createCorrections } from './corrections.ts'
import { createFigureReader, isTime, type Quantity } from './figures.ts'
import { leftOut } from './left-out.ts'
import { createLexicon, isMarkBetween, type Match, marksIn, overlap, wordsBetween, wordsIn } from './lexicon.ts'
import { createNamedDevices } from './named-devices.ts'
import { destinationsOf } from './places-told.ts'
import { createProductNames, type Mention, type Named, setsOf } from './product-names.ts'
import type { SlotWords } from './slot-words.ts'
import type { Bound, Made, Slots } from './slots.ts'
import { CLASSES, createTaken } from './taken-words.ts'
import { givenWatts, isParted, nearest } from './told-devices.ts'
import { createTurnsAsked } from './turns-asked.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const SERIAL = /\b[a-z]{2,5}-?(?:[a-z0-9]+-)*\d{5,}\b/i
const ORDER_ID = /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{8}\b/i
const CODE = /\b(?:e[ -]?(0?[1-9]|1[0-2])|p[ -]?([1-9]))\b/

/** Finnish names of places as those that something goes to: 'Kuopioon', 'Rovaniemelle'. */
const INTO = /(?:aan|een|iin|oon|uun|yyn|hin|seen|lle)$/
/** Finnish for what something is used with: 'paneelilla', 'akul'. */
const WITH = /[aeiou]l(?:la)?$/
/** Finnish for 'too' at the end of a device's name: 'vedenkeittimenkin'. */
const ALSO = /[a-z]{4}kin?$/
/** A number that tells how many of what stands before it is at most so many words away: 'niitä on itse asiassa kaksi'. */
const NEAR_NUMBER = 3
/** Finnish for at whom or where something is, after 'each'. */
const IN_EACH = /(?:lla|ssa)$/
/** What stands for 'x' between figures. */
const TIMES = /(?<=\d)\s*[×*]\s*(?=\d)/g
/** What stands before the watts of each of several, as it is typed and as it is read. */
const EACH_AT = /\s[áà]\s*(?=\d)/g
const EACH = 'per'
/** Between their number and that: 'kuusi led-heitintä á 60 W'. */
const NEAR_EACH = 2
/** 'satawattinen' is a hundred and its unit. */
const WATTS_IN_ONE = /(?<=sata|sadan|sataa|tuhat|tuhannen|tonnin|kymmentä|kymmenen)wat/gi
/** Where a clause ends: at commas and words for 'and'. */
const CLAUSE_END = /[,.;:?!]\s|\s(?:ja|sekä|että|och|samt|and)\s|\n/i
/** A Finnish word that makes a question of its clause wherever it stands; others do as its first: 'yöks' is none. */
const ASKING_END = /k(?:o|os|ohan)$/
const SENTENCE_END = /(?<=[.?!])\s+|\n+/
/** In the words of comparison: the other of two. */
const OTHER = 'other'
const AMPERE_HOURS = /^(?:ah|ampp?)/
const MOST_PIECES = 50
/** More people than this, or more things that are made for them, are hardly told. */
const MOST_OF_MANY = 500
/** Right after a device more than so many are its watts. */
const MOST_BARE = 9
const SHORTEST_ADJECTIVE = 4
/** At most so many words are between a figure and what compares with it: 'alle miinus 20'. */
const NEAR = 1
/** Between what denies and what it denies: 'ei niitä koskaan pidetä yhtä aikaa'. */
const NEAR_NEVER = 4
const NEAR_NOT = 2
/** 'puhelin per ukko, ukkoja on kuusi'. */
const NEAR_HEADS = 5
const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_PIECES

/** Reads slots with these words: lists are compiled once, so make one reader for a shop. */
export function createSlotReader(from: {
  words: SlotWords
  catalogue: readonly CatalogueProduct[]
  appliances: readonly Appliance[]
}): (text: string, beside?: readonly AskedLoad[]) => Slots {
  const { words: lists } = from
  const called = (record: Record<string, { called: readonly string[] }>) =>
    createLexicon(Object.entries(record).map(([id, each]) => [id, each.called] as const))
  const productsIn = createProductNames(lists, from.catalogue)
  const devicesIn = createNamedDevices(from)
  const figuresIn = createFigureReader(lists)
  const corrected = createCorrections(lists)
  const inHours = createClockTimes(lists)
  const placesIn = called(lists.places)
  const daysIn = createLexicon(Object.entries(lists.days))
  const languagesIn = createLexicon(languages.map((each) => [each, lists.languages[each]] as const))
  const attributesIn = createLexicon(Object.entries(lists.attributes))
  const speakingIn = createLexicon(Object.entries(lists['speaks-for']))
  const citiesIn = createLexicon(Object.entries(lists.cities))
  const multiplesIn = createLexicon(Object.entries(lists['start-times']))
  const sharesIn = createLexicon(Object.entries(lists.shares))
  const daysOfEnergyIn = createLexicon(Object.entries(lists['days-of-energy']))
  const comparingIn = createLexicon([
    ['over' as const, lists.comparing.over],
    ['under' as const, lists.comparing.under],
  ])
  const lexicons = new Map<string, ReturnType<typeof createLexicon<true>>>()
  /** Where the words of a list are. */
  function listedIn(name: ListName, words: readonly string[]): Match<true>[] {
    const own = lexicons.get(name) ?? createLexicon([[true, lists[name]] as const])
    lexicons.set(name, own)
    return own(words)
  }
  const [pastBesideIn, pastAfterIn] = [lists.past.beside, lists.past.after].map((each) => createLexicon([[true, each]]))
  const whetherIn = createLexicon([
    [true, lists.whether],
    [false, lists['whether-alike']],
  ])
  const partsIn = createLexicon(Object.entries(lists.parts))
  const turnsAskedIn = createTurnsAsked(lists)
  const thingsIn = createLexicon(Object.entries(lists.things))
  const comparedIn = createLexicon(Object.entries(lists.compared))
  const stations = new Set(from.catalogue.flatMap(({ id, power }) => (power ? [id] : [])))
  const capacities = new Set(from.catalogue.map(({ capacityWh }) => capacityWh))
  const panels = new Set(from.catalogue.flatMap(({ id, panelWatts }) => (panelWatts ? [id] : [])))
  const allStations = [...stations].map(
    (id): Mention => ({ id, count: 1, isOneOfSeveral: false, isStation: true, isPanel: false }),
  )
  const namesOf = new Map(from.catalogue.map(({ id, name }) => [id, wordsIn(name.replace(/ \d+ Wh?$/, ''))]))

  /** How many of an accessory fit with each station. */
  function mostOf(id: string): Record<string, number> {
    const panelWatts = from.catalogue.find((each) => each.id === id)?.panelWatts
    const most = from.catalogue.flatMap(({ id: station, expansion, charging }) => {
      const { solarMaxWatts } = charging ?? {}
      const count =
        panelWatts && solarMaxWatts ? mostPanels({ solarMaxWatts }, { panelWatts }) : expansion?.maxExtraBatteries
      return stations.has(station) && count ? [[station, count] as const] : []
    })
    return Object.fromEntries(most)
  }

  /** A sentence with the names of stations for what else they are called, which may tell of another matter: 'se kevyempi'. */
  function inNames(sentence: string): string {
    const words = wordsIn(sentence)
    const nicknames = productsIn(words).filter(({ value: { id }, at, length }) => {
      const called = words.slice(at, at + length)
      return stations.has(id) && !called.some((word) => namesOf.get(id)?.some((name) => word.startsWith(name)))
    })
    if (nicknames.length === 0) return sentence
    const named = words.flatMap((word, index) => {
      const nickname = nicknames.find(({ at, length }) => index >= at && index < at + length)
      if (!nickname) return [word]
      return index === nickname.at ? (namesOf.get(nickname.value.id) ?? []) : []
    })
    return `${named.join(' ')}${sentence.trim().endsWith('?') ? '?' : ''}`
  }

  /** Whether a clause asks for yes or no, and whether one after it how much or how long. */
  function whetherIsAsked(text: string): Pick<Bound, 'isWhether' | 'asksWhether' | 'isWhetherAndMeasure'> {
    const all = wordsIn(text)
    const isNot = listedIn('whether-not', all).length > 0
    const clauses = text.split(CLAUSE_END).map(wordsIn)
    const asks = (words: readonly string[]) =>
      listedIn('whether-not', words).length === 0 &&
      (listedIn('whether-first', words).some(({ at }) => at === 0) ||
        whetherIn(words).some(({ value, at }) => value && (at === 0 || ASKING_END.test(words[at] ?? ''))))
    const first = clauses.findIndex(asks)
    const asksWhether = first >= 0
    const isMeasured = clauses.slice(first + 1).some((words) => listedIn('measure', words).length > 0)
    const isWhether = !isNot && (asksWhether || whetherIn(all).some(({ value }) => value))
    return { isWhether, asksWhether, isWhetherAndMeasure: asksWhether && isMeasured }
  }

  const isPast = ({ at, length }: Match<unknown>, words: readonly string[]) =>
    (pastAfterIn?.(words) ?? []).some((word) => word.at === at + length) ||
    (pastBesideIn?.(words) ?? []).some((word) => word.at - at - length <= NEAR && at - word.at <= NEAR + 1)

  return (text, before = []) => {
    const [email, serial, orderId] = [EMAIL, SERIAL, ORDER_ID].map((pattern) => pattern.exec(text)?.[0])
    const rest = inHours(corrected(text))
      .replace(email ?? '', ' ')
      .replace(serial ?? '', ' ')
      .replace(TIMES, ' x ')
      .replace(EACH_AT, ` ${EACH} `)
      .replace(WATTS_IN_ONE, ' $&')
    const words = wordsIn(rest)
    const marks = marksIn(rest)
    const find = (name: ListName) => listedIn(name, words)
    const tells = (name: ListName) => find(name).length > 0
    const adding = find('adding')
    const taken = createTaken(words)
    const isNamed = (at: number) => [...productsIn(words), ...devicesIn.named(words)].some((each) => each.at === at)
    const deviceNear = (figure: Match<unknown>) =>
      devicesIn
        .named(words)
        .filter(({ value }) => value)
        .sort((one, other) => wordsBetween(one, figure) - wordsBetween(other, figure))[0]?.value
    const figures = figuresIn({ words, text: rest, marks }, isNamed, deviceNear)
    /** 'per mies', 'joka lapsella', 'jokaisessa'. */
    const eachOnes = [
      ...find('each-one'),
      ...words.flatMap((word, at) =>
        word === 'joka' && IN_EACH.test(words[at + 1] ?? '') ? [{ value: true as const, at, length: 2 }] : [],
      ),
    ]
    const devices = devicesIn.of(words, figures, before)
    // The 'e' of 'two e-bikes' is no euro.
    const measured = figures.measured.filter(
      ({ at, length }) => !devices.some((device) => device.length > 1 && device.at === at + length - 1),
    )
    // 'MacBook Pro' is no Ark PRO.
    const without = find('without')
    const being = find('being')
    /** 'painepesurimme on 1800-wattinen' is of the device. */
    const isBeing = (end: number, at: number) => being.some((word) => word.at === end && word.at + word.length === at)
    const isLeftOut = ({ at, value: { id } }: Match<Named>) =>
      !stations.has(id) && without.some((word) => word.at + word.length === at)
    const mentions = productsIn(words).filter(
      (each) =>
        !isLeftOut(each) &&
        devices.every((other) => other.length < 2 || !overlap(each, other)) &&
        !(
          each.value.isByFigure !== undefined &&
          each.length < 3 &&
          devices.some(({ at, length }) => at === each.at + each.length || isBeing(at + length, each.at))
        ),
    )
    /** 'ostosta on kolme viikkoa', 'viikko sitten': a time that is over. */
    const asPast = (each: Match<Quantity>): Match<Quantity> =>
      each.value.unit === 'days' && isPast(each, words) ? { ...each, value: { ...each.value, unit: 'past' } } : each
    const [things, heads] = [thingsIn(words), find('heads')]
    const bare = bareWatts(
      devices,
      {
        drawing: find('drawing'),
        batteries: find('battery'),
        heads: [...heads, ...things],
        totals: find('total'),
        words,
        marks,
      },
      figures,
    )
    const quantities = [
      ...measured
        .filter(({ value, at }) => !isOfName(value.value, at, mentions))
        .map(asPast)
        .map(ofAllHeads),
      ...bare,
    ]
    taken.take(mentions, () => 'PRODUCT')
    taken.take([...measured, ...quantities], ({ value }) => CLASSES[value.unit])

    /** '30 henkilölle'. */
    const isOfHeads = ({ at, length }: Match<number>) => heads.some((word) => word.at === at + length)
    const filling = find('filling')
    const beforeFilling = (at: number): number =>
      filling.some((each) => each.at === at - 1) ? beforeFilling(at - 1) : at

    /** 'kaksi tyhjää lisäakkua', 'lisäakkuja 2': a number a word away, or after what is in the plural. */
    function apartNumber(at: number, length: number) {
      const isFree = (each: Match<number>) =>
        each.value > 1 &&
        isCount(each.value) &&
        !isOfHeads(each) &&
        ![...figures.measured, ...things.map((thing) => ({ at: thing.at - each.length }))].some(
          ({ at }) => at === each.at,
        )
      const between = words[at - 1] ?? ''
      const isKnown = [...things, ...mentions, ...devices, ...heads].some((each) => each.at + each.length === at)
      const isAdjective = between.length >= SHORTEST_ADJECTIVE && /[a-z]a$/.test(between) && !isKnown
      const before = isAdjective && !marks.includes(at) ? figures.before(at - 1) : undefined
      const isProduct = mentions.some((each) => each.at === at)
      const isOfDevice = (each: Match<number>) => devices.some((device) => device.at === each.at + each.length)
      const isSeveral = SEVERAL.test(words[at + length - 1] ?? '')
      const next = isProduct ? undefined : being.find((word) => word.at === at + length)
      const after = numberAfter(next ?? { at: at + length, length: 0 }, next ? NEAR_NUMBER : 0)
      const isFew = isProduct || next !== undefined || (after?.value ?? 0) <= MOST_BARE
      // 'ledivalot, kahtena iltana' counts evenings.
      const isOfNext = after !== undefined && isMarkBetween(marks, { at }, after)
      // 'onko lisäakkuja, tarvitsisin kuusi'.
      const wanted =
        isProduct && isSeveral && mentions.length === 1 ? find('wanting').map((word) => numberAfter(word, 0)) : []
      return [before, isSeveral && isFew && !isOfNext ? after : undefined, ...wanted].find(
        (each) => each && isFree(each) && !isOfDevice(each),
      )
    }

    /** How many there are of what takes so many watts each: 'kaksi rautaa á 1000 W'. */
    const ofEachOne = (at: number) =>
      words[at - 1] === EACH
        ? figures.numbers.findLast(
            (each) =>
              each.at < at && at - 1 - each.at - each.length <= NEAR_EACH && !isMarkBetween(marks, each, { at }),
          )
        : undefined

    /** The next number after a word, at most so many words away, that measures nothing. */
    const numberAfter = ({ at, length }: Match<unknown> | Omit<Match<unknown>, 'value'>, most: number) =>
      figures.numbers.find((each) => each.at >= at + length && each.at - at - length <= most)

    /** How many of a thing are told: '2 prota', '3 kpl lisäakkuja', 'paneeleja 2 kpl', 'valoja onkin kolme'. */
    function counted({ at, length }: Match<unknown>): number | undefined {
      const pieces = quantities.find(
        (each) =>
          each.value.unit === 'pieces' &&
          (each.at + each.length === at || each.at === at + length) &&
          find('daily').every((word) => word.at !== each.at + each.length) &&
          (figures.space.length < 2 ||
            quantities.some(({ value, at: start }) => value.unit === 'W' && start === each.at + each.length)),
      )
      const before = marks.includes(at) ? undefined : figures.before(beforeFilling(at))
      const isOfOther = bare.some((each) => each.at === before?.at)
      const figure = (isOfOther ? undefined : before) ?? ofEachOne(at) ?? apartNumber(at, length)
      if (figure) taken.take([figure], () => 'NUMBER')
      return [pieces?.value.value, figure?.value].find((count) => count !== undefined && isCount(count))
    }

    /** '3 min per ukko' of six is eighteen minutes. */
    function ofAllHeads(time: Match<Quantity>): Match<Quantity> {
      const each = time.value.unit === 'h' && eachOnes.find(({ at }) => at === time.at + time.length)
      const many = each && words[each.at] === 'per' ? headsNear(time.at) : undefined
      return many ? { ...time, value: { ...time.value, value: time.value.value * many } } : time
    }

    /**
     * How many there are of a device of which each person or place has some: 'viis miestä, radio ja otsalamppu per mies'. What each is
     * told to take, '35 W kumpikin', is of as many as are told.
     */
    function countedOfEach(match: Match<unknown>): number | undefined {
      const own = counted(match)
      const each = eachOnes.find((word) => {
        const isOfFigure = [...measured, ...bare].some(({ value, at, length }) =>
          value.unit === 'h' || (own && value.unit === 'W') ? at + length === word.at : false,
        )
        const isParting = (own ?? 1) > 1 && word.at < match.at && isParted(word, match, adding)
        // 'kuppi kullekin' multiplies cups.
        const isOfThing = things.some(
          ({ at, length }) =>
            at + length === word.at || word.at + word.length === at || figures.before(at)?.at === word.at + word.length,
        )
        return !isMarkBetween(marks, word, match) && !isOfFigure && !isParting && !isOfThing
      })
      const many = each && headsNear(each.at)
      return many ? many * (own ?? 1) : own
    }

    /** How many people or places there are, by the last number before a word, else the next, that neither measures nor counts devices. */
    function headsNear(at: number): number | undefined {
      const scenes = find('scenes')
      const isOfDevice = (each: Match<number>) =>
        scenes.every(({ at: start }) => start !== each.at + each.length) &&
        !marks.includes(each.at + each.length) &&
        devices.some((device) => device.at === each.at + each.length)
      const isMeasured = (each: Match<number>) => [...figures.measured, ...bare].some((other) => other.at === each.at)
      const heads = figures.numbers.filter(
        (each) => isCount(each.value) && each.value > 1 && !isOfDevice(each) && !isMeasured(each),
      )
      return (
        heads.findLast((each) => each.at < at) ?? heads.find((each) => each.at > at && each.at - at <= NEAR_HEADS)
      )?.value
    }

    const askingCount = find('asks-count')
    const askingMuch = find('asks-much')
    const allPieces = find('all-pieces')
    const isRightAfter = (asking: readonly Match<unknown>[], at: number) =>
      asking.some((each) => each.at + each.length === beforeFilling(at))
    const isCountAsked = ({ at, length }: Match<unknown>) =>
      isRightAfter(askingCount, at) || (SEVERAL.test(words[at + length - 1] ?? '') && isRightAfter(askingMuch, at))
    /** 'kaikki lisäakut': as many as fit with the station that is named, else with any. */
    function allOf({ value: { id }, at }: Match<Named>): Partial<Mention> {
      const most = mostOf(id)
      const named = mentions.flatMap((each) => most[each.value.id] ?? [])
      const count = Math.max(0, ...(named.length > 0 ? named : Object.values(most)))
      return count > 0 && isRightAfter(allPieces, at) ? { count, isAll: true } : {}
    }
    const products = mentions.map((each) => ({
      id: each.value.id,
      isOneOfSeveral: each.value.isOneOfSeveral,
      isStation: stations.has(each.value.id),
      isPanel: panels.has(each.value.id),
      count: counted(each) ?? 1,
      ...(isCountAsked(each) && { isCountAsked: true as const, most: mostOf(each.value.id) }),
      ...allOf(each),
    }))
    const or = find('or')
    const setsCompared = setsOf(mentions, products, [...or, ...find('than')])
    const [those] = find('those').filter(({ at, length }) => mentions.every((each) => each.at !== at + length))
    const afterThose = those && numberAfter(those, NEAR_NUMBER)
    const number = those && (figures.before(those.at) ?? afterThose)
    const named = taken.take(devices, () => 'DEVICE')
    const sharesTold = sharesIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    const left = leftOut({
      devices: named,
      without,
      leaving: find('leaving'),
      away: find('away'),
      notRun: find('not-run'),
      leftBehind: find('left-behind'),
      notIt: find('not-it'),
      marks,
      on: find('switched-on'),
      ones: find('ones'),
      shares: sharesTold,
      not: find('not'),
      instead: find('instead'),
      end: words.length,
    })
    const isLeft = ({ at }: Match<unknown>) => left.some((each) => each.at === at)
    const inWatts = quantities.filter(({ value }) => value.unit === 'W')
    const wattsOf = left.length > 0 ? nearest(named, inWatts, { adding, marks }) : undefined
    const wattsLeft = named.filter(isLeft).flatMap((each) => wattsOf?.get(each) ?? [])
    /** 'niitä ei ikinä lämmitetä samaan aikaan'. */
    const isDenied = (denying: readonly Match<unknown>[], most: number) =>
      find('at-once').some((word) => denying.some((each) => each.at < word.at && wordsBetween(each, word) <= most))
    const isNeverAtOnce = isDenied(find('never'), NEAR_NEVER) || isDenied(find('not'), NEAR_NOT)
    const areApart = tells('apart') || isNeverAtOnce
    const isAtOnce = !areApart && tells('at-once')
    const isTogether = isAtOnce || (!areApart && (tells('together') || tells('both')))
    const numberBefore = ({ at, length }: Match<unknown>): Match<number>[] => {
      const value = figures.before(beforeFilling(at))?.value
      return value && Number.isInteger(value) && value <= MOST_OF_MANY ? [{ value, at, length }] : []
    }
    const starting = find('starting')
    const consuming = find('consuming')
    const multiples = multiplesIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    const timesOfRun = quantities.flatMap(({ value: { unit, value }, ...where }) =>
      unit === 'pieces' ? [{ ...where, value }] : [],
    )
    const ofTime = [
      ...find('of-time'),
      ...find('hourly').map(({ at, length, value }) => ({ at: at + length, length: 0, value })),
    ]
    const parts = partsIn(words)
    /** Of the time that something is on, or of a part of a device, which runs so much of it: 'kompura käy ehkä kolmasosan'. */
    const isOfTime = ({ at, length }: Match<unknown>) =>
      parts.some((part) => part.at < at) ||
      ofTime.some((word) => word.at - at - length >= 0 && word.at - at - length <= NEAR)
    const shares = [
      ...sharesTold,
      ...quantities.flatMap(({ value: { unit, value }, ...where }) =>
        unit === 'percent' ? [{ ...where, value: value / 100 }] : [],
      ),
    ].filter(isOfTime)
    /** The device of 'kolme puhelimen latausta'. */
    const chargedBefore = ({ at }: Match<unknown>) =>
      devices.find((each) => each.at + each.length === at && each.value.each?.what === 'charge')
    /** 'neljä kupillista', 'kuus kertaa'; of each of several people as many times as there are of them. */
    function piecesTold(): Match<number>[] {
      // The times of 'kolme kertaa kymmenen minuuttia' are in the minutes.
      const isCounted = ({ at }: Match<unknown>) =>
        find('occasions').every((word) => word.at !== at) ||
        figures.measured.some((each) => each.at < at && at < each.at + each.length)
      const told = [...things, ...find('times').filter(isCounted)].flatMap((each) =>
        numberBefore(chargedBefore(each) ?? each),
      )
      const free = figures.numbers.filter(
        ({ value, at, length }) =>
          Number.isInteger(value) && value <= MOST_OF_MANY && told.every((each) => each.at !== at + length),
      )
      const many = free.find(isOfHeads) ?? free.find(({ at }) => figures.measured.every((each) => each.at !== at))
      if (!tells('each-one') || !many) return told
      const each = told.length > 0 ? told : things.slice(0, 1).map((thing) => ({ ...thing, value: 1 }))
      return each.map((one) => ({ ...one, value: one.value * many.value }))
    }
    const daily = find('daily')
    /** Cups or the like that are told of no device that is named. */
    function madeIn(loads: readonly AskedLoad[]): { made?: Made } {
      const [thing] = things
      const [told] = thing ? piecesTold().filter(({ at }) => at === thing.at) : []
      if (!thing || !told || loads.some(({ pieces }) => pieces)) return {}
      return { made: { what: thing.value, count: told.value, isDaily: daily.length > 0 } }
    }
    const isOfEachDay = quantities.some(
      ({ value, at, length }) => value.unit === 'h' && daily.some((word) => word.at === at + length),
    )
    const givers = find('givers')
    const [supply] = givenWatts(inWatts, givers, named)
    const loads = askedLoads({
      devices: named.filter((each) => !isLeft(each)),
      // The watt-hours of a station are not those of what it charges, unless they come of ampere-hours or are of a day.
      quantities: quantities.filter(
        ({ value: { unit, value }, at, length }) =>
          wattsLeft.every((each) => each.at !== at) &&
          (marks.includes(at + length) || !left.some((each) => at + length === each.at)) &&
          (unit !== 'Wh' ||
            !capacities.has(value) ||
            daily.some((word) => word.at === at + length) ||
            words.slice(at, at + length).some((word) => AMPERE_HOURS.test(word))),
      ),
      // 'yhteensä tunnin' tells of no watts.
      totals: find('total').filter(
        ({ at, length }) =>
          ![...quantities, ...figures.spans].some((each) => isTime(each.value) && each.at === at + length),
      ),
      // 'is 12 V and draws 45 W' is of one device.
      adding: adding.filter((word) => consuming.every(({ at }) => at !== word.at + word.length)),
      parts,
      partRuns: find('part-runs'),
      being,
      doings: find('doings'),
      scenes: find('scenes'),
      parting: isTogether ? [] : find('parting'),
      areApart,
      unresting: find('all-the-time'),
      sameTimes: find('same-time'),
      yielding: find('yielding'),
      things,
      givers,
      starting,
      multiples: [...multiples, ...(starting.length > 0 ? timesOfRun : [])],
      shares,
      consuming,
      cells: find('cells').flatMap((each) => numberBefore(each)),
      pieces: piecesTold(),
      daily,
      ofEvening: find('of-evening'),
      spans: figures.spans.filter((each) => figures.measured.every((other) => !overlap(each, other))),
      those: find('those'),
      daysOfEnergy: daysOfEnergyIn(words).map((each) => ({ ...each, value: Number(each.value) })),
      counted: countedOfEach,
      words,
      marks,
    })
    const alternatives = find('alternatives').flatMap((word) =>
      figures.numbers.filter(({ at, value, length }) => {
        const isMeasured = figures.measured.some((each) => each.at === at)
        const isOfThing = [...mentions, ...devices].some((each) => each.at === at + length)
        return at === word.at + word.length && isCount(value) && !isMeasured && !isOfThing
      }),
    )
    const accessories = products.filter(({ isStation }) => !isStation)
    const own = number && isCount(number.value) ? number.value : accessories[0]?.count
    const spans = taken.take(figures.spans, ({ value }) => CLASSES[value.unit])
    const [codeText, fault, item] = CODE.exec(plain(rest)) ?? []
    if (codeText) taken.take(codeWords(words), () => 'CODE')
    const comparing = comparingIn(words)
    const compared = ({ at }: Match<unknown>) =>
      comparing.find((word) => at - word.at - word.length >= 0 && at - word.at - word.length <= NEAR)?.value
    const cities = destinationsOf(citiesIn(words), words)
    const days = [...figures.dates, ...daysIn(words)]
    taken.take(days, () => 'DAY')
    const free = taken.take(figures.numbers, ({ at }) => (/^\d{5}$/.test(words[at] ?? '') ? 'POSTCODE' : 'NUMBER'))
    const namesOrder = tells('orders')
    const digits = free.map(({ at }) => words[at] ?? '').filter((word) => /^\d+$/.test(word))
    /** 'entä kahdella paneelilla': beside the station of before. */
    const isWithAccessory = mentions.some(
      ({ value: { id }, at, length }) => !stations.has(id) && WITH.test(words[at + length - 1] ?? ''),
    )
    const isAsking = whetherIn(words).some(
      ({ value, at }) => value && (at === 0 || marks.includes(at) || ASKING_END.test(words[at] ?? '')),
    )
    const startsAnother = find('parting').some(({ at }) => at === 0)
    const running = find('running')
    const isOfRunning = ({ at, length }: Match<unknown>) =>
      at + length === words.length || running.some((word) => word.at === at + length || word.at + word.length === at)
    const { turn, isOnceOrMore } = turnsAskedIn(words, figures, askingCount)
    const [oneMore, emptying] = [find('one-more'), find('emptying')]
    const slots: Slots = {
      named: withDegrees(text).split(SENTENCE_END).map(inNames).join(' '),
      products,
      ...(setsCompared && { setsCompared }),
      compared: comparedIn(words)
        .filter((each) => devices.length === 0 || isOfRunning(each))
        .filter((each) => !oneMore.some((word) => overlap(word, each)))
        .slice(0, 1)
        .flatMap(({ value }) => allStations.filter(({ id }) => id === value || value === OTHER)),
      loads,
      pastLoads: [],
      isAtOnce,
      ...madeIn(loads),
      ...displayIn(rest),
      ...(isOfEachDay && { isOfEachDay: true as const }),
      ...(tells('in-day') && { inDay: true as const }),
      namesCharging: tells('charging'),
      namesLoad: tells('loading'),
      supplyWatts: supply?.value.value,
      leftOut: left.map((each) => ({
        ...each.value,
        appliance: devicesIn.meantBefore({ ...each, value: each.value.appliance }, words, before),
      })),
      quantities: [...quantities, ...spans].map(({ value: { unit, value } }) => ({ unit, value })),
      bound: {
        quantities: quantities.map((each) => ({ ...each.value, compares: compared(each) })),
        space: figures.space,
        isMeasure: tells('measure') || isOnceOrMore,
        ...whetherIsAsked(rest),
        isFitting: tells('fitting') || (figures.space.length > 0 && (tells('rooms') || tells('reversing'))),
        // 'riittääkö vai loppuuko kesken' asks whether it is enough.
        isReversed: [...find('reversing'), ...emptying].some(({ at }) => or.every((word) => word.at > at)),
      },
      asks: ['measure', 'duration', 'which'].some((name) => tells(name as ListName)) || isAsking || startsAnother,
      tellsOtherwise: tells('otherwise'),
      ...(tells('resetting') && { tellsReset: true as const }),
      asksWhich: tells('which'),
      asksToBuy: tells('buying'),
      makes: things[0]?.value,
      ofThose: those && (isCountAsked(those) ? 'asked' : number && isCount(number.value) ? number.value : undefined),
      counts:
        accessories.length === 1 && alternatives.length > 0 && own
          ? [...new Set([own, ...alternatives.map(({ value }) => value)])]
          : [],
      dutyPercent: shares[0] && shares[0].value * 100,
      stations: products.filter(({ isStation }) => isStation),
      namesStation: tells('station-itself'),
      past: [],
      namesBoth: tells('both'),
      namesAlone: tells('alone'),
      isWhole: tells('whole'),
      namesAll: allPieces.length > 0,
      place: placesIn(words)[0]?.value,
      days: days.map(({ value }) => value),
      isOfOthers: tells('others'),
      attributes: [
        ...new Set([
          ...attributesIn(words).map(({ value }) => value),
          ...(tells('which') && tells('weighing') ? ['weight'] : []),
        ]),
      ],
      isFull: tells('full'),
      speaksFor: [...new Set(speakingIn(words).map(({ value }) => value))],
      asksTurns: turn,
      ...(isOnceOrMore && { asksOnce: true as const }),
      asksDays: turn === 'day',
      ...(tells('asks-start') && { asksStart: true as const }),
      ...(emptying.length > 0 && { asksEmpty: true as const }),
      asksDuration: tells('duration'),
      asksWhen: tells('asks-when') || tells('duration'),
      asksNeed: tells('needing') && products.some(({ isStation }) => !isStation),
      asksTimes:
        things.length > 0 || find('times').some((each) => !find('at-once').some((word) => overlap(each, word))),
      documentLanguage: languagesIn(words)[0]?.value,
      code: fault ? `E${fault.padStart(2, '0')}` : item && `P${item}`,
      postcode: namesOrder ? undefined : digits.find((each) => each.length === 5),
      namesOrder,
      placePostcode: cities[0]?.value,
      isAbroad: tells('abroad'),
      isThither: tells('thither') || cities.some(({ at, length }) => INTO.test(words[at + length - 1] ?? '')),
      isOfMains: tells('mains'),
      orderNumber: orderId ?? digits.find((each) => each.length >= 4 && each.length <= 6 && each[0] !== '0'),
      email,
      serial: serial?.toUpperCase(),
      count: oneMore.length > 0 ? 1 : free.find(({ value }) => isCount(value))?.value,
      ...((oneMore.length > 0 || tells('another') || find('more').some(({ at }) => figures.before(at))) && {
        isMore: true as const,
      }),
      ...(words.length === 1 && free[0] && { bareNumber: free[0].value }),
      classes: [taken.classes(), email && 'EMAIL', serial && 'SERIAL'].filter(Boolean).join(' '),
      areApart,
      adds:
        adding.some(({ at }) => at === 0) ||
        tells('adding-to') ||
        (isTogether && loads.length === 1) ||
        named.some(({ at, length }) => ALSO.test(words[at + length - 1] ?? '')),
      areTogether: isTogether,
      joins: products.length > 0 && (tells('with') || isWithAccessory),
      turns: 0,
    }
    if (slots.namesCharging && isOfPanels(slots)) return { ...slots, loads: [] }
    return slots.namesCharging && isOfCharge(slots) ? withChargeWatts(slots) : slots
  }
}

/** The lists of `words.yml` that are words alone. */
type ListName = {
  [Name in keyof SlotWords]: SlotWords[Name] extends string[] ? Name : never
}[keyof SlotWords]
