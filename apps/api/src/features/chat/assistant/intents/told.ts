import { LOW_VOLTS } from '../question/figures.ts'
import type { Slots } from '../question/slots.ts'

/** What of a message speaks for what it asks. */
export type Told = Pick<
  Slots,
  | 'attributes'
  | 'speaksFor'
  | 'asksTimes'
  | 'loads'
  | 'postcode'
  | 'placePostcode'
  | 'isThither'
  | 'asksWhen'
  | 'isAbroad'
  | 'isOfMains'
  | 'products'
  | 'isOfOthers'
  | 'days'
  | 'quantities'
  | 'classes'
  | 'isWhole'
  | 'areTogether'
  | 'asksWhich'
  | 'asksToBuy'
  | 'asksStart'
  | 'bound'
  | 'isFull'
  | 'chargeWatts'
  | 'namesCharging'
  | 'inDay'
  | 'timesInYear'
  | 'display'
>

const FEW_WORDS = 5
/** Of sockets in other parts of the world. */
const FOREIGN_VOLTS = { from: 100, to: 127 }

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
const isOfOwn = ({ loads, products }: Told) =>
  loads.some(({ stated }) => stated) && products.some(({ isStation }) => isStation)

/** 'vähintään kolme kilowattituntia mahdollisimman edullisesti, millä kokoonpanolla': what holds so much, of no device or product. */
export const isToHold = ({ bound, loads, products, asksWhich, asksToBuy }: Told) =>
  bound.quantities.some(({ unit }) => unit === 'Wh') && (asksWhich || asksToBuy) && loads.length + products.length === 0

/** Several devices, or so many of one. */
const isOfMany = ({ loads }: Told) => loads.length > 1 || loads.some(({ count }) => count > 1)

/** The same with whether or how long it runs: 'would the small one run a 2000 W hob', 'neljä dronen akkua ja kuusi kameran, riittäisikö EVO', '15 puhelinta täyteen, jaksaako EVO'. */
export const isOfOwnRun = (told: Told) =>
  (isOfOwn(told) || (isOfMany(told) && told.products.some(({ isStation }) => isStation))) &&
  (told.bound.isWhether || told.bound.isMeasure) &&
  told.attributes.every((each) => OF_PORTS.includes(each))

/** 'kahvinkeitin 1200 W ja paistinpannu 1400', and nothing else. */
export const isOfOwnList = ({ loads, attributes }: Told) =>
  loads.length > 1 && loads.every(({ stated }) => stated) && attributes.length === 0

/** 'popcornkone 1300 W neljä tuntia, mitä ostan ja mitä se maksaa': what suits is told with its price. */
export const isToBuyFor = ({ asksToBuy, loads, products }: Told) =>
  asksToBuy && loads.length > 0 && products.every(({ isStation }) => !isStation)

/** 'siellä on joku -5', of no devices. */
export const isOfFrost = ({ loads, quantities }: Told) =>
  loads.length === 0 && quantities.some(({ unit, value }) => unit === 'C' && value < 0)

/** Ports that a device is told to be plugged into. */
export const OF_PORTS = ['anderson', 'dc', 'ac', 'usb', 'usb-a', 'usb-c']

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

/** Figures that are added up. */
export const SUMMED = ['weight', 'size']

/** 'sähkö 15 snt/kWh, mitä maksaa': of devices only where it asks for their cost. */
export const isOfPowerPrice = ({ attributes, loads, quantities }: Told) =>
  quantities.some(({ unit }) => unit === 'cents') &&
  (loads.length === 0 || ['cost', 'price'].some((each) => attributes.includes(each)))

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

/** '12 volttia veneeseen': of no device's figures. */
export const isOfVolts = ({ quantities }: Told) =>
  quantities.some(({ unit, value }) => unit === 'V' && value === LOW_VOLTS) &&
  quantities.every(({ unit }) => unit !== 'A' && unit !== 'W' && unit !== 'Ah' && unit !== 'Wh')

/** 'entä −30?': degrees, and no device's figures. */
export const isOfWeather = ({ quantities }: Told) =>
  quantities.length > 0 && quantities.every(({ unit }) => unit === 'C')

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
const isOfPanelCount = ({ products, loads }: Told) =>
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

/** 'mitä maksaa saada se Nauvoon': something is to go to a place, and when it comes is not asked. */
export const isSent = ({ placePostcode, isThither, asksWhen }: Told) => !!placePostcode && isThither && !asksWhen
