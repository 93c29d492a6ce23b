import { mostPanels } from '@arkpax/schema/calculator-rules'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { counted, headsNear, isCount, isCountAsked, isRightAfter, NEAR_NUMBER, numberAfter } from './counts-told.ts'
import { isLeftAway, isOneOf, isReplaced } from './left-out.ts'
import { type Match, overlap } from './lexicon.ts'
import type { Message } from './message.ts'
import { type Mention, type Named, panelsOf, setsOf, WITH } from './product-names.ts'
import type { Measured } from './quantities-told.ts'

/** In the words of comparison: the other of two. */
const OTHER = 'other'

/** Makes readers of the products of a shop that a message names, and of how many of each it tells. */
export function createProductsTold(catalogue: readonly CatalogueProduct[]) {
  const stations = new Set(catalogue.flatMap(({ id, power }) => (power ? [id] : [])))
  const panels = panelsOf(catalogue)
  const allStations = [...stations].map(
    (id): Mention => ({ id, count: 1, isOneOfSeveral: false, isStation: true, isPanel: false }),
  )

  /** How many of an accessory fit with each station. */
  function mostOf(id: string): Record<string, number> {
    const panelWatts = catalogue.find((each) => each.id === id)?.panelWatts
    const most = catalogue.flatMap(({ id: station, expansion, charging }) => {
      const { solarMaxWatts } = charging ?? {}
      const count =
        panelWatts && solarMaxWatts ? mostPanels({ solarMaxWatts }, { panelWatts }) : expansion?.maxExtraBatteries
      return stations.has(station) && count ? [[station, count] as const] : []
    })
    return Object.fromEntries(most)
  }

  /** The accessories that are left out of what was named before: 'jätetään toinen lisäakku pois', 'entä ilman paneeleja'. */
  function removedIn(message: Message): Match<Named>[] {
    const accessories = message.named.filter(({ value: { id } }) => !stations.has(id))
    // 'otan lisäakun kotiin' has it brought.
    const away = message.find('away').filter(({ at }) => message.find('off').some((word) => word.at === at))
    return accessories.filter((each) => isLeftAway(message, each, accessories, away))
  }

  /** The stations that another takes the place of. */
  function replacedIn(message: Message): Match<Named>[] {
    const denied = [...message.find('not'), ...message.find('without')]
    return message.named.filter((each) => stations.has(each.value.id) && isReplaced(message, each, denied))
  }

  /** The products that are named, without what is left out or is of a device's name: 'MacBook Pro' is no Ark PRO. */
  function mentionsIn(message: Message): Match<Named>[] {
    const { named, devices, find } = message
    const being = find('being')
    const removed = [...removedIn(message), ...replacedIn(message)]
    /** 'painepesurimme on 1800-wattinen' is of the device. */
    const isBeing = (end: number, at: number) => being.some((word) => word.at === end && word.at + word.length === at)
    const isOfDevice = (each: Match<Named>) =>
      devices.some((other) => other.length > 1 && overlap(each, other)) ||
      (each.value.isByFigure !== undefined &&
        each.length < 3 &&
        devices.some(({ at, length }) => at === each.at + each.length || isBeing(at + length, each.at)))
    return named.filter((each) => removed.every(({ at }) => at !== each.at) && !isOfDevice(each))
  }

  /** 'kaikki lisäakut': as many as fit with the station that is named, else with any. */
  function allOf({ value: { id }, at }: Match<Named>, message: Measured): Partial<Mention> {
    const most = mostOf(id)
    const named = message.mentions.flatMap((each) => most[each.value.id] ?? [])
    const count = Math.max(0, ...(named.length > 0 ? named : Object.values(most)))
    return count > 0 && isRightAfter(message, message.find('all-pieces'), at) ? { count, isAll: true } : {}
  }

  /** Stations that a word may stand for: 'entä pienempi?'. */
  function comparedIn({ words, devices, find, kinds }: Message): Mention[] {
    const running = find('running')
    const isOfRunning = ({ at, length }: Match<unknown>) =>
      at + length === words.length || running.some((word) => word.at === at + length || word.at + word.length === at)
    const word = kinds('compared')
      .filter((each) => devices.length === 0 || isOfRunning(each))
      .find((each) => !find('one-more').some((other) => overlap(other, each)))
    return word ? allStations.filter(({ id }) => id === word.value || word.value === OTHER) : []
  }

  function productsTold(message: Measured) {
    const { words, mentions, figures, find, tells } = message
    const products = mentions.map(
      (each): Mention => ({
        id: each.value.id,
        isOneOfSeveral: each.value.isOneOfSeveral,
        isStation: stations.has(each.value.id),
        isPanel: panels.has(each.value.id),
        count: counted(message, each) ?? 1,
        ...(isCountAsked(message, each) && { isCountAsked: true as const, most: mostOf(each.value.id) }),
        ...allOf(each, message),
      }),
    )
    const setsCompared = setsOf(mentions, products, [...find('or'), ...find('than')])
    const accessories = products.filter(({ isStation }) => !isStation)
    const [those] = find('those').filter(({ at, length }) => mentions.every((each) => each.at !== at + length))
    const number = those && (figures.before(those.at) ?? numberAfter(message, those, NEAR_NUMBER))
    const ofThose =
      [number, pointedAt(message)].find((each) => each && isCount(each.value))?.value ?? ofEachOwn(message)
    const own = ofThose ?? accessories[0]?.count
    const alternatives = alternativesIn(message)
    /** 'entä kahdella paneelilla': beside the station of before. */
    const isWithAccessory = mentions.some(
      ({ value: { id }, at, length }) => !stations.has(id) && WITH.test(words[at + length - 1] ?? ''),
    )
    return {
      products,
      removed: removedIn(message).map((each) => ({ id: each.value.id, isOne: isOneOf(message, each) })),
      ...(setsCompared && { setsCompared }),
      compared: comparedIn(message),
      stations: products.filter(({ isStation }) => isStation),
      ofThose: those && isCountAsked(message, those) ? ('asked' as const) : ofThose,
      counts: accessories.length === 1 && alternatives.length > 0 && own ? [...new Set([own, ...alternatives])] : [],
      namesAll: tells('all-pieces'),
      asksNeed: tells('needing') && accessories.length > 0,
      joins: products.length > 0 && (tells('with') || isWithAccessory),
    }
  }
  return { mentionsIn, productsTold }
}

