import type { Slots } from '../question/slots.ts'
import { type Intent, isTalk } from './intent-content.ts'
import { createRelations } from './related.ts'
import type { Guess } from './understanding.ts'

/** How many times greater the odds of an intent are, where the message tells what its answer is made of. */
const OF_ATTRIBUTE = 4
const OF_PRICE = 2.5
const OF_SUM = 10
const FEW_WORDS = 5
const OF_OTHERS = 4
const OF_LOADS = 2
const OF_MANY_LOADS = 4
const OF_WHICH_STARTS = 40
const OF_OWN_LOADS = 8
/** So many devices are told to have their hours counted. */
const MANY = 3
const OF_FILLING = 10
const OF_ENERGY = 12
const OF_ORDER = 6
const OF_DATE = 6
const OF_POSTCODE = 20
const OF_PLACE = 2
/** What a word speaks for by itself, and what is reckoned of volts and amperes. */
const OF_WORD = 12
/** What is asked so long after the delivery that it is too late, or in time, and of the warranty. */
const OF_TIME = 6
const OF_OTHER_TIME = 1 / 40
/** Of the ports that give direct current. */
const LOW_VOLTS = 12
/** What something costs that is to go to a place or to be fetched is hardly asked of the thing itself, and of panels no hours of devices. */
const OF_THING_SENT = 1 / 1000
const OF_PANEL = 3
const OF_HOURS_OF_PANEL = 1 / 4
/** Of the mains where a panel charges. */
const OF_OTHER_SOURCE = 1 / 400
/** What nothing but a word speaks for is no likelier than this by itself, and is thought of only where all else is less likely than that. */
const LEAST = 0.1
const UNLIKELY = 0.26
/** Several small matters of one topic speak for the likeliest of them by this much, but never make it this sure. */
const OF_TOPIC = 0.8
const OF_TOPIC_ALONE = 0.22

type Told = Pick<
  Slots,
  | 'attributes'
  | 'speaksFor'
  | 'asksTimes'
  | 'makes'
  | 'loads'
  | 'postcode'
  | 'placePostcode'
  | 'isThither'
  | 'asksWhen'
  | 'isAbroad'
  | 'isOfMains'
  | 'products'
  | 'isOfOthers'
  | 'namesOrder'
  | 'orderNumber'
  | 'days'
  | 'quantities'
  | 'classes'
  | 'isWhole'
  | 'areTogether'
  | 'asksWhich'
  | 'asksStart'
  | 'bound'
  | 'isFull'
  | 'chargeWatts'
  | 'inDay'
>

/**
 * What a message may ask, once it counts what else it tells: a figure that it names, devices, a postcode. Intents that are answered
 * alike are one, as likely as all together.
 */
