import type { Composed } from './answers/composed.ts'
import { NO_HELP } from './answers/no-help.ts'
import {
  askedByFollowing,
  asksSum,
  COST_OF_RETURN,
  chargingOf,
  FEW,
  isBareCost,
  isSent,
  OF_ANY_COST,
  OF_BUSINESS,
  OF_DELIVERY,
  OF_DEVICES,
  OF_DEVICES_TOGETHER,
  OF_RETURN,
  OF_SUM,
  OF_TIME_OF_CHARGING,
  OF_WHICH,
} from './follow-up-rules.ts'
import { isTalk } from './intents/intent-content.ts'
import type { Guess, Prior, Understanding } from './intents/understanding.ts'
import type { Language } from './passages.ts'
import type { AskedLoad } from './question/asked-loads.ts'
import { intoBattery } from './question/bare-figures.ts'
import { toldOfCharging } from './question/charging-told.ts'
import { isTime, type Quantity } from './question/figures.ts'
import { afterInterjection, type Leaning } from './question/follow-up.ts'
import { toldOf } from './question/merged-loads.ts'
import { allOf, askedAgain, isOnlyCount, mergedSlots } from './question/merged-slots.ts'
import type { Mention, Slots } from './question/slots.ts'

/** A message as it was understood: what it may ask, and what it tells, with what it leaves to those before it. */
export interface Heard {
  text: string
  language: Language
  /** Best first. */
  guesses: Guess[]
  slots: Slots
  /** Whether it goes on with the matter of the message before. */
  goesOn: boolean
  /** How likely each intent is by what was learned: what the next message may go on with. */
  shares: Prior
  /** What this message and those before it say, the oldest first, and what these were taken to ask. */
  said: readonly string[]
  taken: readonly string[]
  /** What was likeliest of the last message whose devices were counted. */
  counted?: Guess[]
  countedSlots?: Slots
  /** Whether the goods are to be fetched: when they come and what that costs is told of the fetching. */
  collects?: boolean
  /** Whether something was to be returned: a postcode then tells where it is fetched. */
  returns?: boolean
}

/** What is answered to a message. */
export type Told = Pick<Composed, 'reply' | 'asks' | 'action' | 'picks' | 'isWeak'>

/** How likely a message is of the likeliest intent: 0–1. */
export const likelihoodOf = ({ guesses }: Pick<Heard, 'guesses'>) => guesses[0]?.likelihood ?? 0

/** What reading a message takes. */
export interface Ears {
  understanding: Understanding
  readSlots: (text: string, beside?: Slots['loads']) => Slots
  leaningOf: (classes: string) => Leaning
  /** What a message may ask, with what else it tells counted in. */
  weighed: (guesses: readonly Guess[], told: Slots) => Guess[]
  /** Whether two intents are of one topic, or answered from one page. */
  areRelated: (one: string, other: string) => boolean
  /** Whether a text asks rather than tells. */
  asks: (text: string) => boolean
  /** The same without its question mark and its 'entä' before a condition. */
  asksUnmarked: (text: string) => boolean
  /** Whether an intent has hours of devices counted. */
  isCounted: (intent: string) => boolean
  /** Whether an intent asks how one buys. */
  isOfBuying: (intent: string) => boolean
}

/** A language is believed from here on, in few words later; a message of no clear one is in that of the message before, or Finnish. */
const CLEAR = 0.65
const CLEAR_IN_FEW = 0.9
/** What changes something of what was asked has at most so many words of its own; longer ones ask something else. */
const MOST_CHANGED = 5
/** From here on a message is sure to be of its own matter. */
const OWN = 0.52
/** How much the message before weighs beside this one, and what was answered to it; less, by the last, where nothing leans on them. */
const OF_BEFORE = 0.55
const OF_ANSWER = 0.3
const LOOSE = 0.5
/** No intent is less likely than this after another, and than that after one of its topic. */
const LEAST = 1e-4
const LEAST_RELATED = 1e-3
/** How many times likelier an intent is whose kind is asked by a single word: 'miten?'. */
const OF_KIND = 3
/**
 * How many times likelier the same is asked again: where the answer is another by what is told now, and 'entä …' asks for it, and
 * 'mitä se tekee prolle' may, and where it would be the same, which a message that begins so does not ask for.
 */
