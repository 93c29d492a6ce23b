import { asksSum, isBareCost, OF_DEVICES } from './follow-up-rules.ts'
import { OF_EXAMPLE } from './intents/clues.ts'
import type { Guess } from './intents/understanding.ts'
import { intoBattery } from './question/bare-figures.ts'
import { isTime } from './question/figures.ts'
import type { AskingReader } from './question/parts.ts'
import type { Slots } from './question/slots.ts'
import { type Ears, type Heard, hearPart, isOfNoHelp, likelihoodOf } from './understand-message.ts'

/** Each part of a message has to be this sure to be answered by itself, and more where it has no asking word of its own. */
const PART = 0.2
const PIECE = 0.38
/** What is asked beside a situation, or with another's asking word, has to be likely of the whole as well. */
const KNOWN = 0.1
/** From here on the whole message asks one thing, where none of its parts does. */
const WHOLE = 0.6
/** From here on it does so even where a part may ask the same. */
const SURELY_WHOLE = 0.78

/** What parting a message takes. */
interface Parting {
  /** Whether there is anything to say of a part. */
  isTold: (part: Heard) => boolean
  /** What is asked: hours of devices are one matter however they are asked. */
  matterOf: (heard: Heard) => string | undefined
  /** Understands texts as messages of the talk that follow each other. */
  inTalk: (texts: readonly string[]) => Heard[]
}

/** 'riittääkö evo ilman mitään muuta': of no devices and no figure. */
const isWhetherAlone = ({ bound, products, loads, attributes }: Slots) =>
  bound.isWhether && products.some(({ isStation }) => isStation) && loads.length + attributes.length === 0

/** 'montako pitsaa saan, jos yksi vie kymmenen minuuttia', of the device of another part. */
const isTimesAlone = ({ asksTurns, loads, quantities }: Slots) =>
  asksTurns === 'time' && loads.length === 0 && quantities.some(isTime)

/** 'ja maksaako se mitään', of what is told with its cost. */
const isCostAlone = (told: Slots) => told.bound.isWhether && isBareCost(told)

/** 'ja mitä kokonaisuus maksaa'. */
const isSumAlone = (told: Slots) => asksSum(told) && told.products.length + told.loads.length === 0
const COUNT_OF_BATTERIES = 'advice.how-many-batteries'

/** 'ja montako minuuttia menee tyhjäksi', of the device of another part. */
const isEmptyAlone = ({ bound, asksDuration, products, loads }: Slots) =>
  bound.isReversed && asksDuration && products.length + loads.length === 0

/** 'saako sen noutopisteeseen ja montako euroa': the carriage, and not the thing. */
const OF_DELIVERY = /^delivery\.(?!abroad)/
const OF_PRICE = /^price\./
const isOf = (topic: RegExp, part: Heard | undefined) => topic.test(part?.guesses[0]?.intent ?? '')
const COST_OF_DELIVERY = { intent: 'delivery.how-much', likelihood: 0.8 }
/** 'ja kauanko siinä menee', after what was asked of a delivery. */
const TIME_OF_DELIVERY = { intent: 'delivery.how-long', likelihood: 0.8 }
/** 'voiko aggregaatilla ladata ja kauanko se hurisee': how long charging takes, and no device. */
const OF_CHARGE = /^charge-(?:generator|car|mains|slower|faster|amps)\./
const TIME_OF_CHARGE = { intent: 'charging-time.how-long', likelihood: 0.8 }
const isTimeAlone = ({ asksDuration, asksWhen, products, loads, attributes }: Slots) =>
  (asksDuration || asksWhen) && products.length + loads.length + attributes.length === 0

/** 'evo ja kaksi paneelia yhteensä, ja kuinka äkkiä ne täyttää evon'. */
const isFilledByPanels = (told: Slots, { products }: Slots) =>
  told.isFull && told.asksDuration && !told.isOfMains && products.some(({ isPanel }) => isPanel)
const TIME_IN_SUN = { intent: 'solar-time.how-long', likelihood: 0.8 }

/** 'kauanko PRO pyörittää sitä, ja montako paneelia tarvitaan': of the devices of another part. */
const asksPanels = ({ products }: Slots) => products.some(({ isPanel, isCountAsked }) => isPanel && isCountAsked)
const COUNT_OF_PANELS = { intent: 'advice.how-many-panels', likelihood: 0.8 }

/** What a part asks further of the one before it: what a delivery costs, or how long that or a charge takes. */
function askedFurther(part: Heard, told: Slots, last: Heard | undefined): Guess | undefined {
  const before = last && likelihoodOf(last) >= PART ? last : undefined
  const isAfterDelivery = isOf(OF_DELIVERY, before)
  const isOfCost = isBareCost(told) || (told.attributes.includes('total') && told.products.length === 0)
  if (isAfterDelivery && isOf(OF_PRICE, part) && isOfCost) return COST_OF_DELIVERY
  if (!isTimeAlone(told)) return undefined
  if (isAfterDelivery) return TIME_OF_DELIVERY
  return isOf(OF_CHARGE, before) ? TIME_OF_CHARGE : undefined
}

