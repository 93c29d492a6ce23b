import { LOW_VOLTS } from '../question/figures.ts'
import type { Slots } from '../question/slots.ts'

/** What of a message speaks for what it asks. */
export type Told = Pick<
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
  | 'asksToBuy'
  | 'asksStart'
  | 'asksEmpty'
  | 'bound'
  | 'isFull'
  | 'chargeWatts'
  | 'namesCharging'
  | 'inDay'
  | 'display'
>

const FEW_WORDS = 5
/** Of sockets in other parts of the world. */
const FOREIGN_VOLTS = { from: 100, to: 127 }

/** 'tabletti on kiinni kuusi tuntia, tyhjeneekö EVO siitä'. */
export const isOfEmptying = ({ asksEmpty, loads, bound }: Told) => !!asksEmpty && loads.length > 0 && bound.isWhether

/** Several of a device at once, or devices and hours. */
export const isTogether = (told: Told) =>
  (told.areTogether && told.loads.some(({ count }) => count > 1)) || isOfHours(told)

/** 'läppäri 65 W ja näyttö 30 W, kahdeksan tuntia'. */
const isOfHours = ({ loads, quantities }: Told) =>
  loads.length > 1 && loads.every(({ stated }) => stated) && quantities.some(({ unit }) => unit === 'h')

/** 'kumpi malli käynnistää katkaisusahan': of devices that can be counted, and not which of two is the first. */
export const isWhichStarts = ({ asksWhich, asksStart, loads, areTogether }: Told) =>
  asksWhich && !!asksStart && loads.length > 0 && (loads.length !== 2 || areTogether)

/** 'plotteri ottaa 6 A 12 V, paljonko EVO riittää': a station, and what the customer's own devices take. */
export const isOfOwn = ({ loads, products }: Told) =>
  loads.some(({ stated }) => stated) && products.some(({ isStation }) => isStation)

/** The same with whether or how long it runs: 'would the small one run a 2000 W hob', 'neljä dronen akkua ja kuusi kameran, riittäisikö EVO'. */
export const isOfOwnRun = (told: Told) =>
  (isOfOwn(told) || (told.loads.length > 1 && told.products.some(({ isStation }) => isStation))) &&
  (told.bound.isWhether || told.bound.isMeasure) &&
  told.attributes.every((each) => OF_PORTS.includes(each))

/** 'kahvinkeitin 1200 W ja paistinpannu 1400', and nothing else. */
export const isOfOwnList = ({ loads, attributes }: Told) =>
  loads.length > 1 && loads.every(({ stated }) => stated) && attributes.length === 0

/** 'popcornkone 1300 W neljä tuntia, mitä ostan ja mitä se maksaa': what suits is told with its price. */
export const isToBuyFor = ({ asksToBuy, loads, products }: Told) =>
  asksToBuy && loads.length > 0 && products.every(({ isStation }) => !isStation)

/** 'katkaisusaha 20 min ja poravasara vartin päivässä': devices with the time of each, and no question of another matter. */
export const isOfTimesTold = ({ loads, attributes, bound }: Told) =>
  loads.length > 1 && loads.every(({ hours }) => hours) && attributes.length === 0 && !bound.isMeasure

/** 'siellä on joku -5', of no devices. */
export const isOfFrost = ({ loads, quantities }: Told) =>
  loads.length === 0 && quantities.some(({ unit, value }) => unit === 'C' && value < 0)

/** 'pakkasta 8, mitä prosta irtoaa wattitunteina': how much a station gives then. */
export const isOfEnergyInFrost = (told: Told) =>
  isOfFrost(told) && ['energy', 'capacity', 'given'].some((each) => told.attributes.includes(each))

/** Ports that a device is told to be plugged into. */
export const OF_PORTS = ['anderson', 'dc', 'ac', 'usb', 'usb-a', 'usb-c']

/** Written answers tell of a day, and of a weekend. */
const FEW_DAYS = 2

/** 'pumppu joka kuluttaa 2400 Wh päivässä', 'pakastin koko päivän', 'kylmälaukku viikoksi'. */
export const isOfDayTold = ({ loads, quantities, bound }: Told) =>
  loads.length > 0 &&
  !bound.isMeasure &&
  quantities.some(({ unit, value }) => unit === 'Wh' || unit === 'daytime' || (unit === 'days' && value > FEW_DAYS))