const ANEW_OF_OTHER = 20
const ANEW_OF_THAT = 4
const ANEW_WHAT_IF = 400
const AGAIN = 0.35
const AGAIN_OF_OTHER = 0.03
/** Something else than what was just answered is asked where that is by itself as likely as this, and so many times likelier. */
const LIKELY = 0.35
const CLEARLY = 2
/** What has been answered just so before is not surely what is asked. */
const UNSURE = 0.65
/** Messages that say little each are read as one, so many at most, and believed from here on. */
const READ_TOGETHER = 3
const TOGETHER = 0.5
const TOGETHER_OF_NEXT = 0.15

/**
 * Understands a message after another: as likely as each intent is by its own words is it by what was asked before and answered, of
 * which the last message changes what it names. `answerOf` tells what is answered, and whether that asks something back.
 */
export function hear(text: string, ears: Ears, before?: Heard, answerOf?: (heard: Heard) => Told | undefined): Heard {
  const heard = heardAfter(before ? withoutInterjection(text, ears) : text, ears, before, answerOf)
  // What only may ask for hours leaves what surely did.
  const { intent = '' } = heard.guesses[0] ?? {}
  const isCounted = ears.isCounted(intent) && (!before?.counted || likelihoodOf(heard) >= OWN)
  const returns = OF_RETURN.test(intent) || (before?.returns && (likelihoodOf(heard) < OWN || OF_DELIVERY.test(intent)))
  const isOfReturn = before?.returns && OF_DELIVERY_COST.test(intent) && !heard.slots.isThither
  const isOfDay = before && (before.returns || OF_RETURN.test(intent))
  const days = isOfDay ? [...new Set([...before.slots.days, ...heard.slots.days])] : heard.slots.days
  const isOfDays = before?.returns && days.length > 0 && tellsDays(heard)
  const isLate = before?.returns && OF_LATE.test(intent)
  const isOfFirm = OF_BUSINESS.test(before?.guesses[0]?.intent ?? '')
  const isInTime = (isLate || isOfDays) && !isOfFirm
  const ofReturn = isInTime ? ears.weighed([IN_TIME], heard.slots) : isOfReturn ? [COST_OF_RETURN] : []
  const [likeliest] = heard.guesses
  const isLearnedNoHelp = before && likeliest?.intent === NO_HELP && likeliest !== OF_NO_HELP
  const collects = intent === COLLECTED.intent || (before?.collects && !heard.slots.isThither)
  const ofCollected = before?.collects && collects && OF_DELIVERED.test(intent) ? [COLLECTED] : []
  const guesses = [...ofReturn, ...ofCollected, ...(isLearnedNoHelp ? [likeliest, ...before.guesses] : heard.guesses)]
  const goods =
    before && isOfGoods(guesses[0]?.intent ?? '', ears) && heard.slots.products.length === 0
      ? before.slots.products
      : heard.slots.products
  const isCharged = before && OF_TIME_OF_CHARGING.test(intent)
  const charged = isCharged && {
    ...(heard.slots.products.length === 0 && { products: before.slots.products }),
    chargeWatts: heard.slots.chargeWatts ?? chargedWith(before.slots),
  }
  const slots = {
    ...heard.slots,
    products: goods,
    days,
    ...charged,
    ...(OF_DEVICES.test(intent) && loadsAgain(heard, before)),
  }
  return {
    ...heard,
    guesses,
    goesOn: heard.goesOn || !!isLearnedNoHelp,
    returns,
    collects,
    slots,
    counted: isCounted ? heard.guesses : before?.counted,
    countedSlots: isCounted || slots.loads.length > 0 ? slots : before?.countedSlots,
  }
}

/** The power that was told to go into the battery, or what the display told of it: 'INPUT 900 ja OUTPUT 500'. */
const chargedWith = (slots: Slots): number | undefined => slots.chargeWatts ?? (intoBattery(slots) || undefined)