/** The sides of a room are those of what another part asks the size of: 'kuinka korkea se on, menisikö 36 cm väliin'. */
const withRoom = (part: Heard, told: Slots, { slots: { bound } }: Heard): Heard =>
  bound.isFitting && told.bound.space.length === 0 ? { ...part, slots: { ...part.slots, bound } } : part

/** Whether one figure of several products is asked, which are no parts: 'kolmen lisäakun ja PRO:n kokonaiskapasiteetti'. */
const isOneFigure = ({ slots: { attributes, products } }: Heard) => attributes.length === 1 && products.length > 1

/** The postcode and the numbers that the message tells beside its questions are those of each: 'asun Kemissä, 94100. Mitä maksan ja mitä teen ensin?'. */
function identifiedBy({ slots: told }: Heard, part: Heard): Heard {
  const { slots } = part
  const isPlaced = slots.postcode !== undefined || slots.placePostcode !== undefined
  return {
    ...part,
    slots: {
      ...slots,
      ...(!isPlaced && { postcode: told.postcode, placePostcode: told.placePostcode }),
      orderNumber: slots.orderNumber ?? told.orderNumber,
      email: slots.email ?? told.email,
      serial: slots.serial ?? told.serial,
    },
  }
}

/** The parts of a message that goes on with a talk, each understood as a message after the one before; the whole is the first where it is surer. */
function partsInTalk(heard: Heard, questions: readonly string[], { isTold, matterOf, inTalk }: Parting): Heard[] {
  const told = questions.length > 1 ? inTalk(questions).map((part) => identifiedBy(heard, part)) : []
  const likely = told.filter((part) => likelihoodOf(part) >= PART && isTold(part))
  const isOfParts = likely.some((part) => matterOf(part) === matterOf(heard))
  const [first] = likely
  const isSurer = first && !isOfParts && likelihoodOf(heard) > likelihoodOf(first)
  const each = isSurer ? [heard, ...likely.slice(1)] : likely
  const found = new Map(each.map((part) => [matterOf(part), part]))
  return found.size > 1 ? [...found.values()] : [heard]
}

/**
 * The parts of a message that ask for different things, where each is likely by itself; what a part does not tell, those before it
 * do, and the whole message. The whole where it has but one, or what it asks beside its situation if that is likelier.
 */