export function createEvidence(
  intents: ReadonlyMap<string, Intent>,
  { returnDays }: { returnDays: number },
): (guesses: readonly Guess[], told: Told) => Guess[] {
  const all = [...intents.values()]
  const areRelated = createRelations(intents)
  const specs = new Map(
    all.flatMap((intent) => (isOfFigure(intent) && intent.of ? [[intent.of, intent.id] as const] : [])),
  )
  const idOf = (made: Intent['compose']) => all.find(({ compose }) => compose === made)?.id

  function liftOf(intent: Intent, told: Told, returning: string | undefined): number {
    const { id, compose, of = '' } = intent
    const { attributes, loads } = told
    if (told.speaksFor.includes(id)) return OF_WORD
    // How many may be chained is no answer to how many may be stacked.
    if (id === 'extra-batteries.how-many' && told.speaksFor.includes('extra-battery-stack.can')) return OF_OTHER_TIME
    if (told.isAbroad && OF_ABROAD.test(id)) return OF_WORD
    if (told.isAbroad && !told.postcode && compose === 'delivery-cost') return OF_OTHER_TIME
    if (isNetPrice(told) && id.startsWith('price.')) return compose === 'price' ? OF_WORD : OF_OTHER_TIME
    if (of === 'foldedSize' && isOfRoom(told)) return OF_WORD
    if (id === 'amps-to-watts.how' && isOfAmperes(told)) return OF_WORD
    if (told.chargeWatts && (of === 'acTime' || compose === 'runtime')) return of === 'acTime' ? OF_WORD : OF_OTHER_TIME
    if (id === 'delivery.how-long' && isSentWhen(told)) return OF_WORD
    if (returning && (id === 'return.late' || id === 'return.can')) return id === returning ? OF_WORD : OF_OTHER_TIME
    if (isOfForeignMains(told) && (id === 'voltage.what' || compose === 'runtime' || compose === 'advice'))
      return id === 'voltage.what' ? OF_WORD : OF_OTHER_TIME
    if (id === 'warranty.how-long' && isOld(told)) return OF_TIME
    if (id === 'dc-boat.how' && isOfVolts(told)) return OF_TIME
    if (OF_COLD_CHARGE.test(id) && isAboveZero(told)) return id === 'charge-cold.can' ? OF_OTHER_TIME : OF_WORD
    if (id === 'temperature.what' && isOfWeather(told) && loads.length === 0) return OF_TIME
    if (isOfPowerPrice(told)) return compose === 'spec' && of === 'capacity' ? OF_WORD : OF_OTHER_TIME
    if (compose === 'spec' && isOfShare(told)) return SHARED.includes(of) ? OF_WORD : OF_OTHER_TIME
    if (id === 'return.can' && isStillAsked(told)) return OF_TIME
    if (id === 'extra-battery-stack.can' && isSummed(told)) return OF_OTHER_TIME
    if (compose === 'spec' && SUMMED.includes(of) && attributes.includes(of) && isOfSeveral(told)) return OF_SUM
    if (id === 'panel-yield.how-much' && isFilledInDay(told)) return OF_OTHER_TIME
    if (id === 'panel-yield.how-much' && attributes.includes('energy') && isOfPanel(told)) return OF_WORD
    if (isOfFigure(intent) && figuresOf(told).includes(of)) return OF_ATTRIBUTE
    if (compose === 'spec' && of === 'acTime' && isOfSun(told)) return OF_OTHER_SOURCE
    if (compose === 'spec' && of === 'acTime' && isOfOwnRun(told)) return OF_OTHER_TIME
    if (isPanelsToFill(told) && id === 'advice.how-many-panels') return OF_WORD
    if (isPanelsToFill(told) && (of === 'solarTime' || id === 'extra-battery-charge.how-long')) return OF_OTHER_TIME
    if (compose === 'spec' && of === 'solarTime' && isOfPanel(told))
      return isOfFilling(told) || isFilledInDay(told) ? OF_FILLING : OF_PANEL
    if (compose === 'runtime' && loads.length === 0 && (isOfVolts(told) || isOfWeather(told))) return OF_OTHER_TIME
    if (id === 'extra-battery-power.can' && isOfBatteriesFor(told)) return OF_OTHER_TIME
    if (id === 'advice.how-many-batteries' && isOfBatteriesFor(told)) return OF_TIME
    if (id === 'advice.how-many-batteries' && isOfToldBatteries(told)) return OF_OTHER_TIME
    if (id === 'advice.how-many-panels' && isOfFilling(told)) return OF_OTHER_TIME
    if (compose === 'runtime' && isOfPanel(told)) return OF_HOURS_OF_PANEL
    if (id === 'runtime.how-much-watts' && isOfConsumption(told)) return OF_ENERGY
    if (OF_DAY.test(id) && isOfDayTold(told)) return OF_OTHER_TIME
    if (OF_STARTS.test(id) && isWhichStarts(told)) return OF_OTHER_TIME
    if (compose === 'runtime' && kindOf(id) === 'can' && isWhichStarts(told)) return OF_WHICH_STARTS
    if ((OF_STORY.test(id) || OF_DAY.test(id) || id === 'welder.can') && isOfOwn(told)) return OF_OTHER_TIME
    if (compose === 'runtime' && kindOf(id) === 'how-many' && isOfTimes(told)) return OF_TIME
    if (compose === 'runtime' && kindOf(id) === 'how-many' && isOfBattery(told)) return OF_ENERGY
    if (compose === 'runtime' && isOfOwnRun(told)) return OF_OWN_LOADS
    if (compose === 'stock' && isOfOwnRun(told)) return OF_OTHER_TIME
    if (id === 'solar-series.how' && isOfSeveralPanels(told)) return OF_TIME
    if (compose === 'runtime' && loads.length > 0) return loads.length < MANY ? OF_LOADS : OF_MANY_LOADS
    if (compose === 'price' && (isSent(told) || told.speaksFor.length > 0)) return OF_THING_SENT
    if (compose === 'price' && (isSum(told) || isCost(told))) return OF_SUM
    if (compose === 'price') return isPriced(told) ? OF_ATTRIBUTE : attributes.includes('price') ? OF_PRICE : 1
    if (OF_EXAMPLE.test(id) && (loads.length > 1 || loads[0]?.stated)) return OF_OTHER_TIME
    if (intent.admit && attributes.includes('energy') && isOfPanel(told) && !told.placePostcode) return OF_OTHER_TIME
    if (id === 'tool-batteries.can' && isOfBattery(told)) return OF_OTHER_TIME
    if (compose === 'advice' && told.asksWhich && loads.length > 0) return OF_MANY_LOADS
    if (told.isOfOthers && (intent.admit || intent.unstated)) return OF_OTHERS
    if (compose === 'warranty-end' && told.days.some((day) => FULL_DATE.test(day))) return OF_DATE
    if (compose === 'order-status' && told.namesOrder && told.orderNumber) return OF_ORDER
    if (compose !== 'delivery-cost' && compose !== 'return-cost') return 1
    return told.postcode || isSent(told) ? OF_POSTCODE : told.placePostcode ? OF_PLACE : 1
  }

  /** Whether a return of which the days are told is in time; of money that has not come back they tell something else. */
  function returnOf(told: Told, [best]: readonly Guess[]): 'return.late' | 'return.can' | undefined {
    const days = daysSince(told)
    const isOfCost = intents.get(best?.intent ?? '')?.compose === 'return-cost'
    if (!days || isOfCost || !best?.intent.startsWith('return.')) return undefined
    const isLate = told.attributes.includes('after') ? days >= returnDays : days > returnDays
    return isLate ? 'return.late' : 'return.can'
  }

  /** What else a message speaks for, though its words are not like those of the intent. */
  function spokenFor(told: Told, guesses: readonly Guess[], returning: string | undefined): string[] {
    const isReturn = guesses.some(({ intent }) => intents.get(intent)?.compose === 'return-cost')
    const isPrice = guesses.slice(0, 1).some(({ intent }) => intents.get(intent)?.compose === 'price')
    const isCharging = guesses.slice(0, 1).some(({ intent }) => intents.get(intent)?.of === 'acTime')
    const isOfColdCharge = guesses[0]?.intent === 'charge-cold.can'
    const isUnlikely = guesses.every(({ likelihood }) => likelihood < UNLIKELY)
    const isElseUnlikely = guesses.every(
      ({ intent, likelihood }) => likelihood < UNLIKELY || intents.get(intent)?.compose === 'runtime',
    )
    const isOf = (topics: RegExp) => guesses.some(({ intent }) => topics.test(intent))
    return [
      ...told.speaksFor,
      ...[returning ?? []].flat(),
      ...(isOfAmperes(told) ? ['amps-to-watts.how'] : []),
      ...(isSentWhen(told) ? ['delivery.how-long'] : []),
      ...(isWhichStarts(told) ? ['runtime.can-tools'] : []),
      ...(isOfForeignMains(told) ? ['voltage.what'] : []),
      ...(isOfRoom(told) ? [specs.get('foldedSize') ?? []].flat() : []),
      ...(isOld(told) && isOf(/^(?:warranty|liability)/) ? ['warranty.how-long'] : []),
      ...(isOfColdCharge && isAboveZero(told) ? ['charge-temperature.what'] : []),
      ...(isOfVolts(told) && isElseUnlikely ? ['dc-boat.how'] : []),
      ...(isOfTimes(told) ? [told.makes ? 'runtime.how-many-cups' : 'runtime.how-many-phone'] : []),
      ...(isUnlikely ? figuresOf(told).flatMap((figure) => specs.get(figure) ?? []) : []),
      ...(isOfConsumption(told) ? ['runtime.how-much-watts'] : []),
      ...(isOfShare(told) || isOfPowerPrice(told) ? [specs.get('capacity') ?? []].flat() : []),
      ...(told.isWhole && isOfSeveral(told)
        ? told.attributes.flatMap((each) => (SUMMED.includes(each) ? (specs.get(each) ?? []) : []))
        : []),
      ...(told.attributes.includes('energy') && isOfPanel(told) ? ['panel-yield.how-much'] : []),
      ...(isPanelsToFill(told) ? ['advice.how-many-panels'] : []),
      ...(isOfSeveralPanels(told) && isOf(OF_WIRING) ? ['solar-series.how'] : []),
      ...((told.areTogether && told.loads.some(({ count }) => count > 1)) || isOfHours(told)
        ? ['runtime.together']
        : []),
      ...(isSum(told) || isNetPrice(told) || (isUnlikely && isPriced(told)) ? [idOf('price') ?? []].flat() : []),
      ...(isOfFilling(told) || (isUnlikely && isOfPanel(told) && told.products.some(({ isStation }) => isStation))
        ? [specs.get('solarTime') ?? []].flat()
        : []),
      ...(isOfSun(told) && isCharging ? [specs.get('solarTime') ?? []].flat() : []),
      ...(told.loads.length >= MANY || isOfOwnRun(told) || (isUnlikely && isOfOwnList(told))
        ? ['runtime.together']
        : []),
      ...(isUnlikely && isOfFrost(told) ? ['temperature.what'] : []),
      ...(isOfOwn(told) && isOf(OF_STORY) && isElseStory(guesses) ? ['runtime.how-long-electronics'] : []),
      ...((told.postcode || (isSent(told) && isPrice)) && !isReturn ? [idOf('delivery-cost') ?? []].flat() : []),
    ]
  }

  return (guesses, told) => {
    const returning = returnOf(told, guesses)
    const spoken = spokenFor(told, guesses, returning)
    const likely = guesses.filter(({ intent, likelihood }) => likelihood >= LEAST || !spoken.includes(intent))
    const absent = spoken.filter((id) => likely.every(({ intent }) => intent !== id))
    const both = [...likely, ...absent.map((intent) => ({ intent, likelihood: LEAST }))]
    const families = Map.groupBy(both, ({ intent }) => familyOf(intents.get(intent), intent))
    const weighed = [...families.values()]
      .map((family): Guess => {
        const [first] = family as [Guess, ...Guess[]]
        const intent = intents.get(first.intent)
        const likelihood = 1 - family.reduce((rest, each) => rest * (1 - each.likelihood), 1)
        return { intent: first.intent, likelihood: lifted(likelihood, intent ? liftOf(intent, told, returning) : 1) }
      })
      .sort((one, other) => other.likelihood - one.likelihood)
    return withTopic(weighed, told)
  }

  /** The likeliest intent with what others of its topic speak for it: who asks of a small matter is understood at least in part. */
  function withTopic([best, ...others]: readonly Guess[], { products, loads, quantities }: Told): Guess[] {
    if (!best) return []
    const isBare = products.length + loads.length + quantities.length === 0
    if (isTalk(best.intent) && isBare) return [{ ...best, likelihood: talkOf([best, ...others]) }, ...others]
    const near = others.filter(({ intent }) => areRelated(best.intent, intent))
    const rest = near.reduce((left, { likelihood }) => left * (1 - OF_TOPIC * likelihood), 1 - best.likelihood)
    return [{ ...best, likelihood: Math.max(best.likelihood, Math.min(1 - rest, OF_TOPIC_ALONE)) }, ...others]
  }
}