/** 'sain sen 2.11.' and 'vieläkö ehdin', and nothing that is surely another matter: of what is to be returned they ask until when. */
const tellsDays = (heard: Heard) => {
  const { days, attributes, loads, postcode } = heard.slots
  const isStill = attributes.includes('still')
  const isOfTime = days.length > 0 || isStill
  return isOfTime && loads.length === 0 && !postcode && (isStill || likelihoodOf(heard) < OWN)
}

/** Of what is counted a time, and the watt-hours of a battery, are told anew. */
const isOfNow = (each: Quantity) => isTime(each) || each.unit === 'Wh'

/** The devices that were told before another matter, with what was told of them, or where hours are counted and none are told: 'kauanko se pyörittäisi niitä'. */
function loadsAgain({ slots, goesOn }: Heard, before: Heard | undefined): Partial<Slots> {
  const told = before?.countedSlots
  const isElsewhere = slots.place !== undefined && slots.place !== told?.place
  if (told && slots.loads.length > 0 && before.slots.loads.length === 0)
    return { loads: slots.loads.map((load) => toldOf(told.loads, load)) }
  if (!told || slots.loads.length > 0 || isElsewhere || (!goesOn && slots.turns > 0)) return {}
  const { loads, pastLoads } = mergedSlots(told, slots)
  return { loads, pastLoads, quantities: slots.quantities.some(isOfNow) ? slots.quantities : told.quantities }
}

