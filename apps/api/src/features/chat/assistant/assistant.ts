import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Composed, Source } from './answers/composed.ts'
import { createIntentAnswers, type Live } from './answers/intent-answers.ts'
import { tellsOfNoHelp } from './answers/no-help.ts'
import { OF_EXAMPLE } from './intents/clues.ts'
import { createEvidence } from './intents/evidence.ts'
import { intentsOfPages } from './intents/faq-intents.ts'
import { isTalk } from './intents/intent-content.ts'
import { createRelations } from './intents/related.ts'
import { asTaught } from './intents/taught-by-staff.ts'
import { intentsOfTexts } from './intents/text-intents.ts'
import { asTitled } from './intents/titled.ts'
import { tellsDate } from './intents/told.ts'
import { createUnderstanding, type Guess, type Taught } from './intents/understanding.ts'
import type { Knowledge } from './knowledge.ts'
import type { LearnedIntents } from './learned/learned-intents.ts'
import { createVectors } from './learned/likeness.ts'
import { createMeaningFinder } from './learned/meanings.ts'
import { partsOf } from './message-parts.ts'
import type { Passage } from './passages.ts'
import { createLeaning } from './question/follow-up.ts'
import { askedAgain } from './question/merged-slots.ts'
import { createAskingReader, createListing } from './question/parts.ts'
import { createSlotReader } from './question/slot-reader.ts'
import { createAdmission } from './replies/admission.ts'
import { type AssistantAnswer, joined, saying, type Turn, together } from './replies/assistant-answer.ts'
import { createMeant } from './replies/meant.ts'
import { createPagesNear } from './replies/pages-near.ts'
import { replyTexts } from './replies/reply-texts.ts'
import { isTold as isToldAlready } from './replies/same-matter.ts'
import { createSources } from './replies/sources.ts'
import { toldOn } from './replies/told-on.ts'
import { createRetrieval } from './retrieval/retrieval.ts'
import { createDangerNet } from './safety/danger-net.ts'
import { createSafetyFirst, type SafetyReply } from './safety/safety-first.ts'
import { type Ears, type Heard, hear, hearPart, isOfNoHelp, likelihoodOf } from './understand-message.ts'

export type { AssistantAnswer, Source, Turn }

/** Answers customers' questions from the site's own content, without a network. */
export interface Assistant {
  /** Answers a question; `live` is what the database says now (`now` is of tests), `history` the messages before, oldest first. */
  answer(
    question: string,
    live: { products: readonly ProductWithDetails[]; now?: Date },
    history?: readonly Turn[],
  ): AssistantAnswer
  /** The passages nearest to a question, best first. */
  retrieve(question: string, limit: number): Passage[]
  /** What a question may ask, best first, by itself alone; after what is likely come the answers that are next to be thought of. */
  guesses(question: string): Guess[]
}

/** From here on an answer is given as it is, and down to there in part, with the pages that are near. */
const SURE = 0.78
const HALF = 0.15
/** What else is asked beside a code of the display is told from here on, but nothing of codes again. */
const SURE_BESIDE_CODE = 0.3
const OF_CODE = /^error/
/** Codes of the display that begin so tell of a fault, others of an item of its menu. */
const FAULT = 'E'
const OTHER_CODE = /\b(?:E\d\d|CAL)\b/
/** What else is asked is told after what is said of a danger from here on. */
const SURE_BESIDE_DANGER = 0.3
/** What is asked so surely comes before what is said of a danger that is not certain. */
const SURER_THAN_DANGER = 0.97
/** Words of a danger against which all else speaks are of another matter, where a measure, a price or a choice is asked as surely as this. */
const SURER_THAN_WORDS = 0.85
/** What is asked as surely as this, and is not asked of the danger itself, comes before one that is not certain. */
const SURELY_OTHER = 0.85
/** From here on no danger without a word follows it. */
const LIKELY_OTHER = 0.5
const MEASURE = /\.(?:how-much|how-long|how-many|which|when|where|who)/
/** Intents whose written answers count hours. */
const OF_HOURS = /^(?:outage|event|home-office|runtime)\./
/** What asks back before anything is done may be begun sooner, and a greeting returned. */
const SURE_OF_DEED = 0.4
const SURE_OF_TALK = 0.4
/** A half-sure answer from here on is likelier than a page that holds the words. */
const LIKELIER = 0.35
/** After a code of the display a message of so many words of its own is of another matter only where that is sure: 'mitä pitää säätää'. */
const FEW_WORDS = 3
/** What else a half-sure message may ask is told beside it from here on, and where it is this part as likely. */
const MAY_BE_MEANT = 0.05
const OF_LIKELIEST = 0.3
/** So many of what a message may ask are near enough to be chosen by what else it tells. */
const LIKELIEST = 3
/** So many answers are offered to staff after those that are likely: some of these cannot be attached. */
const NEXT_TO_LIKELY = 12
/** A follow-up looks this many of the customer's messages back. */
const LOOK_BACK = 4