/** Thanks, wishes and farewells come together: which of them it is matters less than that it is talk. */
const talkOf = (guesses: readonly Guess[]) =>
  1 - guesses.filter(({ intent }) => isTalk(intent)).reduce((rest, { likelihood }) => rest * (1 - likelihood), 1)

/** Answered from a figure, or written of one. */
const isOfFigure = ({ compose }: Intent) => compose === 'spec' || !compose

/** 'läppäri 65 W ja näyttö 30 W, kahdeksan tuntia'. */
const isOfHours = ({ loads, quantities }: Told) =>
  loads.length > 1 && loads.every(({ stated }) => stated) && quantities.some(({ unit }) => unit === 'h')

/** Answers of what holds outside the country. */
const OF_ABROAD = /abroad/

/** Written answers that tell the hours of an example. */
const OF_EXAMPLE = /^(?:home-office|outage|event)\.how-long$/
const OF_DAY =
  /^(?:cabin-day|cabin-weekend|terrace-day|boat|boat-day|coolbox|home-office)\.how-much$|^runtime\.how-much-watts$/

/** 'kumpi malli käynnistää katkaisusahan': of devices that can be counted, and not which of two is the first. */
const isWhichStarts = ({ asksWhich, asksStart, loads, areTogether }: Told) =>
  asksWhich && !!asksStart && loads.length > 0 && (loads.length !== 2 || areTogether)