function heardAfter(text: string, ears: Ears, last?: Heard, answerOf?: (heard: Heard) => Told | undefined): Heard {
  const { understanding, readSlots, leaningOf, areRelated } = ears
  const bare = withModel(readSlots(text, last?.slots.loads))
  const { begins, confirms, asksWhatIf, standsFor, isNoHelp, kind, ownWords } = leaningOf(bare.classes)
  const charging = last && chargingOf(last)
  const read = charging ? toldOfCharging(bare, { ...charging, isSupposed: asksWhatIf || !bare.asks }) : bare
  const answer = last && answerOf?.(last)
  const isOfPicked = standsFor && read.loads.length === 0 && read.products.every(({ isStation }) => !isStation)
  const before = last && isOfPicked ? withPicked(last, answer) : last
  const added = asAdded(read)
  const told = before && (begins || ownWords === 0) ? withCompared(added, before.slots) : added
  const merged = before && mergedSlots(before.slots, told)
  const together = merged
    ? { ...told, products: merged.products, ...(told.asksToBuy && { loads: merged.loads }) }
    : told
  const said = inKnownNames(told)
  const guesses = ears.weighed(understanding.intentsOf(said), together)
  const language = languageOf(text, understanding) ?? before?.language ?? 'fi'
  const shares = understanding.sharesOf(said)
  const talk = { said: [...(last?.said ?? []), said].slice(-READ_TOGETHER), taken: takenBefore(last) }
  const kept = withKept(told, last?.slots)
  const ofTold = last && tellsOfProducts(last, ears) ? withProductsOf(kept, last.slots) : kept
  const alone: Heard = { text, language, guesses, shares, ...talk, slots: ofTold, goesOn: false }
  const earlier = before?.guesses[0]
  if (!before || !merged || !earlier) return alone
  const returned = returnedTo(told, before, asksWhatIf)
  if (returned) return { ...before, ...talk, text, language, goesOn: true, ...returned }

  const slots = ownWords === 0 && !kind ? askedAgain(before.slots, told) : merged
  const again: Heard = { ...before, ...talk, text, language, slots, goesOn: true }
  const isSure = likelihoodOf(alone) >= OWN
  const asks = ears.asks(text)
  if (isNoHelp && (!isSure || !asks || slots.code)) {
    // Where the power of a station is too small, no other advice helps.
    const counted = answer?.isWeak ? before.counted : undefined
    return { ...again, guesses: counted ?? [noHelpOf(before, slots), ...before.guesses], shares }
  }
  if (kind === 'next' && isOfNoHelp(before) && before.slots.code) return again
  if (kind === 'next' && !answer?.asks) {
    const next = guessesTogether({ ...talk, taken: talk.taken.slice(-1) }, ears, slots, TOGETHER_OF_NEXT)
    if (next.length > 0) return { ...again, guesses: next, shares }
    if (isOfNoHelp(before)) return again
  }
  if (answer?.asks && (hasSlots(told) || (ownWords <= FEW && !isSure))) return again
  if (ownWords === 0 && !kind) return again
  if (begins && told !== read && ownWords === 1) return again
  // 'katsoin kilvestä, onkin 45 W' tells more of what is counted, and 'kaks lisäakkua päälle, yhteensä' adds to what is added up.
  if (OF_DEVICES.test(earlier.intent) && hasFigures(told) && !asks) return again
  if (isOfDegreesAlone(told) && ownWords <= FEW && !asks) {
    const anew = { ...again, slots: askedAgain(before.slots, told) }
    if (answer && isOtherThan(answer, answerOf?.(anew))) return anew
  }
  const own = alone.guesses[0]?.intent ?? ''
  const following = { told, slots, before, earlier, own, charging, ownWords, standsFor, asksWhatIf, kind, asks }
  const asked = askedByFollowing({ ...following, asksUnmarked: ears.asksUnmarked(text) })
  if (asked) return { ...again, guesses: asked }

  const leans =
    standsFor || begins || !!kind || told.namesBoth || (told.attributes.includes('total') && told.products.length === 0)
  const weight = leans ? 1 : LOOSE
  const ofAnswer = understanding.sharesOf(answer?.reply ?? '')
  const isOther = !!answer && isOtherThan(answer, answerOf?.(again))
  const ofRepeated = confirms ? ANEW_OF_THAT : begins || kind ? AGAIN_OF_OTHER : AGAIN
  // 'mahtuuko se EVO:n alle' asks no more what it costs.
  const isOtherKind = told.bound.isWhether && OF_SUM.test(earlier.intent)
  const ofSame = isOtherKind
    ? AGAIN
    : isOther
      ? ofChange({ begins, asksWhatIf: asksWhatIf && ownWords <= MOST_CHANGED, standsFor }, told)
      : ofRepeated
  const prior = (intent: string) => {
    const least = areRelated(intent, earlier.intent) ? LEAST_RELATED : LEAST
    const share = Math.max(before.shares(intent), intent === earlier.intent ? earlier.likelihood : 0)
    const context = (share + least) ** OF_BEFORE * (ofAnswer(intent) + least) ** OF_ANSWER
    const ofKind = kind && intent.split('.')[1]?.startsWith(kind) ? OF_KIND : 1
    return context ** weight * ofKind * (intent === earlier.intent ? ofSame : 1)
  }
  const ownText = ownWords > 0 ? [said, leans && asks ? matterOf(before.slots, told) : ''].join(' ').trim() : ''
  const after = ears.weighed(understanding.intentsOf(ownText, prior), { ...together, quantities: slots.quantities })
  if (isSure && !leans && !areRelated(earlier.intent, after[0]?.intent ?? '')) return alone
  const isOfFirm = (guesses: readonly Guess[]) =>
    OF_BUSINESS.test(earlier.intent) && OF_WITHDRAWAL.test(guesses[0]?.intent ?? '')
  if (isOfFirm(after)) return { ...again, shares }
  const isGivenAgain = (intent: string) => intent === earlier.intent && !isOther && !confirms
  if (isGivenAgain(after[0]?.intent ?? '')) {
    const ofOwn = ears.weighed(understanding.intentsOf(ownText), { ...together, quantities: slots.quantities })
    const same = ofOwn.find(({ intent }) => intent === earlier.intent)?.likelihood ?? 0
    const least = Math.max(LIKELY, isSure ? 0 : CLEARLY * same)
    if ((ofOwn[0]?.likelihood ?? 0) >= least) return { ...again, guesses: ofOwn, shares }
  }
  const guessed = after.map((guess) =>
    isGivenAgain(guess.intent) ? { ...guess, likelihood: Math.min(guess.likelihood, UNSURE) } : guess,
  )
  const ofTalk = isSure ? [] : guessesTogether(talk, ears, { ...together, quantities: slots.quantities }, TOGETHER)
  const isOfTalk = likelihoodOf({ guesses: ofTalk }) > likelihoodOf({ guesses: guessed })
  if (isOfTalk && isOfFirm(ofTalk)) return { ...again, shares }
  return { ...again, guesses: isOfTalk ? ofTalk : guessed, shares: understanding.sharesOf(ownText, prior) }
}