export function partsOf(
  heard: Heard,
  ears: Ears,
  asking: AskingReader,
  { isTold, matterOf, inTalk }: Parting,
): Heard[] {
  const { questions, told: situation, situated, pieces } = asking.read(heard.text)
  const tellsFigures = heard.slots.loads.length > 0 || intoBattery(heard.slots) !== undefined
  const isTelling = tellsFigures && !asking.asks(heard.text)
  if (isOfNoHelp(heard)) return [heard]
  if (heard.goesOn) return isTelling ? [heard] : partsInTalk(heard, questions, { isTold, matterOf, inTalk })

  /** Whether the whole message may ask what a part does. */
  const isOfWhole = (part: Heard) =>
    heard.guesses.some(({ intent, likelihood }) => intent === part.guesses[0]?.intent && likelihood >= KNOWN)

  /** Whether one of the parts may ask what the whole does, which is not quite sure. */
  const isDoubtful = (parts: readonly Heard[]) =>
    likelihoodOf(heard) < SURELY_WHOLE &&
    parts.some(({ guesses }) =>
      guesses.some(({ intent, likelihood }) => intent === heard.guesses[0]?.intent && likelihood >= KNOWN),
    )

  /** Whether each part asks by itself, and what it asks is surely its own, or the whole is doubtful. */
  const areOwn = (parts: readonly Heard[]) =>
    parts.every((part) => asking.asks(part.text) && likelihoodOf(part) >= PIECE) &&
    (isDoubtful(parts) || (areSure(parts) && parts.some(isOfWhole)))

  /** Whether all of the parts are sure, or one of them is quite so. */
  const areSure = (parts: readonly Heard[]) =>
    parts.every((part) => likelihoodOf(part) >= WHOLE) || parts.some((part) => likelihoodOf(part) >= SURELY_WHOLE)

  /**
   * A part; the first with what was told before it where it stands for that or says nothing itself, and is likelier so:
   * 'en muista salasanaani. miten sen saa uusittua', 'poika on 17 ja haluaisi ostaa, saako'.
   */
  function inSituation(text: string, told: Slots, before: readonly Heard[]): Heard {
    const alone = hearPart(text, ears, heard, before)
    if (before.length > 0) return alone
    const { standsFor, ownWords } = ears.leaningOf(told.classes)
    const [inSentence = text] = ownWords === 0 ? situated : []
    const telling = standsFor && situation ? `${situation} ${text}` : inSentence
    const together = telling === text ? alone : hearPart(telling, ears, heard, before)
    return likelihoodOf(together) > likelihoodOf(alone) ? { ...together, text } : alone
  }

  /** Days that only a later part tells are not of one before it: 'koska voi soittaa, ja vastaatteko viikonloppuna'. */
  function withoutLaterDays(part: Heard, told: Slots, later: readonly string[]): Heard {
    const others = told.days.length > 0 ? [] : later.flatMap((text) => ears.readSlots(text).days)
    const days = part.slots.days.filter((day) => !others.includes(day))
    return days.length < part.slots.days.length ? { ...part, slots: { ...part.slots, days } } : part
  }

  /** Each text, understood after those before it, but for one that only asks whether a station is enough for what another counts. */
  function heardEach(texts: readonly string[]): Heard[] {
    const each: Heard[] = []
    for (const [index, text] of texts.entries()) {
      const told = ears.readSlots(text)
      const own = withoutLaterDays(inSituation(text, told, each), told, texts.slice(index + 1))
      const part = withRoom(own, told, heard)
      // What a usual event or the like takes says nothing where devices are told.
      const isOfSame =
        (isWhetherAlone(told) && likelihoodOf(part) < PIECE && each.some(isCounting)) ||
        (isEmptyAlone(told) && each.some(isCounting)) ||
        ((isTimesAlone(told) || isOf(OF_EXAMPLE, part)) && each.some(isCountingOwn))
      const isOfSun = each.length > 0 && isFilledByPanels(told, heard.slots)
      const isOfPanels = asksPanels(told) && each.some(isCounting)
      const further = isOfSun ? TIME_IN_SUN : isOfPanels ? COUNT_OF_PANELS : askedFurther(part, told, each.at(-1))
      const isOfCost = !further && each.length > 0 && (isCostAlone(told) || (isSumAlone(told) && each.some(isAdvising)))
      if (!isOfSame && !isOfCost) each.push(further ? furtherOf(part, further, isOfSun) : part)
    }
    return each
  }

  /** A part that asks further, of the panels as well where these charge. */
  const furtherOf = (part: Heard, guess: Guess, isOfSun: boolean): Heard => ({
    ...part,
    guesses: [guess],
    ...(isOfSun && { slots: { ...part.slots, products: heard.slots.products } }),
  })

  /** Whether batteries are counted for devices, which is told with what all costs. */
  const isAdvising = (part: Heard) => part.guesses[0]?.intent === COUNT_OF_BATTERIES

  const isCounting = ({ guesses: [guess], slots }: Heard) =>
    ears.isCounted(guess?.intent ?? '') && slots.loads.length > 0

  /** Whether devices whose watts are told are counted, or a station is chosen for them. */
  const isCountingOwn = (part: Heard) => isOf(OF_DEVICES, part) && part.slots.loads.some(({ stated }) => stated)

  /** Those of several that are likely and ask for different things, unless the whole is likelier to ask one other thing. */
  function different(parts: readonly Heard[], least: number): Heard[] {
    const likely = parts.filter((part) => likelihoodOf(part) >= least && isTold(part))
    const found = new Map(likely.map((part) => [matterOf(part), part]))
    const isSurer = likely.every((part) => likelihoodOf(part) < likelihoodOf(heard)) || likelihoodOf(heard) >= WHOLE
    const isOne = isSurer && !found.has(matterOf(heard)) && !areOwn(likely)
    return found.size > 1 && !isOne ? [...found.values()] : []
  }

  const each = heardEach(questions)
  const several = different(each, PART)
  if (several.length > 0) return several
  const ofSituated = questions.length > 1 ? different(heardEach(situated), PIECE) : []
  const isFirst = ofSituated[0]?.guesses[0]?.intent === heard.guesses[0]?.intent
  if (isFirst && ofSituated.length === questions.length) return ofSituated
  const [only] = each
  if (each.length > 1 || !only) return [heard]
  const double = pieces.length > 1 && !isOneFigure(heard) ? different(heardEach(pieces), PIECE) : []
  const isKnown = (part: Heard) => isOfWhole(part) || part.guesses[0] === COUNT_OF_PANELS
  if (double.length > 1 && double.length === pieces.length && double.every(isKnown)) return double
  return likelihoodOf(only) > likelihoodOf(heard) && isOfWhole(only) ? [{ ...heard, guesses: only.guesses }] : [heard]
}
