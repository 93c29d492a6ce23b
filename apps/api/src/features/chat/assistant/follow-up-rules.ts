import type { Guess } from './intents/understanding.ts'
import { isOfFuse } from './question/charging-told.ts'
import { isTime } from './question/figures.ts'
import { isOnlyCount } from './question/merged-slots.ts'
import type { Slots } from './question/slots.ts'
import type { Heard } from './understand-message.ts'

/** A message that follows another, and how it leans on that. */
export interface Following {
  /** What it tells by itself, and with what was told before. */
  told: Slots
  slots: Slots
  /** The message before, the likeliest of its intents, and what may be asked anew of charging. */
  before: Heard
  earlier: Guess
  /** The likeliest intent by its own words alone. */
  own: string
  charging: ReturnType<typeof chargingOf>
  /** How many words it has that tell a matter of its own. */
  ownWords: number
  standsFor: boolean
  asksWhatIf: boolean
  kind: string | undefined
  /** Whether it asks rather than tells, with its question mark and without. */
  asks: boolean
  asksUnmarked: boolean
}

/** A way of going on with the message before: what it asks then, before what that asked. */
interface Rule {
  when: (following: Following) => unknown
  asks?: (following: Following) => readonly Guess[]
}

/** What a message asks that goes on with the one before by what it tells, or undefined where its words have to say. */
export function askedByFollowing(following: Following): Guess[] | undefined {
  const rule = RULES.find(({ when }) => when(following))
  return rule && [...(rule.asks?.(following) ?? []), ...following.before.guesses]
}

/** A message of so many words of its own may ask something new by itself. */
export const FEW = 3
/** 'pitäs kestää kuus tuntia, riittääkö vai mitä lisäksi': whether the devices of before run for a time is asked in so many at most. */
const MOST_OF_TIME = 5

const hasLoads = ({ before }: Following) => before.slots.loads.length > 0

/** The first that holds is taken. */
const RULES: readonly Rule[] = [
  { when: ({ earlier, told }) => OF_DAYS.test(earlier.intent) && told.attributes.includes('repaired') },
  { when: ({ earlier, told }) => OF_SUM.test(earlier.intent) && isSummed(told) },
  {
    when: ({ earlier, told, ownWords, asks }) =>
      OF_COST.test(earlier.intent) && isOnlyGoods(told) && ownWords < FEW && !asks,
  },
  { when: ({ earlier, told }) => OF_COST.test(earlier.intent) && isOfBoth(told) },
  {
    when: ({ before, told }) =>
      isPriceOfCount(told) && before.slots.products.length > 0 && before.slots.loads.length === 0,
    asks: () => [surely('price.how-much')],
  },
  { when: ({ earlier, told }) => [OF_COST, OF_SUM].some((of) => of.test(earlier.intent)) && told.removed.length > 0 },
  {
    when: ({ charging, told, before, ownWords }) =>
      charging && !isOfFuse(told) && (told.chargeWatts ?? told.chargeLoads ?? isSameCharge(before, told, ownWords)),
    asks: ({ charging }) => [surely(charging?.isMains ? OF_MAINS : OF_SUN)],
  },
  {
    when: ({ before, own, told }) =>
      before.returns && isBareCost(told) && OF_ANY_COST.test(own) && !OF_REFUND.test(own),
    asks: () => [COST_OF_RETURN],
  },
  {
    when: ({ earlier, slots, told, own }) =>
      (OF_DELIVERY.test(earlier.intent) &&
        (asksCarriage(slots, told) || (asksItsCost(earlier, slots, told) && !OF_PAYMENT.test(own)))) ||
      asksAllSent(slots, told),
    asks: () => [surely('delivery.how-much')],
  },
  { when: ({ told }) => told.asksWhyNot },
  {
    when: (following) => following.kind === 'how-much' && hasLoads(following) && following.before.counted,
    asks: ({ before }) => before.counted ?? [],
  },
  {
    when: (following) =>
      hasLoads(following) && following.told.dutyPercent && !following.asks && following.before.counted,
    asks: ({ before }) => before.counted ?? [],
  },
  {
    when: (following) => hasLoads(following) && following.ownWords <= 1 && isBetweenStations(following.told),
    asks: () => [OF_WHICH],
  },
  {
    when: (following) => hasLoads(following) && isOfAllDevices(following.told),
    asks: ({ before }) => [OF_DEVICES_TOGETHER, ...(before.counted ?? [])],
  },
  {
    when: ({ before, told, asksWhatIf, asksUnmarked }) =>
      before.counted &&
      asksWhatIf &&
      (isOfBattery(told) || ((isOfProductsAlone(told) || isOfCountAlone(told)) && !asksUnmarked)),
    asks: ({ before }) => before.counted ?? [],
  },
  { when: ({ told, asksWhatIf, ownWords }) => asksWhatIf && told.isMore && isOnlyCount(told) && ownWords <= FEW },
  { when: asksWhether, asks: ({ before }) => whetherOf(before) },
  { when: (following) => hasLoads(following) && isBareWhether(following), asks: ({ before }) => whetherOf(before) },
  {
    when: ({ before, told }) => before.counted && asksHowMany(told),
    asks: ({ told, before }) => [howManyOf(told), ...(before.counted ?? [])],
  },
  {
    when: ({ before, slots, told }) => before.counted && asksTimesOf(slots, told),
    asks: ({ before }) => [surely('runtime.how-many-cups'), ...(before.counted ?? [])],
  },
  { when: ({ slots, told }) => asksTimeOf(slots, told), asks: () => [OF_TIME] },
  {
    when: (following) => hasLoads(following) && isOfYieldInDay(following.told),
    asks: () => [surely('panel-yield.how-much')],
  },
]