/** What the last messages ask where they are read as one, but for what was taken to be asked before, whose words are among them, and what is less likely than `least`. */
function guessesTogether(
  { said, taken }: Pick<Heard, 'said' | 'taken'>,
  { understanding, weighed }: Ears,
  told: Slots,
  least: number,
): Guess[] {
  const isNew = ({ intent }: Guess) => !taken.includes(intent) && !isTalk(intent)
  const [best = []] = said
    .slice(0, -1)
    .map((_, at) => weighed(understanding.intentsOf(said.slice(at).join('. ')), told).filter(isNew))
    .sort((one, other) => likelihoodOf({ guesses: other }) - likelihoodOf({ guesses: one }))
  return likelihoodOf({ guesses: best }) >= least ? best : []
}

/** What the messages up to one were taken to ask. */
const takenBefore = (last: Heard | undefined): string[] =>
  last ? [...last.taken, last.guesses[0]?.intent ?? ''].slice(-READ_TOGETHER) : []

/** What was counted before another matter came between, where a message goes back to it: 'kumpi näistä', 'entä jos niitä valoja on kaksi'. */
function returnedTo(told: Slots, last: Heard, asksWhatIf: boolean): Pick<Heard, 'slots' | 'guesses'> | undefined {
  const { counted = [OF_DEVICES_TOGETHER], countedSlots } = last
  if (!countedSlots || last.slots.loads.length > 0) return undefined
  const slots = mergedSlots(countedSlots, told)
  const isBare = told.loads.length + told.products.length + told.attributes.length === 0
  if (told.asksWhich && isBare) return { slots, guesses: [OF_WHICH, ...counted] }
  const isOfThose =
    (told.ofThose !== undefined && told.loads.length > 0) ||
    told.loads.some(({ appliance }) =>
      countedSlots.loads.some((each) => each.appliance && each.appliance.group === appliance?.group),
    )
  const isBeside = told.adds && told.loads.length > 0 && told.attributes.every((each) => each === STILL)
  return (asksWhatIf && isOfThose) || isBeside ? { slots, guesses: counted } : undefined
}
/** 'vielä' beside a device asks for no figure. */
const STILL = 'still'
/** Beside the day of a purchase. */
const REPAIRED = 'repaired'
/** What a customer has told of themselves holds for what else they ask: where they live, when they bought and had it repaired, and for how long they need power. */
function withKept(told: Slots, before: Slots | undefined): Slots {
  if (!before) return told
  const isTimed = before.asks || before.loads.length > 0 || told.loads.length === 0 || told.quantities.some(isTime)
  const times = isTimed ? [] : before.quantities.filter(isTime)
  const isPlaced = told.postcode !== undefined || told.placePostcode !== undefined
  const isDated = told.days.some((day) => DAY_OF_MONTH.test(day))
  const days = isDated ? told.days : [...before.days.filter((day) => FULL_DATE.test(day)), ...told.days]
  const place = isPlaced ? {} : { postcode: before.postcode, placePostcode: before.placePostcode }
  const isRepaired = !isDated && before.attributes.includes(REPAIRED)
  return {
    ...told,
    ...place,
    days,
    attributes: isRepaired ? [...new Set([...told.attributes, REPAIRED])] : told.attributes,
    quantities: [...times, ...told.quantities],
    bound: { ...told.bound, quantities: [...times, ...told.bound.quantities] },
  }
}
const FULL_DATE = /\.20\d\d$/
/** A month alone, as that of a repair, does not take the place of a day. */
const DAY_OF_MONTH = /^\d{1,2}\.\d{1,2}\.20\d\d$/