const FULL_DATE = /\.20\d\d$/
/** Whoever tells the day and the year has bought something then. */
export const tellsDate = ({ days }: Told) => days.some((day) => FULL_DATE.test(day))

/** 'mitä yhteensä', of products that are named. */
export const isSum = ({ attributes, products }: Told) =>
  attributes.includes('total') && !attributes.includes('energy') && products.length > 0

/** The figures that a message names; energy of a product without devices is what it holds. */
export const figuresOf = ({ attributes, loads, products }: Told) =>
  attributes.includes('energy') && loads.length === 0 && products.some(({ isPanel }) => !isPanel)
    ? [...attributes, 'capacity']
    : attributes

/** 'monta kuppia kahvia', 'montako kertaa läppäri'. */
export const isOfTimes = ({ asksTimes, loads }: Told) =>
  asksTimes && loads.length > 0 && loads.every(({ appliance }) => appliance?.each)

/** 'montako 36 V 5 Ah akkua': what the battery holds is told. */
export const isOfBattery = ({ loads }: Told) => loads.some(({ eachWh }) => eachWh)

/** 'montako wattia yhteensä', of devices. */
export const isOfConsumption = ({ attributes, loads }: Told) =>
  (attributes.includes('energy') || attributes.includes('watts')) && loads.length > 0

/** Figures that are added up. */
export const SUMMED = ['weight', 'size']

/** 'montako prosenttia 480 Wh on'. */
export const isOfShare = ({ attributes, quantities }: Told) =>
  attributes.includes('share') && quantities.some(({ unit }) => unit === 'Wh')

/** 'sähkö 15 snt/kWh, mitä maksaa': of devices only where it asks for their cost. */
export const isOfPowerPrice = ({ attributes, loads, quantities }: Told) =>
  quantities.some(({ unit }) => unit === 'cents') &&
  (loads.length === 0 || ['cost', 'price'].some((each) => attributes.includes(each)))

/** 'montako lisäakkua tarvitaan, että sirkkeli pyörii tunnin'. */
export const isOfBatteriesFor = ({ loads, products }: Told) =>
  loads.length > 0 && products.some(({ isCountAsked, isPanel, isStation }) => isCountAsked && !isPanel && !isStation)

/** 'riittääkö PRO ja kaksi lisäakkua jääkaapille': how many there are is told. */
export const isOfToldBatteries = ({ loads, products, bound }: Told) =>
  bound.isWhether &&
  loads.length > 0 &&
  products.some(({ isStation }) => isStation) &&
  products.some(({ count, isCountAsked, isPanel, isStation }) => count > 1 && !isCountAsked && !isPanel && !isStation)

/** 'paketti tuli 25.9., voinko vielä palauttaa'. */
export const isStillAsked = ({ attributes, days }: Told) => days.length > 0 && attributes.includes('still')

/** 'kuinka painava pino tulee, kun alla on kolme lisäakkua'. */
export const isSummed = (told: Told) =>
  told.isWhole && isOfSeveral(told) && told.attributes.some((each) => SUMMED.includes(each))

/** 'PRO ja kolme lisäakkua': more than one piece. */
export const isOfSeveral = ({ products }: Told) => products.reduce((sum, { count }) => sum + count, 0) > 1

/** 'kolme viikkoa sitten', 'kahden viikon jälkeen'. */
export const daysSince = ({ attributes, quantities }: Told) =>
  quantities.find(({ unit }) => unit === 'past')?.value ??
  (['ago', 'still', 'after'].some((each) => attributes.includes(each))
    ? quantities.find(({ unit }) => unit === 'days')?.value
    : undefined)

/** 'everything on board is 110 V': devices of another country's mains. */
export const isOfForeignMains = ({ quantities, products }: Told) =>
  products.every(({ isPanel }) => !isPanel) &&
  quantities.some(({ unit, value }) => unit === 'V' && value >= FOREIGN_VOLTS.from && value <= FOREIGN_VOLTS.to)

/** 'hajosi 1,5 vuoden kohdalla'. */
export const isOld = ({ quantities }: Told) => quantities.some(({ unit }) => unit === 'months')