/** What holds for a firm is told of its return, however it is asked of then. */
export const OF_BUSINESS = /^return\.business$/

const surely = (intent: string): Guess => ({ intent, likelihood: 0.8 })

/** Whether a station, or a time, is enough for the devices of before. */
function asksWhether({ before, told, standsFor, ownWords }: Following): boolean {
  const isBare = standsFor || told.quantities.length > 0 || ownWords <= (told.tells('enough') ? 2 : 1)
  const areTold = [before.slots, before.countedSlots].some((slots) => slots && slots.loads.length > 0)
  return areTold && ((isBare && isWhetherOfStations(told)) || (ownWords <= MOST_OF_TIME && isWhetherOfTime(told)))
}

/** 'riittääkö yksi lataus siihen': of the devices of before, in no other words. */
const isBareWhether = ({ told, ownWords }: Following) =>
  told.tells('enough') &&
  ownWords <= FEW &&
  [told.products, told.loads, told.quantities, told.attributes, told.days].every(({ length }) => length === 0)

/** 'mitä molemmat maksavat': of no product by its name. */
const isOfBoth = (told: Slots) => told.namesBoth && told.products.length === 0 && !isSent(told) && !told.namesCharging

/** 'entä EVO', charged with the power of before. */
const isSameCharge = (before: Heard, told: Slots, ownWords: number) =>
  before.slots.chargeWatts && isOfProductsAlone(told) && ownWords <= FEW

/** What may be asked anew of charging: how long it takes from the mains, also where its power was spoken of, or from the sun. */
export function chargingOf({ guesses: [guess], slots }: Heard) {
  const { intent = '' } = guess ?? {}
  const isMains = OF_CHARGING.test(intent) || slots.code === 'P4'
  return isMains || intent === OF_SUN ? { isMains, isTime: OF_TIME_OF_CHARGING.test(intent) } : undefined
}
const OF_MAINS = 'charging-time.how-long'
const OF_SUN = 'solar-time.how-long'
export const OF_TIME_OF_CHARGING = /^(?:charging|solar)-time\./
const OF_CHARGING = /^(?:charging-time|charging-power|charge-(?:slower|faster|mains|amps))\./

export const OF_DEVICES = /^(?:runtime|advice)\./
const OF_DAYS = /^warranty\.when|^return-deadline\./
export const OF_SUM = /^(?:weight|price)\./
/** What has a cost that a return has, too; 'millä tavoilla voin maksaa' is of none. */
export const OF_ANY_COST = /^(?:price|delivery|return)\./
const OF_COST = /^(?:price|delivery|return)\.how-much$/

/** 'paljonko yhteensä', of more products than before, and of no figure by its name. */
const isSummed = ({ attributes, joins, ...told }: Slots) =>
  joins &&
  attributes.includes('total') &&
  attributes.every((each) => ['total', 'still'].includes(each)) &&
  !isSent(told)

/** 'ja tuotte Lahteen': what it costs is no more of the thing alone. */
export const isSent = ({ placePostcode, isThither }: Pick<Slots, 'placePostcode' | 'isThither'>) =>
  !!placePostcode && isThither

/** 'mitä se tekee, jos otan PRO:n', of the place that was told when it was asked whether things are brought there. */
const asksCarriage = ({ postcode, placePostcode }: Slots, { products, attributes }: Slots) =>
  (postcode ?? placePostcode) !== undefined &&
  products.length > 0 &&
  ['total', 'cost', 'price'].some((each) => attributes.includes(each))
export const OF_DELIVERY = /^delivery\./

/** 'mitä se tekee yhteensä kotiovelle': the goods that were talked of with their carriage, to where was told. */
const asksAllSent = ({ postcode, placePostcode, products }: Slots, told: Slots) =>
  (postcode ?? placePostcode) !== undefined &&
  products.length > 0 &&
  told.products.length + told.loads.length === 0 &&
  told.isThither &&
  asksSum(told)
const OF_PAYMENT = /^payment\./

/** Whether what several things come to is asked. */
export const asksSum = ({ attributes, namesAll, isWhole }: Pick<Slots, 'attributes' | 'namesAll' | 'isWhole'>) =>
  namesAll || isWhole || attributes.includes('total')

/** 'mitä maksaa', of a delivery of which the cost was not asked yet. */
const asksItsCost = ({ intent }: Guess, { postcode, placePostcode }: Slots, told: Slots) =>
  !OF_COST.test(intent) && (postcode ?? placePostcode) !== undefined && isBareCost(told)