const OF_STARTS = /^(?:start-order|motor-load|tool-peak)\./

/** Written answers that tell what others' devices took. */
const OF_STORY = /^(?:boat-day|boat-trip|boat-trip-(?:total|most|solar)|cabin-day|cabin-weekend|terrace-day)\./

/** Whether nothing is likely but stories of what others' devices took. */
const isElseStory = (guesses: readonly Guess[]) =>
  guesses.every(({ intent, likelihood }) => likelihood < UNLIKELY || OF_STORY.test(intent))

/** 'plotteri ottaa 6 A 12 V, paljonko EVO riittää': a station, and what the customer's own devices take. */
const isOfOwn = ({ loads, products }: Told) =>
  loads.some(({ stated }) => stated) && products.some(({ isStation }) => isStation)

/** The same with whether or how long it runs: 'would the small one run a 2000 W hob', 'neljä dronen akkua ja kuusi kameran, riittäisikö EVO'. */
const isOfOwnRun = (told: Told) =>
  (isOfOwn(told) || (told.loads.length > 1 && told.products.some(({ isStation }) => isStation))) &&
  (told.bound.isWhether || told.bound.isMeasure) &&
  told.attributes.every((each) => OF_PORTS.includes(each))

/** 'kahvinkeitin 1200 W ja paistinpannu 1400', and nothing else. */
const isOfOwnList = ({ loads, attributes }: Told) =>
  loads.length > 1 && loads.every(({ stated }) => stated) && attributes.length === 0