/** 'evo plus kaksi lisäakkua': what is talked of is told, and nothing asked yet. */
const tellsOfProducts = ({ text, slots }: Heard, { asks }: Ears) =>
  slots.products.length > 0 && slots.loads.length === 0 && !asks(text)
/** Of what was told first devices are asked about: 'montako tuntia kylmälaukku 60 W'. */
const withProductsOf = (told: Slots, { products, stations }: Slots): Slots =>
  told.products.length === 0 && told.loads.length > 0 ? { ...told, products, stations } : told

const hasFigures = ({ loads, leftOut, quantities, made, ofThose, dutyPercent }: Slots) =>
  loads.length + leftOut.length + quantities.length > 0 ||
  [made, ofThose, dutyPercent].some((each) => each !== undefined)

const OF_NO_HELP: Guess = { intent: NO_HELP, likelihood: 0.8 }
const OF_RESET: Guess = { intent: 'reset.how', likelihood: 0.8 }

/** What is left where what was advised has not helped: of a code of the display a reset, once, and then a person. */
const noHelpOf = (before: Heard, { tellsReset }: Slots): Guess =>
  before.slots.code && !tellsReset && !takenBefore(before).includes(OF_RESET.intent) ? OF_RESET : OF_NO_HELP

/** Whether a message was of what has not helped. */
export const isOfNoHelp = ({ guesses: [guess] }: Heard): boolean => guess === OF_RESET || guess === OF_NO_HELP
const OF_DELIVERY_COST = /^delivery\.how-much$/
/** What is asked of the goods that were talked of, where it names none: what their carriage costs, and how they are bought. */
const isOfGoods = (intent: string, { isOfBuying }: Ears) =>
  OF_DELIVERY_COST.test(intent) || OF_RETURN.test(intent) || isOfBuying(intent)

/** How many times likelier the same is asked, with what is told now, where its answer is another then. */
function ofChange(
  { begins, asksWhatIf, standsFor }: Pick<Leaning, 'begins' | 'asksWhatIf' | 'standsFor'>,
  told: Slots,
): number {
  if (isSent(told)) return 1
  if (asksWhatIf && (hasSlots(told) || told.count !== undefined)) return ANEW_WHAT_IF
  if (begins) return ANEW_OF_OTHER
  return standsFor && told.products.length > 0 ? ANEW_OF_THAT : 1
}

/** What is said after 'huh.' or 'right.', which name nothing, where it is hardly understood but after the message before. */
function withoutInterjection(text: string, { readSlots, leaningOf }: Ears): string {
  const said = afterInterjection(text)
  const { asksWhatIf, ownWords } = leaningOf(readSlots(said).classes)
  const isBare = !hasSlots(readSlots(text.slice(0, text.length - said.length)))
  return isBare && (asksWhatIf || ownWords <= 1) ? said : text
}

/** 'siellä käy helmikuussa -25'. */
const isOfDegreesAlone = ({ products, loads, quantities, attributes }: Slots) =>
  quantities.length > 0 &&
  quantities.every(({ unit }) => unit === 'C') &&
  products.length + loads.length + attributes.length === 0

/** What was talked of, where the answer picked one of several: 'it' is what it picked. */
function withPicked(heard: Heard, answer: Told | undefined): Heard {
  const products = answer?.picks
  if (!products) return heard
  return { ...heard, slots: { ...heard.slots, products, stations: products.filter(({ isStation }) => isStation) } }
}

/** The accessory that was talked of, where a message names none: 'ja miten sen saa irti?' is of it, and 'saako ne kiinni PRO:hon'. */
function matterOf(before: Slots, told: Slots): string {
  const [only, ...others] = before.products
  const isOfOther = told.products.some(({ isStation }) => !isStation) || told.loads.length > 0
  if (!only || only.isStation || others.length > 0 || isOfOther) return ''
  return only.isPanel ? LEARNED_PANEL : LEARNED_BATTERY
}