/** '12 volttia veneeseen': of no device's figures. */
export const isOfVolts = ({ quantities }: Told) =>
  quantities.some(({ unit, value }) => unit === 'V' && value === LOW_VOLTS) &&
  quantities.every(({ unit }) => unit !== 'A' && unit !== 'W' && unit !== 'Ah' && unit !== 'Wh')

/** 'autotallissa on viisi plusastetta': charging in it is not charging in frost. */
export const isAboveZero = ({ quantities }: Told) =>
  quantities.some(({ unit }) => unit === 'C') && quantities.every(({ unit, value }) => unit !== 'C' || value >= 0)

/** 'entä −30?': degrees, and no device's figures. */
export const isOfWeather = ({ quantities }: Told) =>
  quantities.length > 0 && quantities.every(({ unit }) => unit === 'C')

/** '12 V ja 5 A, montako wattia'. */
export const isOfAmperes = ({ attributes, quantities }: Told) =>
  attributes.includes('watts') && ['V', 'A'].every((unit) => quantities.some((each) => each.unit === unit))

/** 'what's the price of the battery pack': a price and a product are named. */
export const isPriced = ({ attributes, products, isThither }: Told) =>
  attributes.includes('price') && products.length > 0 && !isThither

/** 'paljonko pro on ilman alvia': a figure is asked, and not whether that can be had. */
export const isNetPrice = ({ attributes, products, bound }: Told) =>
  attributes.includes('net') && products.length > 0 && (bound.isMeasure || !bound.isWhether)

/** 'mitä pro maksaa', in no more words. */
export const isCost = ({ attributes, classes, postcode, placePostcode, products, loads }: Told) =>
  !postcode &&
  !placePostcode &&
  attributes.includes('cost') &&
  (classes.includes('PRODUCT') || (products.length > 0 && loads.length === 0)) &&
  classes.split(' ').length <= FEW_WORDS

/** 'montako paneelia täyttää sen kahdessa tunnissa'. */
export const isOfFilling = (told: Told) => isOfPanelCount(told) && told.quantities.some(({ unit }) => unit === 'h')

/** 'montako paneelia', and no devices. */
export const isOfPanelCount = ({ products, loads }: Told) =>
  loads.length === 0 && products.some(({ isPanel, isCountAsked }) => isPanel && isCountAsked)

/** 'kolme paneelia, missä järjestyksessä ne kytketään'. */
export const isOfSeveralPanels = ({ products }: Told) => products.some(({ isPanel, count }) => isPanel && count > 1)

/** 'montako paneelia, että PRO on illalla täysi': no hours are told. */
export const isPanelsToFill = (told: Told) =>
  told.isFull && isOfPanelCount(told) && told.quantities.every(({ unit }) => unit !== 'h')

/** 'kauanko kaksi paneelia': of panels, and no devices. */
export const isOfPanel = ({ products, loads }: Told) => loads.length === 0 && products.some(({ isPanel }) => isPanel)

/** A panel beside a station, and no word of the mains: what charges it is the sun. */
export const isOfSun = (told: Told) =>
  isOfPanel(told) && !told.isOfMains && told.products.some(({ isStation }) => isStation)

/** 'täyttyykö EVO päivässä kahdella paneelilla': what the panels yield is not asked. */
export const isFilledInDay = (told: Told) => !!told.inDay && told.isFull && isOfPanel(told) && !told.bound.isMeasure

/** 'mahtuuko kaksi EVOa vierekkäin 80 cm hyllyyn': of no battery. */
export const isOfStationsInRoom = ({ bound, products }: Told) =>
  bound.isFitting && bound.space.length > 0 && products.every(({ isStation }) => isStation)

/** 'mahtuuko paneeli kaappiin'. */
export const isOfRoom = ({ bound, products }: Told) =>
  bound.isFitting && products.length > 0 && products.every(({ isPanel }) => isPanel)

/** 'mitä maksaa saada se Nauvoon': something is to go to a place, and when it comes is not asked. */
export const isSent = ({ placePostcode, isThither, asksWhen }: Told) => !!placePostcode && isThither && !asksWhen

/** 'monessako päivässä se tulisi Jyväskylään'. */
export const isSentWhen = ({ placePostcode, asksWhen, isThither, products, loads }: Told) =>
  !!placePostcode && asksWhen && loads.length === 0 && products.some(({ isPanel }) => isThither || !isPanel)