/** 'siellä on joku -5', of no devices. */
const isOfFrost = ({ loads, quantities }: Told) =>
  loads.length === 0 && quantities.some(({ unit, value }) => unit === 'C' && value < 0)

/** Ports that a device is told to be plugged into. */
const OF_PORTS = ['anderson', 'dc', 'ac', 'usb', 'usb-a', 'usb-c']

/** Written answers tell of a day, and of a weekend. */
const FEW_DAYS = 2

/** 'pumppu joka kuluttaa 2400 Wh päivässä', 'pakastin koko päivän', 'kylmälaukku viikoksi'. */
const isOfDayTold = ({ loads, quantities, bound }: Told) =>
  loads.length > 0 &&
  !bound.isMeasure &&
  quantities.some(({ unit, value }) => unit === 'Wh' || unit === 'daytime' || (unit === 'days' && value > FEW_DAYS))

/** Whoever tells the day and the year has bought something then. */
const FULL_DATE = /\.20\d\d$/

/** 'mitä yhteensä', of products that are named. */
const isSum = ({ attributes, products }: Told) =>
  attributes.includes('total') && !attributes.includes('energy') && products.length > 0

/** The figures that a message names; energy of a product without devices is what it holds. */
const figuresOf = ({ attributes, loads, products }: Told) =>
  attributes.includes('energy') && loads.length === 0 && products.some(({ isPanel }) => !isPanel)
    ? [...attributes, 'capacity']
    : attributes

/** 'monta kuppia kahvia', 'montako kertaa läppäri'. */
const isOfTimes = ({ asksTimes, loads }: Told) =>
  asksTimes && loads.length > 0 && loads.every(({ appliance }) => appliance?.each)