/** Whether one answer tells or does something else than another. */
const isOtherThan = (one: Told, other: Told | undefined) =>
  one.reply !== other?.reply || JSON.stringify(one.action) !== JSON.stringify(other?.action)

/** How much the whole of a message weighs beside a part of it. */
const OF_WHOLE = 0.3

/** A part that names products beside those before it, in no more words of its own, asks the same: 'ja mitä lisäakun kanssa'. */
const OF_SAME = 1

/** 'olenko myöhässä', of what is to be returned. */
const OF_LATE = /^(?:delivery|payment)[.-]late/
/** When goods come and what that costs, and the same of those that are fetched. */
const OF_DELIVERED = /^delivery\.how-(?:long|much)$/
const COLLECTED: Guess = { intent: 'delivery.collect', likelihood: 0.8 }
/** What a firm's return is asked about. */
const OF_WITHDRAWAL = /^(?:return\.can|return-deadline|withdrawal)/
const IN_TIME: Guess = { intent: 'return.can', likelihood: 0.7 }

/** Understands a part of a message after those before it, within the whole: what it does not tell, they do. */
export function hearPart(text: string, ears: Ears, whole: Heard, before: readonly Heard[]): Heard {
  const { understanding, readSlots, weighed } = ears
  const told = withoutParts(withModel(readSlots(text, whole.slots.loads)), whole.slots)
  const last = before.at(-1)
  const [earlier = []] = [last?.slots, whole.slots].map((slots) => slots?.products).filter((each) => each?.length)
  const products = productsOfPart(told, whole.slots, earlier, last?.slots)
  const asked = new Set(before.map(({ guesses }) => guesses[0]?.intent))
  const prior = (intent: string) =>
    (whole.shares(intent) + LEAST) ** OF_WHOLE * (asked.has(intent) ? AGAIN_OF_OTHER : 1)
  const { ownWords, standsFor } = ears.leaningOf(told.classes)
  // The whole has the devices of its parts: none stands beside them.
  const ofPart = { ...told, asks: true, tellsOtherwise: false }
  const merged = ownWords === 0 ? askedAgain(whole.slots, ofPart) : mergedSlots(whole.slots, ofPart)
  const degrees = whole.slots.quantities.filter(({ unit }) => unit === 'C')
  const isCold = merged.quantities.every(({ unit }) => unit !== 'C') && merged.loads.length > 0
  const quantities = isCold ? [...merged.quantities, ...degrees] : merged.quantities
  const slots = { ...merged, quantities, products, turns: whole.slots.turns }
  const isSame = last && told.joins && ownWords <= OF_SAME
  const ofBefore = standsFor && last && told.products.length === 0 ? matterOf(last.slots, told) : ''
  const said = [inKnownNames(told), ofBefore].join(' ').trim()
  const learned = understanding.intentsOf(said, prior)
  // 'kuka maksaa rahdin, jos laite on rikki' is likely no bare 'mitä se maksaa'.
  const isOfOther = likelihoodOf({ guesses: learned }) >= LIKELY && !OF_ANY_COST.test(learned[0]?.intent ?? '')
  const isAfterReturn = OF_RETURN.test(last?.guesses[0]?.intent ?? '')
  const isCostOfReturn = isAfterReturn && isBareCost(told) && !isOfOther
  const likely = isCostOfReturn ? [COST_OF_RETURN] : learned
  const evidence = {
    ...told,
    products,
    loads: told.loads.length > 0 || last ? told.loads : whole.slots.loads,
    quantities: told.quantities.length > 0 ? told.quantities : whole.slots.quantities,
  }
  const guesses = weighed(isSame ? last.guesses : likely, evidence)
  const talk = { said: [last?.text ?? '', text], taken: takenBefore(last) }
  const isLeaning = last && !isSame && !isCostOfReturn && standsFor && likelihoodOf({ guesses }) < OWN
  const together = isLeaning ? guessesTogether(talk, ears, evidence, TOGETHER) : []
  const ofBoth = together.filter(({ intent }) => !asked.has(intent))
  return {
    ...whole,
    text,
    guesses: likelihoodOf({ guesses: ofBoth }) >= TOGETHER ? ofBoth : guesses,
    slots,
    goesOn: false,
  }
}