/** The assistant over what it knows; `taught` are questions that staff have given intents. Its index is made anew each time. */
export function createAssistant(
  knowledge: Knowledge,
  learned: LearnedIntents,
  taught: readonly Taught[] = [],
): Assistant {
  const meaningsOf = createMeaningFinder(knowledge)
  const retrieval = createRetrieval(knowledge.passages, meaningsOf)
  const ofPages = intentsOfPages(knowledge, taught)
  const ofTexts = intentsOfTexts(knowledge, retrieval)
  const all = [...knowledge.intents.intents, ...ofPages.intents, ...ofTexts.intents]
  const intents = new Map(all.map((intent) => [intent.id, intent]))
  /** What is not sold any more and still asked about; of what staff hide nothing is said. */
  const gone = knowledge.unshown.filter(({ id }) => knowledge.words.products[id])
  const readSlots = createSlotReader({ ...knowledge, catalogue: [...knowledge.catalogue, ...gone] })
  const asking = createAskingReader(meaningsOf, knowledge, createListing(readSlots))
  const ears: Ears = {
    understanding: asTaught(
      asTitled(createUnderstanding(learned, meaningsOf, [...ofPages.taught, ...ofTexts.taught]), intents.values()),
      taught.filter(({ intent }) => intents.has(intent)),
      createVectors(learned.vocabulary, meaningsOf),
    ),
    readSlots,
    leaningOf: createLeaning(knowledge.followUps),
    weighed: createEvidence(intents, knowledge.settings.terms),
    areRelated: createRelations(intents),
    asks: asking.asks,
    asksUnmarked: asking.asksUnmarked,
    isCounted: (intent) => intents.get(intent)?.compose === 'runtime',
    isOfBuying: (intent) => intents.get(intent)?.offers === true,
  }
  const guessLanguage = (text: string, sure: number) =>
    [...ears.understanding.languagesOf(text)].find(([, likelihood]) => likelihood >= sure)?.[0]
  const net = createDangerNet(knowledge.safety.topics, ears.understanding.dangersOf)
  const ordinary = new Set(learned.words)
  const safety = createSafetyFirst(knowledge.safety, knowledge.passages, {
    guessLanguage,
    net,
    isWord: (word) => ordinary.has(word),
    words: knowledge.words,
  })
  const sources = createSources(knowledge)
  const { intentOf, isDeed, answerOf, figuresOf, codeOf } = createIntentAnswers(knowledge, intents, sources, retrieval)
  const { quoted, nearby } = createPagesNear(retrieval, sources, intents)
  const admit = createAdmission(knowledge)
  const meantBy = createMeant(intents, answerOf)

  /** Messages that follow each other, each understood after those before it. */
  function listen(texts: readonly string[], live: Live, before?: Heard): Heard[] {
    const told = (heard: Heard) => (likelihoodOf(heard) >= HALF ? answerOf(heard, live) : undefined)
    const heard: Heard[] = []
    for (const text of texts) heard.push(hear(text, ears, heard.at(-1) ?? before, told))
    return heard
  }

  /** Whether the price, stock or a figure may be asked of what is not sold here: something is named, and no product. */
  function isOfUnknownGoods(heard: Heard): boolean {
    const { products, isOfOthers, classes } = heard.slots
    if (products.length > 0) return false
    const compose = intentOf(heard)?.compose ?? ''
    return compose === 'spec'
      ? !!isOfOthers
      : ['price', 'stock'].includes(compose) && ears.leaningOf(classes).ownWords > 1
  }

  const isOnlyTalk = ({ guesses }: Heard) => isTalk(guesses[0]?.intent ?? '')

  /** Whether a part asks something of its own that is told: greetings and thanks beside it are not answered. */
  const isTold = (part: Heard) => {
    const intent = intentOf(part)
    const isPriced = intent?.compose === 'price' && likelihoodOf(part) >= HALF
    const isOwn = (isPriced || ears.leaningOf(part.slots.classes).ownWords > 0) && !isOfUnknownGoods(part)
    if (isDeed(part) && likelihoodOf(part) < SURE_OF_DEED) return false
    return isOwn && !!intent && !intent.admit && (!!intent.matter || !isOnlyTalk(part))
  }

  /** From where on the answer of a part is given as it is. */
  const enoughFor = (part: Heard) => (isDeed(part) ? SURE_OF_DEED : isOnlyTalk(part) ? SURE_OF_TALK : SURE)

  /** What is asked: hours of devices are one matter however they are asked, and how many panels is another; a station is another with accessories than alone. */
  function matterOf(heard: Heard): string | undefined {
    const { products } = heard.slots
    if (isCounted(heard)) return JSON.stringify(products.filter(({ isCountAsked }) => !isCountAsked))
    const beside = products.some(({ isStation }) => isStation) ? products.filter(({ isStation }) => !isStation) : []
    return [heard.guesses[0]?.intent, ...beside.map(({ id, count }) => `${count} × ${id}`)].join(' ')
  }

  const isCounted = (heard: Heard) => ['runtime', 'advice'].includes(intentOf(heard)?.compose ?? '')

  /** Whether the device is to be used or charged. */
  const isOfUse = (heard: Heard) =>
    heard.slots.bound.isWhether &&
    (isCounted(heard) || OF_USE.test(heard.guesses[0]?.intent ?? '') || safety.speaksOfUse(heard.text))

  /** Whether it may be: 'saanko silti ottaa sen mukaan', of what was talked of, and surely of nothing else, nor of a sale. */
  const mayBeOfUse = (heard: Heard) =>
    heard.slots.bound.isWhether &&
    leaningOf(heard.text).standsFor &&
    likelihoodOf(heard) < SURE &&
    !OF_SALE.test(ears.understanding.intentsOf(heard.text)[0]?.intent ?? '')

  /** The messages before of which a danger is told with this one: none where another has just happened ('sain sähköiskun', after a battery that swelled). */
  function stillTold(heard: Heard, before: readonly string[], danger: SafetyReply | undefined): readonly string[] {
    if (danger) return danger.isAcute ? [] : before
    if (isOfUse(heard)) return before
    return mayBeOfUse(heard) ? before.slice(-1) : []
  }

  /** What is said of a danger, and after it of the code of the display that is named, or what else was asked: nothing where the device may not be used, no 'yes' after a 'no', and nothing from the same part of a page again. */
  function ofDanger(
    { reply, sources: pages, rest, language, isAcute, isOfCarrying }: SafetyReply,
    live: Live,
    code?: Composed,
  ): AssistantAnswer {
    const heard = rest ? { ...hear(rest, ears), language } : undefined
    const isAsked = heard && (isOfCarrying || !isCounted(heard)) && !isOnlyTalk(heard)
    const isSure = isAsked && likelihoodOf(heard) >= SURE_BESIDE_DANGER
    const isOfDiscarded = OF_DISCARDED.test(heard?.guesses[0]?.intent ?? '')
    const asked = isSure && (!isAcute || isOfDiscarded) ? answerOf(heard, live) : undefined
    const answer = isAcute ? asked : (code ?? asked)
    const isOfSamePart = answer?.sources.some(({ url }) => url.includes('#') && pages.some((page) => page.url === url))
    const other = answer && !isOfSamePart && !YES.test(answer.reply) ? answer : undefined
    return saying(
      language,
      {
        reply: other ? `${reply}\n\n${other.reply}` : reply,
        sources: other ? [...pages, ...other.sources] : pages,
      },
      { isSafety: true },
    )
  }

  /**
   * Whether a danger that is not certain leaves the first word to what is asked: a code of the display, what is surely asked, or what
   * goes on with the message before in next to no words of its own, and none of the danger.
   * What is said of it follows.
   */
  const isOfOtherMatter = (danger: SafetyReply, heard: Heard, live: Live) =>
    isOfDevices(danger, heard) ||
    (!danger.isCertain && isOfOtherThan(danger, heard, SURELY_OTHER)) ||
    (danger.isNeighbour && likelihoodOf(heard) >= LIKELIER) ||
    (danger.isWordless && (isNextToWordless(heard) || !!codeNamed(heard, live))) ||
    (!danger.isAlone &&
      ((danger.isDoubtful && (codeOf(heard, live, false) !== undefined || likelihoodOf(heard) >= SURER_THAN_DANGER)) ||
        (danger.isUnheard && likelihoodOf(heard) >= SURER_THAN_WORDS && MEASURE.test(heard.guesses[0]?.intent ?? ''))))

  /** Whether something is as surely asked that is not asked of the danger, beside which another answer may stand. */
  const isOfOtherThan = ({ isAlone, intents: ofIt }: SafetyReply, heard: Heard, enough: number) =>
    !isAlone && likelihoodOf(heard) >= enough && !isCounted(heard) && !ofIt.includes(heard.guesses[0]?.intent ?? '')

  /** What is said of a code of the display that the message itself names. */
  const codeNamed = (heard: Heard, live: Live) =>
    ears.readSlots(heard.text).code ? codeOf(heard, live, false) : undefined

  /** How a text leans on the message before by what it says itself. */
  const leaningOf = (text: string) => ears.leaningOf(ears.readSlots(text).classes)

  /** Whether a message goes on with the one before in next to no words of its own: 'molemmat ja yksi paneeli'. */
  const isNextToWordless = ({ goesOn, text }: Heard) => goesOn && leaningOf(text).ownWords <= 1

  /** Whether a message goes on with the one before and asks next to nothing by itself: 'entä jos otan ensin pääsulakkeen pois', 'miksi ei'. */
  function isOfLastDanger(heard: Heard): boolean {
    if (!heard.goesOn || likelihoodOf(heard) >= LIKELIER || isOnlyTalk(heard)) return false
    const { asksWhatIf, kind, ownWords } = leaningOf(heard.text)
    return asksWhatIf || (kind === 'why' && ownWords === 0)
  }

  /** A danger of which a question has not one word gives way to hours of known devices, where it is doubtful, or nothing could be counted beside it. */
  const isOfDevices = (danger: SafetyReply, heard: Heard) =>
    danger.isWordless && (danger.isAlone || danger.isDoubtful) && countsKnown(heard)

  /** Whether hours of known devices are counted. */
  const countsKnown = (heard: Heard) =>
    isCounted(heard) && heard.slots.loads.length > 0 && heard.slots.loads.every(({ appliance }) => appliance)

  /** Whether a message is of a code of the display: it tells one, or has no matter of its own after one that is likely. */
  function isOfCode(heard: Heard): boolean {
    const told = ears.readSlots(heard.text)
    const { isNoHelp, ownWords } = ears.leaningOf(told.classes)
    if (isNoHelp || isOfNoHelp(heard)) return false
    const isFault = heard.slots.code?.startsWith(FAULT)
    // 'saanko silti käyttää sitä'.
    if (
      heard.goesOn &&
      isFault &&
      told.loads.length === 0 &&
      heard.slots.bound.isWhether &&
      safety.speaksOfUse(heard.text) &&
      likelihoodOf(heard) < SURE
    )
      return true
    // 'menikö asetus läpi' tells no more of an item of the menu that was told before.
    if (told.code === undefined && !isFault && ownWords > 1) return false
    // 'mitä se koodi meinasi', of the one that was told before.
    if (heard.goesOn && heard.guesses.some((guess) => OF_CODE.test(guess.intent) && guess.likelihood >= HALF))
      return true
    const isUnlikely = heard.goesOn && likelihoodOf(heard) < (ownWords <= FEW_WORDS ? SURE : LIKELIER)
    const isOwn = ownWords > 1 && !isUnlikely
    return told.code !== undefined || (told.products.length + told.loads.length === 0 && !isOwn)
  }

  /** What else is surely asked beside a code of the display. */
  function besideCode(heard: Heard, live: Live): Composed[] {
    const { questions } = asking.read(heard.text)
    const others = questions
      .filter((text) => !ears.readSlots(text).code && !leaningOf(text).kind)
      .map((text) => hearPart(text, ears, { ...heard, shares: () => 1 }, []))
      .map((part) => ({ ...part, guesses: part.guesses.filter(({ intent }) => !OF_CODE.test(intent)) }))
    const enough = ears.readSlots(heard.text).code ? SURE_BESIDE_CODE : SURE
    return others
      .filter((part) => isTold(part) && likelihoodOf(part) >= enough)
      .flatMap((part) => answerOf({ ...part, slots: { ...part.slots, code: undefined } }, live) ?? [])
      .filter(({ reply }) => !OTHER_CODE.test(reply) && !(safety.speaksOfUse(heard.text) && YES.test(reply)))
  }

  /** What is said instead where hours would be counted for a device on which a life may hang. */
  function insteadOfCounting(heard: Heard, before: readonly string[]): SafetyReply | undefined {
    if (!isCounted(heard) && !OF_HOURS.test(heard.guesses[0]?.intent ?? '')) return undefined
    const { loads } = ears.readSlots(heard.text)
    const isOfOldMatter = loads.every(({ appliance }) => !appliance)
    const isUnknown = loads.some(({ appliance, isOfNamed }) => !appliance && !isOfNamed)
    return (
      (isOfOldMatter ? safety.answerInsteadOfCounting(heard.text, before) : undefined) ??
      safety.answerBeforeCounting(heard.text, isUnknown)
    )
  }

  /**
   * The number of an order and an address say by themselves what is wanted: where nothing else is sure, and also where it is, if
   * where the order is stands among the likeliest.
   */
  function ofOrderNumber(heard: Heard, live: Live, isElseSure: boolean): Composed | undefined {
    if (!heard.slots.orderNumber || !heard.slots.email) return undefined
    const status = [...intents.values()].find(({ compose }) => compose === 'order-status')
    const isLikely = heard.guesses.slice(0, LIKELIEST).some(({ intent }) => intent === status?.id)
    if (!status || (isElseSure && !isLikely)) return undefined
    return answerOf({ ...heard, guesses: [{ intent: status.id, likelihood: 1 }] }, live)
  }

  /** Whether a message only begins a talk: it tells of a product or of a day with its year, and asks nothing. */
  function tellsOnly({ text, goesOn, slots }: Heard): boolean {
    const isTold = slots.products.length > 0 || tellsDate(slots)
    const isPriced = slots.attributes.includes('price')
    const isAsked = asking.asks(text) || (slots.tells('wishing') && ears.leaningOf(slots.classes).ownWords > 0)
    return isTold && !isPriced && !goesOn && slots.loads.length === 0 && !slots.code && !isAsked
  }

  /** The parts without what an ordinary power cut or the like takes, where devices that are told are counted. */
  const withoutUsual = (parts: readonly Heard[]): readonly Heard[] =>
    parts.some((part) => isCounted(part) && part.slots.loads.length > 0)
      ? parts.filter(({ guesses }) => !OF_EXAMPLE.test(guesses[0]?.intent ?? ''))
      : parts

  /** The parts without what something costs that is not sold: 'onko siihen kärryä, ja mitä se maksaa'. */
  function withoutUnsold(parts: readonly Heard[]): Heard[] {
    const [first, ...others] = parts
    const isUnsold = first && intentOf(first)?.unstated
    const isPriceOfIt = (part: Heard) =>
      intentOf(part)?.compose === 'price' && ears.readSlots(part.text).products.length === 0
    return first ? [first, ...others.filter((part) => !isUnsold || !isPriceOfIt(part))] : []
  }

  /** What the message before asked in parts, asked again of another station: 'paljonko PRO painaa ja jaksaako sen yksin', 'entä EVO'. */
  function partsAgain(heard: Heard, last: Heard, live: Live): Heard[] {
    if (!heard.goesOn || last.goesOn) return []
    const told = ears.readSlots(heard.text, last.slots.loads)
    const { ownWords, kind } = ears.leaningOf(told.classes)
    const isOfStation = told.products.length > 0 && told.products.every(({ isStation }) => isStation)
    if (ownWords > 0 || kind || !isOfStation || told.adds) return []
    const parts = partsOf(last, ears, asking, { isTold, matterOf, inTalk: (texts) => listen(texts, live) })
    const isWhole = parts.length === 1 && parts[0]?.guesses === last.guesses
    return isWhole
      ? []
      : parts.map((part) => ({ ...heard, guesses: part.guesses, slots: askedAgain(part.slots, told) }))
  }

  const isOfFigure = (heard: Heard) => ['spec', 'price', 'compare'].includes(intentOf(heard)?.compose ?? '')

  /** The answer of each part of a message, where all are sure, or several are likely; and what is said of a danger that is likely. */
  function whole(heard: Heard, live: Live, last?: Heard, danger?: Composed): AssistantAnswer | undefined {
    if (heard.slots.isOfOthers && isOfUnknownGoods(heard)) return undefined
    const asksFigures = isOfFigure(heard) || likelihoodOf(heard) < HALF
    const { attributes } = heard.goesOn ? ears.readSlots(heard.text) : heard.slots
    const figures = asksFigures ? figuresOf({ ...heard, slots: { ...heard.slots, attributes } }, live) : undefined
    const inTalk = (texts: readonly string[]) =>
      listen(texts, live, last).map((part) => ({ ...part, language: heard.language }))
    const again = last ? partsAgain(heard, last, live) : []
    const read = again.length > 0 ? again : withoutUnsold(partsOf(heard, ears, asking, { isTold, matterOf, inTalk }))
    const parts = withoutUsual(read)
    if (figures) {
      const isFurther = (part: Heard) =>
        !isOfFigure(part) || (intentOf(part)?.compose === 'price' && !heard.slots.attributes.includes('price'))
      const others = parts.length > 1 ? parts.filter(isFurther) : []
      const told = others.flatMap((part) => answerOf(part, live) ?? []).reduce(together, figures)
      const intents = [...heard.slots.attributes, ...others.map(({ guesses }) => guesses[0]?.intent ?? '')]
      const certainty = others.every((part) => likelihoodOf(part) >= enoughFor(part)) ? 'sure' : 'half'
      return saying(heard.language, warned(told, danger), { certainty, intents })
    }
    const isSure = parts.every((part) => likelihoodOf(part) >= enoughFor(part))
    if (parts.length === 1 && !isSure) return undefined
    const [first, ...others] = parts.flatMap((part) => answerOf(part, live) ?? [])
    if (!first || others.length + 1 < parts.length) return undefined
    const told = saying(heard.language, warned(others.reduce(together, first), danger), {
      certainty: isSure ? 'sure' : 'half',
      intents: parts.map(({ guesses }) => guesses[0]?.intent ?? ''),
    })
    return danger ? told : withMeant(told, heard, live)
  }

  /** An answer that is not sure offers what else may have been meant, but nothing beside what is said of a danger. */
  const withMeant = (told: AssistantAnswer, heard: Heard, live: Live): AssistantAnswer =>
    told.certainty === 'sure' || told.warns ? told : { ...told, ...meantBy(heard, told, live) }

  /** What is answered if the next likeliest is meant: nothing is done or counted upon a guess. */
  function otherwise(heard: Heard, told: Composed, live: Live): { intent: string; told: Composed } | undefined {
    for (const guess of heard.guesses.slice(1)) {
      const other = { ...heard, guesses: [guess] }
      if (guess.likelihood < Math.max(MAY_BE_MEANT, OF_LIKELIEST * likelihoodOf(heard))) return undefined
      if (isOnlyTalk(other) || isDeed(other) || isCounted(other)) continue
      const answer = answerOf(other, live)
      if (!answer || isToldAlready(told, answer) || isAgainst(told.reply, answer.reply, heard)) continue
      const reply = `${replyTexts[heard.language].otherwise}\n\n${answer.reply}`
      return { intent: guess.intent, told: { reply, sources: answer.sources } }
    }
    return undefined
  }

  function halfSure(heard: Heard, told: Composed, live: Live, danger?: Composed): AssistantAnswer {
    const other = danger || told.asks || tellsOfNoHelp(intentOf(heard)) ? undefined : otherwise(heard, told, live)
    // No 'yes' that is not sure stands before a warning.
    const isWarnedFirst = danger && YES.test(told.reply)
    const known = other ? together(told, other.told) : isWarnedFirst ? together(danger, told) : warned(told, danger)
    const lead = replyTexts[heard.language].half
    const answer = saying(
      heard.language,
      {
        ...known,
        reply: `${lead}\n\n${known.reply}`,
        ...(known.action && known.asks ? { beside: lead } : {}),
        sources: joined(known.sources, nearby(heard)),
      },
      {
        certainty: 'half',
        warns: !!danger,
        intents: [...heard.guesses.slice(0, 1), other ?? []].flat().map(({ intent }) => intent),
      },
    )
    return told.asks ? answer : withMeant(answer, heard, live)
  }

  /** An answer that says that something is not stated has the way to a person beside it. */
  function withPerson(told: AssistantAnswer, history: readonly Turn[], now: Date): AssistantAnswer {
    if (!told.intents.some((id) => intents.get(id)?.unstated)) return told
    return { ...told, actions: [...(told.actions ?? []), ...admit(told.language, history, now).actions] }
  }

  function answerTo(question: string, live: Live, history: readonly Turn[]): AssistantAnswer {
    const { now } = live
    const before = history
      .filter(({ isBot }) => !isBot)
      .slice(-LOOK_BACK)
      .map(({ text }) => text)
    const talk = listen(before, live)
    const last = talk.at(-1)
    const [heard = hear(question, ears)] = listen([question], live, last)
    const inTalk = last && heard.goesOn ? safety.answerTogether(question, last.text) : undefined
    const danger = safety.answer(question) ?? inTalk
    const again = !danger && last && isOfLastDanger(heard) ? safety.answer(last.text) : undefined
    if (again && last && !isOfOtherMatter(again, last, live)) return ofDanger({ ...again, rest: '' }, live)
    const standing = safety.answerStanding(question, stillTold(heard, before, danger))
    if (standing) return ofDanger(standing, live)
    if (danger && !isOfOtherMatter(danger, heard, live)) return ofDanger(danger, live, codeNamed(heard, live))
    const maybe = inTalk ?? safety.answerIfLikely(question)
    const isOrdinary =
      (maybe?.isWordless &&
        (likelihoodOf(heard) >= SURER_THAN_DANGER ||
          isOfOtherThan(maybe, heard, LIKELY_OTHER) ||
          isNextToWordless(heard) ||
          !!codeNamed(heard, live))) ||
      // 'painepesuri 1800 W, kumpi jaksaa' washes nothing.
      (maybe?.isUntold && !maybe.isAlone && countsKnown(heard))
    const likely = isOrdinary ? undefined : maybe
    const code = isOfCode(heard) ? codeOf(heard, live, likelihoodOf(heard) >= SURE) : undefined
    if (code && !likely?.isAlone) {
      const told = besideCode(heard, live).reduce(together, code)
      return saying(heard.language, warned(told, likely), { intents: ['code'] })
    }
    const uncounted = insteadOfCounting(heard, before)
    if (uncounted) return ofDanger(uncounted, live)
    const followed = ofOrderNumber(heard, live, true)
    if (followed) return saying(heard.language, followed, { intents: ['order.status'] })
    const sure = whole(heard, live, last, likely)
    if (sure) return withPerson(sure, history, now)
    if (likely?.isAlone) return ofDanger(likely, live)
    const byNumber = ofOrderNumber(heard, live, false)
    if (byNumber) return saying(heard.language, byNumber, { certainty: 'half' })
    const isTelling = tellsOnly(heard)
    // 'sain aseman 30.10.' tells of a day, and of nothing else.
    const mostOwn = heard.slots.namesStation ? 2 : 1
    const isSaid = isTelling && (isOnlyTalk(heard) || leaningOf(question).ownWords <= mostOwn)
    const known = likelihoodOf(heard) >= HALF && !isOfUnknownGoods(heard) && !isSaid ? answerOf(heard, live) : undefined
    const page = likely || isSaid || (known && likelihoodOf(heard) >= LIKELIER) ? undefined : quoted(heard)
    const { reply, actions } = admit(heard.language, history, now, isTelling)
    if (page) {
      const told = withMeant(saying(heard.language, page, { certainty: 'half', intents: ['page'] }), heard, live)
      return { ...told, instead: { reply, actions, sources: nearby(heard), meant: told.meant } }
    }
    if (known) return withPerson(halfSure(heard, known, live, likely), history, now)
    const admitted = likelihoodOf(heard) >= HALF ? intentOf(heard) : undefined
    const pages = admitted?.admit ? sources.of(admitted.more, heard.language) : nearby(heard)
    const near = pages.length > 0 ? pages : sources.of(['/contact'], heard.language)
    const admission = warned({ reply, sources: near }, likely)
    const none = { answered: isTelling, certainty: 'none', warns: !!likely, actions } as const
    return withMeant(saying(heard.language, admission, none), heard, live)
  }

  return {
    retrieve(question, limit) {
      const { language, slots } = hear(question, ears)
      const found = retrieval.find(
        question,
        language,
        slots.products.map(({ id }) => id),
      )
      return found.slice(0, limit).map(({ passage }) => passage)
    },
    guesses(question) {
      const likely = ears.understanding.intentsOf(question)
      const shareOf = ears.understanding.sharesOf(question)
      const others = all
        .filter(({ id, admit }) => !admit && likely.every(({ intent }) => intent !== id))
        .map(({ id }) => ({ intent: id, likelihood: shareOf(id) }))
        .sort((one, other) => other.likelihood - one.likelihood)
      return [...likely, ...others.slice(0, NEXT_TO_LIKELY)]
    },
    answer(question, { products, now = new Date() }, history = []) {
      return toldOn(answerTo(question, { products, now }, history), history)
    },
  }
}

const YES = /^(?:Kyllä|Ja|Yes)[ ,.]/
const NO = /^(?:Ei|Et|Nej|Inte|No|Not)[ ,.]/
const OF_USE = /^(?:charg|use|power-on|reset|empty|no-start|pass-through|drop|warm|indoors)/
/** What becomes of a device that is not used any more is told beside what has happened to another. */
const OF_DISCARDED = /^recycl/
/** What is bought, brought, repaired or covered, and no use of the device. */
const OF_SALE = /^(?:warranty|repair|recycl|delivery|price|payment|order|offer|contact|unknown)/

/** Whether a further answer says 'no' after a 'yes', or the other way round, or either where neither is asked. */
function isAgainst(told: string, further: string, { slots }: Heard): boolean {
  const isVerdict = YES.test(further) || NO.test(further)
  const isAnswered = YES.test(told) || NO.test(told)
  return isVerdict && (isAnswered ? YES.test(told) !== YES.test(further) : slots.bound.isMeasure)
}

/** An answer with what is said of a danger after it, if any. */
const warned = (answer: Composed, danger: Composed | undefined): Composed =>
  danger ? together(answer, danger) : answer