/** 'montako 36 V 5 Ah akkua': what the battery holds is told. */
const isOfBattery = ({ loads }: Told) => loads.some(({ eachWh }) => eachWh)

/** 'montako wattia yhteensä', of devices. */
const isOfConsumption = ({ attributes, loads }: Told) =>
  (attributes.includes('energy') || attributes.includes('watts')) && loads.length > 0

/** Figures that are added up, and those that watt-hours are a share of. */
const SUMMED = ['weight', 'size']
const SHARED = ['capacity']

/** 'montako prosenttia 480 Wh on'. */
const isOfShare = ({ attributes, quantities }: Told) =>
  attributes.includes('share') && quantities.some(({ unit }) => unit === 'Wh')

/** 'sähkö 15 snt/kWh, mitä maksaa': of devices only where it asks for their cost. */
const isOfPowerPrice = ({ attributes, loads, quantities }: Told) =>
  quantities.some(({ unit }) => unit === 'cents') &&
  (loads.length === 0 || ['cost', 'price'].some((each) => attributes.includes(each)))

/** 'montako lisäakkua tarvitaan, että sirkkeli pyörii tunnin'. */
const isOfBatteriesFor = ({ loads, products }: Told) =>
  loads.length > 0 && products.some(({ isCountAsked, isPanel, isStation }) => isCountAsked && !isPanel && !isStation)

/** 'riittääkö PRO ja kaksi lisäakkua jääkaapille': how many there are is told. */
const isOfToldBatteries = ({ loads, products, bound }: Told) =>
  bound.isWhether &&
  loads.length > 0 &&
  products.some(({ isStation }) => isStation) &&
  products.some(({ count, isCountAsked, isPanel, isStation }) => count > 1 && !isCountAsked && !isPanel && !isStation)

/** 'paketti tuli 25.9., voinko vielä palauttaa'. */
const isStillAsked = ({ attributes, days }: Told) => days.length > 0 && attributes.includes('still')

/** 'kuinka painava pino tulee, kun alla on kolme lisäakkua'. */
const isSummed = (told: Told) =>
  told.isWhole && isOfSeveral(told) && told.attributes.some((each) => SUMMED.includes(each))

/** 'PRO ja kolme lisäakkua': more than one piece. */
const isOfSeveral = ({ products }: Told) => products.reduce((sum, { count }) => sum + count, 0) > 1

/** 'kolme viikkoa sitten', 'kahden viikon jälkeen'. */
const daysSince = ({ attributes, quantities }: Told) =>
  quantities.find(({ unit }) => unit === 'past')?.value ??
  (['ago', 'still', 'after'].some((each) => attributes.includes(each))
    ? quantities.find(({ unit }) => unit === 'days')?.value
    : undefined)

/** 'everything on board is 110 V': devices of another country's mains. */
const isOfForeignMains = ({ quantities, products }: Told) =>
  products.every(({ isPanel }) => !isPanel) &&
  quantities.some(({ unit, value }) => unit === 'V' && value >= FOREIGN_VOLTS.from && value <= FOREIGN_VOLTS.to)
const FOREIGN_VOLTS = { from: 100, to: 127 }

/** 'hajosi 1,5 vuoden kohdalla'. */
const isOld = ({ quantities }: Told) => quantities.some(({ unit }) => unit === 'months')

/** '12 volttia veneeseen': of no device's figures. */
const isOfVolts = ({ quantities }: Told) =>
  quantities.some(({ unit, value }) => unit === 'V' && value === LOW_VOLTS) &&
  quantities.every(({ unit }) => unit !== 'A' && unit !== 'W' && unit !== 'Ah' && unit !== 'Wh')

/** 'autotallissa on viisi plusastetta': charging in it is not charging in frost. */
const isAboveZero = ({ quantities }: Told) =>
  quantities.some(({ unit }) => unit === 'C') && quantities.every(({ unit, value }) => unit !== 'C' || value >= 0)
const OF_COLD_CHARGE = /^charge-(?:cold\.can|temperature\.what)$/