/** 'saanko koko hinnan takaisin' is of the money that comes back, and not of what a return costs. */
const OF_REFUND = /^(?:refund\.|return\.used)/
export const OF_RETURN = /^(?:return|refund|order\.cancel)/

/** 'tartten kuus, hinta yhteensä': what so many of the goods of before cost. */
const isPriceOfCount = (told: Slots) => told.count !== undefined && isBareCost(told)

/** 'otan kaksi', 'otan kaksi paneelia': nothing but what is bought. */
const isOnlyGoods = (told: Slots) =>
  (isOnlyCount(told) || told.products.length > 0) &&
  [told.loads, told.quantities, told.days, told.attributes, told.speaksFor].every(({ length }) => length === 0)

/** 'entä jos akku on 900 Wh': of what is charged. */
const isOfBattery = ({ quantities, products, loads }: Slots) =>
  quantities.some(({ unit }) => unit === 'Wh') && products.length + loads.length === 0

/** 'what if there are four of them': of the devices of before. */
const isOfCountAlone = ({ ofThose, products, loads }: Slots) =>
  typeof ofThose === 'number' && products.length + loads.length === 0

/** For how long, or for how many days, is asked of the devices of before. */
const asksTimeOf = ({ loads }: Slots, told: Slots) =>
  loads.length > 0 && told.loads.length === 0 && isOfWeather(told) && (told.asksDays || told.asksDuration)
/** How many times, or how much of what they make: 'montako litraa yhdellä latauksella'. */
const asksTimesOf = ({ loads }: Slots, told: Slots) =>
  told.asksTimes && loads.length > 0 && told.loads.length + told.products.length === 0
const OF_TIME = surely('runtime.how-long-electronics')

/** Nothing is told, or degrees alone, or with what the devices are to run: 'jos ostan siihen yhden lisäakun, montako päivää'. */
const isOfWeather = ({ products, quantities, asksDays }: Slots) =>
  (products.some(({ isStation }) => isStation) || products.every((each) => !each.isPanel && !each.isCountAsked)) &&
  quantities.every(({ unit }) => unit === 'C' || (unit === 'days' && asksDays))

/** 'saako yks paneeli sen takas yhes päiväs': what the devices of before take. */
const isOfYieldInDay = ({ products, loads, inDay, isFull }: Slots) =>
  !!inDay && !isFull && loads.length === 0 && products.length > 0 && products.every(({ isPanel }) => isPanel)

/** 'riittäisikö silloin halvempi EVO': whether another station runs the devices of before. */
const isWhetherOfStations = ({ products, loads, quantities, bound, attributes }: Slots) =>
  bound.isWhether &&
  products.length > 0 &&
  products.some(({ isStation }) => isStation) &&
  quantities.every(isTime) &&
  loads.length + attributes.length === 0
/** 'evo vai pro', and nothing else. */
const isBetweenStations = ({ products, loads, attributes }: Slots) =>
  products.length > 1 && products.every(({ isStation }) => isStation) && loads.length + attributes.length === 0

/** 'entä molemmat yhtä aikaa', of the devices of before. */
const isOfAllDevices = ({ namesBoth, isAtOnce, areApart, loads, products, attributes }: Slots) =>
  (isAtOnce || (namesBoth && areApart)) && loads.length + products.length + attributes.length === 0
export const OF_DEVICES_TOGETHER: Guess = { intent: 'runtime.together', likelihood: 0.8 }

/** What was counted last, where that tells whether it is enough. */
const whetherOf = ({ counted }: Heard): Guess[] =>
  counted && !OF_WATTS.test(counted[0]?.intent ?? '') ? counted : [OF_DEVICES_TOGETHER]
const OF_WATTS = /\.how-much-watts$/

/** 'mulle riittäis vuorokausi, riittääkö': whether the devices of before run for so long. */
const isWhetherOfTime = ({ products, loads, quantities, bound, attributes }: Slots) =>
  bound.isWhether &&
  quantities.length > 0 &&
  quantities.every(isTime) &&
  products.length + loads.length + attributes.length === 0

/** 'montako lisäakkua siihen sitten pitäisi ottaa', of the devices of before. */
const asksHowMany = ({ products, loads }: Slots) =>
  loads.length === 0 && products.some(({ isCountAsked, isStation }) => isCountAsked && !isStation)
const howManyOf = ({ products }: Slots): Guess => ({
  intent: products.some(({ isCountAsked, isPanel }) => isCountAsked && isPanel)
    ? 'advice.how-many-panels'
    : 'advice.how-many-batteries',
  likelihood: 0.8,
})

/** 'no jos siinä on kaksi lisäakkua': with what the devices of before are to run. */
const isOfProductsAlone = ({ products, loads }: Slots) => products.length > 0 && loads.length === 0

/** 'ja mitä se kustantaa', after what was asked of a return. */
export const isBareCost = ({ attributes, products, loads }: Slots) =>
  ['cost', 'price'].some((each) => attributes.includes(each)) && products.length + loads.length === 0
export const COST_OF_RETURN: Guess = { intent: 'return.how-much', likelihood: 0.7 }

export const OF_WHICH: Guess = { intent: 'advice.which-devices', likelihood: 0.8 }