/** The products of a part: its own, beside those before it or not, else what those before it told. */
function productsOfPart(told: Slots, whole: Slots, earlier: Mention[], last: Slots | undefined): Mention[] {
  // 'montako lisäakkua evoon mahtuu ja mitä yksi maksaa'.
  const counted = isOnlyCount(told) ? earlier.find(({ isCountAsked }) => isCountAsked) : undefined
  if (counted) return [{ ...counted, count: told.count ?? 1, isCountAsked: undefined }]
  const all = told.products.length === 0 && asksSum(told) ? allOf({ ...whole, products: earlier }, told) : []
  const fitting = earlier
    .filter(({ isCountAsked }) => isCountAsked)
    .flatMap(({ id }) => all.filter((each) => each.id === id))
  // 'montako paneelia PROhon saa ja mitä ne maksavat kaikki'.
  if (fitting.length > 0) return fitting
  if (last && (told.joins || told.ofThose !== undefined))
    return mergedSlots({ ...last, products: earlier }, told).products
  if (told.products.length > 0) return told.products
  return told.areTogether && told.loads.length === 0 ? whole.products : earlier
}

/** What a part tells without what is a part of the devices of the whole: 'kyl på 60 W … om kompressorn går hela tiden'. */
function withoutParts(told: Slots, whole: Slots): Slots {
  const isOfWhole = ({ appliance }: AskedLoad) => whole.loads.some((each) => each.appliance === appliance)
  // 'paneeli lataa, ja onko 125 W hyvä luku': what is no load of the whole is none of a part.
  if (whole.loads.length === 0) return { ...told, loads: told.loads.filter(({ appliance }) => appliance) }
  return { ...told, loads: told.loads.filter((load) => !load.isPart || load.stated || isOfWhole(load)) }
}

/** Products that staff have named are asked about as the others are, whose names were learned. */
function inKnownNames({ products, classes, named }: Slots): string {
  const isOfStaff = products.some(({ id }) => !LEARNED_NAMES.includes(id))
  return isOfStaff ? classes.replaceAll('PRODUCT', LEARNED_BATTERY).toLowerCase() : named
}

/** What is told, with the station that only its size names: 'se isompi möhkäle'. */
const withModel = (told: Slots): Slots =>
  !told.asksWhich && told.products.length === 0 && told.compared.length === 1
    ? { ...told, products: told.compared }
    : told

/** What is told, with the station that a word compares with those of before: 'entä pienempi?', 'entä se toinen?'. */
function withCompared(told: Slots, { products }: Slots): Slots {
  const others = told.compared.filter(({ id }) => products.every((each) => each.id !== id))
  const isOfStations = told.products.length === 0 && products.every(({ isStation }) => isStation)
  return isOfStations && others.length === 1 ? { ...told, products: others } : told
}

const LEARNED_NAMES = ['1', '2', '3', '4']
const LEARNED_BATTERY = 'lisäakku'
const LEARNED_PANEL = 'aurinkopaneeli'

/** 'ja kaksi paneelia', 'lägg till två solpaneler också, vad blir det totalt': the goods join those of before. */
const asAdded = (told: Slots): Slots =>
  told.adds && told.products.length > 0 && told.loads.length === 0 ? { ...told, joins: true } : told

/** The language of a text's words: addresses and what holds figures are in none. */
function languageOf(text: string, understanding: Understanding): Language | undefined {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/[@\d]/.test(word))
  if (words.length === 0) return undefined
  const clear = words.length < FEW ? CLEAR_IN_FEW : CLEAR
  return [...understanding.languagesOf(words.join(' '))].find(([, likelihood]) => likelihood >= clear)?.[0]
}

const hasSlots = ({
  products,
  loads,
  leftOut,
  made,
  quantities,
  place,
  postcode,
  orderNumber,
  email,
  serial,
  days,
}: Slots) =>
  [products, loads, leftOut, quantities, days].some(({ length }) => length > 0) ||
  [made, place, postcode, orderNumber, email, serial].some(Boolean)