/** 'jos meitä on kaksi ja kummallakin oma': as many of what was named before as there are of those who have it. */
const ofEachOwn = (message: Measured): number | undefined => {
  const isOfOthers = [message.devices, message.mentions, message.quantities, message.kinds('things')].some(
    ({ length }) => length > 0,
  )
  const [each] = message.find('each-own')
  return each && !isOfOthers ? headsNear(message, each.at) : undefined
}

/** 'kauanko ne neljä palaa': a number of what was named before. */
const pointedAt = ({ find, figures, mentions, devices }: Measured): Match<number> | undefined =>
  figures.numbers.find(({ at, length, value }) => {
    const isOfThing = [...figures.measured, ...mentions, ...devices].some(
      (each) => each.at <= at + length && each.at >= at,
    )
    return value > 1 && find('pointing').some((word) => word.at === at - 1) && !isOfThing
  })

/** Numbers that may be instead of the one that is told: 'jos niitä on kaksi, entä neljä'. */
const alternativesIn = ({ find, figures, mentions, devices }: Measured): number[] =>
  find('alternatives').flatMap((word) =>
    figures.numbers
      .filter(({ at, value, length }) => {
        const isMeasured = figures.measured.some((each) => each.at === at)
        const isOfThing = [...mentions, ...devices].some((each) => each.at === at + length)
        return at === word.at + word.length && isCount(value) && !isMeasured && !isOfThing
      })
      .map(({ value }) => value),
  )