/** 'entä −30?': degrees, and no device's figures. */
const isOfWeather = ({ quantities }: Told) => quantities.length > 0 && quantities.every(({ unit }) => unit === 'C')

/** '12 V ja 5 A, montako wattia'. */
const isOfAmperes = ({ attributes, quantities }: Told) =>
  attributes.includes('watts') && ['V', 'A'].every((unit) => quantities.some((each) => each.unit === unit))

/** 'what's the price of the battery pack': a price and a product are named. */
const isPriced = ({ attributes, products, isThither }: Told) =>
  attributes.includes('price') && products.length > 0 && !isThither

/** 'paljonko pro on ilman alvia': a figure is asked, and not whether that can be had. */
const isNetPrice = ({ attributes, products, bound }: Told) =>
  attributes.includes('net') && products.length > 0 && (bound.isMeasure || !bound.isWhether)

/** 'mitä pro maksaa', in no more words. */
const isCost = ({ attributes, classes, postcode, placePostcode, products, loads }: Told) =>
  !postcode &&
  !placePostcode &&
  attributes.includes('cost') &&
  (classes.includes('PRODUCT') || (products.length > 0 && loads.length === 0)) &&
  classes.split(' ').length <= FEW_WORDS

/** 'montako paneelia täyttää sen kahdessa tunnissa'. */
const isOfFilling = (told: Told) => isOfPanelCount(told) && told.quantities.some(({ unit }) => unit === 'h')

/** 'montako paneelia', and no devices. */
const isOfPanelCount = ({ products, loads }: Told) =>
  loads.length === 0 && products.some(({ isPanel, isCountAsked }) => isPanel && isCountAsked)

/** 'kolme paneelia, missä järjestyksessä ne kytketään'. */
const isOfSeveralPanels = ({ products }: Told) => products.some(({ isPanel, count }) => isPanel && count > 1)
const OF_WIRING = /^solar-(?:connect|series|none)\./

/** 'montako paneelia, että PRO on illalla täysi': no hours are told. */
const isPanelsToFill = (told: Told) =>
  told.isFull && isOfPanelCount(told) && told.quantities.every(({ unit }) => unit !== 'h')

/** 'kauanko kaksi paneelia': of panels, and no devices. */
const isOfPanel = ({ products, loads }: Told) => loads.length === 0 && products.some(({ isPanel }) => isPanel)

/** A panel beside a station, and no word of the mains: what charges it is the sun. */
const isOfSun = (told: Told) => isOfPanel(told) && !told.isOfMains && told.products.some(({ isStation }) => isStation)

/** 'täyttyykö EVO päivässä kahdella paneelilla': what the panels yield is not asked. */
const isFilledInDay = (told: Told) => !!told.inDay && told.isFull && isOfPanel(told) && !told.bound.isMeasure

/** 'mahtuuko paneeli kaappiin'. */
const isOfRoom = ({ bound, products }: Told) =>
  bound.isFitting && products.length > 0 && products.every(({ isPanel }) => isPanel)

/** 'mitä maksaa saada se Nauvoon': something is to go to a place, and when it comes is not asked. */
const isSent = ({ placePostcode, isThither, asksWhen }: Told) => !!placePostcode && isThither && !asksWhen

/** 'monessako päivässä se tulisi Jyväskylään'. */
const isSentWhen = ({ placePostcode, asksWhen, isThither, products, loads }: Told) =>
  !!placePostcode && asksWhen && loads.length === 0 && products.some(({ isPanel }) => isThither || !isPanel)

/** Intents of a family are answered alike: by one composer, or with the same admission. */
function familyOf(intent: Intent | undefined, id: string): string {
  if (intent?.admit) return 'admit'
  return intent?.compose ? `${intent.compose} ${intent.of ?? ''} ${kindOf(id)}` : id
}

/** 'can' of 'runtime.can-kitchen'. */
const kindOf = (id: string) =>
  id
    .split('.')[1]
    ?.split('-')
    .slice(0, 2)
    .join('-')
    .replace(/^can-.*/, 'can') ?? ''

/** A likelihood with its odds so many times as great. */
export const lifted = (likelihood: number, times: number) => (times * likelihood) / (1 + (times - 1) * likelihood)
