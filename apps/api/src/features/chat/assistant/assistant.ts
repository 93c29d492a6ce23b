import type { ChatAction, ChatCertainty } from '@arkpax/schema/chat'
import { plain } from '@arkpax/schema/finnish-terms'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { type Action, actionKinds } from './action.ts'
import { doing, handOver } from './answers/actions.ts'
import type { Composed, Composer, Grounds, Source } from './answers/composed.ts'
import { composers as ofFigures } from './answers/composers.ts'
import { createEvidence } from './intents/evidence.ts'
import { intentsOfPages } from './intents/faq-intents.ts'
import type { ComposerName, Intent } from './intents/intent-content.ts'
import { createRelations } from './intents/related.ts'
import { asTaught } from './intents/taught-by-staff.ts'
import { createUnderstanding, type Guess, type Taught } from './intents/understanding.ts'
import type { Knowledge } from './knowledge.ts'
import type { LearnedIntents } from './learned/learned-intents.ts'
import { createVectors } from './learned/likeness.ts'
import { createMeaningFinder } from './learned/meanings.ts'
import type { Language, Passage } from './passages.ts'
import { createLeaning } from './question/follow-up.ts'
import { createAskingReader } from './question/parts.ts'
import { createSlotReader, mergedSlots } from './question/slots.ts'
import { createAdmission } from './replies/admission.ts'
import { replyTexts } from './replies/reply-texts.ts'
import { createSources } from './replies/sources.ts'
import { writtenAnswer } from './replies/written-answer.ts'
import { createRetrieval } from './retrieval/retrieval.ts'
import { createDangerNet, type DangerNet } from './safety/danger-net.ts'
import { createSafetyFirst, type SafetyReply } from './safety/safety-first.ts'
import { type Ears, type Heard, hear, hearIn } from './understand-message.ts'

export type { Source }

/**
 * What the assistant says: plain text with line breaks and '- ' lists, in the question's language; `details` are further
 * paragraphs. `answered` is false when it had to admit that it does not know.
 */
export interface AssistantAnswer {
  reply: string
  details?: string
  sources: Source[]
  actions?: ChatAction[]
  certainty: ChatCertainty
  answered: boolean
  /** Whether it is what is always said of a danger: nothing else may be said in its place. */
  isSafety: boolean
  language: Language
  /** What the service is to do, with what the conversation has told for it; what it tells then stands in the place of `reply`. */
  action?: Action
  /** The answer to what was asked besides what is to be done. */
  beside?: string
  /** The admission that stands in the place of a page's words where somebody who has read the page does not find the answer in it. */
  instead?: Pick<AssistantAnswer, 'reply' | 'sources' | 'actions'>
  /** The intents that were answered, for those who judge. */
  intents: string[]
}

/** An earlier message of the conversation. */
export interface Turn {
  text: string
  isBot: boolean
}

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
  /** What a question may ask, best first, by itself alone. */
  guesses(question: string): Guess[]
}

/** From here on an answer is given as it is, and down to there in part, with the pages that are near. */
const SURE = 0.6
const HALF = 0.2
/** What asks back before anything is done may be begun sooner. */
const SURE_OF_DEED = 0.4
/** Each part of a message has to be this sure to be answered by itself, and is no more than half sure below the second. */
const PART = 0.24
/** A half-sure answer from here on is likelier than a page that holds the words. */
const LIKELIER = 0.35
/** A page is told word for word where it holds this much of the question. */
const ENOUGH = 0.62

/** What answers from the shop's own figures, and what gives the service something to do. */
const composers: Partial<Record<ComposerName, Composer>> = {
  ...ofFigures,
  'order-status': doing('order-status'),
  'warranty-end': doing('warranty-end'),
  'return-cost': doing('return-cost'),
  'delivery-cost': doing('delivery-cost'),
  'stock-alert': doing('stock-alert'),
  'hand-over': handOver,
}

/** A page as short as this is told whole. */
const SHORT_PAGE = 300

/** So many of what a message may ask are near enough to be chosen by what else it tells. */
const LIKELIEST = 3

/** A follow-up looks this many of the customer's messages back. */
const LOOK_BACK = 4

/** What is learned from the content, whatever staff change in the shop. */
export interface Learned {
  intents: LearnedIntents
  net: DangerNet
}

export const learnFrom = (
  { safety, intents: { examples } }: Pick<Knowledge, 'safety' | 'intents'>,
  intents: LearnedIntents,
): Learned => ({
  intents,
  net: createDangerNet(
    safety,
    examples.map(({ text }) => text),
  ),
})

/** The assistant over what it knows; `taught` are questions that staff have given intents. Its index is made anew each time. */
export function createAssistant(knowledge: Knowledge, learned: Learned, taught: readonly Taught[] = []): Assistant {
  const meaningsOf = createMeaningFinder(knowledge)
  const ofPages = intentsOfPages(knowledge, taught)
  const intents = new Map([...knowledge.intents.intents, ...ofPages.intents].map((intent) => [intent.id, intent]))
  /** What is not sold any more and still asked about; of what staff hide nothing is said. */
  const gone = knowledge.unshown.filter(({ id }) => knowledge.words.products[id])
  const asking = createAskingReader(meaningsOf, knowledge.followUps.asks)
  const ears: Ears = {
    understanding: asTaught(
      createUnderstanding(learned.intents, meaningsOf).withTaught(ofPages.taught),
      taught.filter(({ intent }) => intents.has(intent)),
      createVectors(learned.intents.vocabulary, meaningsOf),
    ),
    readSlots: createSlotReader({ ...knowledge, catalogue: [...knowledge.catalogue, ...gone] }),
    leaningOf: createLeaning(knowledge.followUps),
    weighed: createEvidence(intents),
    isIntent: (id) => intents.has(id),
    areRelated: createRelations(intents),
    asks: asking.asks,
  }
  const guessLanguage = (text: string, sure: number) =>
    [...ears.understanding.languagesOf(text)].find(([, likelihood]) => likelihood >= sure)?.[0]
  const { net } = learned
  const { dangerOf } = ears.understanding
  const safety = createSafetyFirst(knowledge.safety, knowledge.passages, { guessLanguage, net, dangerOf })
  const retrieval = createRetrieval(knowledge.passages, meaningsOf)
  const sources = createSources(knowledge.passages, knowledge.pageNames)
  const admit = createAdmission(knowledge)

  type Live = { products: readonly ProductWithDetails[]; now: Date }

  const groundsOf = (heard: Heard, { id, compose, of }: Intent, live: Live): Grounds => ({
    asked: {
      ...heard.slots,
      text: heard.text,
      plain: plain(heard.text),
      language: heard.language,
      intent: { id, compose, of },
    },
    knowledge,
    ...live,
  })

  /** The answer of the likeliest intent; nothing of one that is honestly not known. */
  function composed(heard: Heard, live: Live): Composed | undefined {
    const intent = intents.get(heard.guesses[0]?.intent ?? '')
    if (!intent || intent.admit) return undefined
    if (!intent.compose) {
      const about = heard.slots.products.map(({ id }) => id)
      return writtenAnswer(intent, { language: heard.language, about }, knowledge, sources)
    }
    const compose = composers[intent.compose]
    const made =
      compose?.(groundsOf(heard, intent, live)) ??
      (intent.compose === 'spec' ? compose?.(groundsOf(ofNoProduct(heard), intent, live)) : undefined)
    const more = sources.of(intent.more, heard.language, heard.slots.products[0]?.id)
    const page = told(intent, heard.language)
    return made && { ...page, ...made, sources: page.details ? joined(more, made.sources) : joined(made.sources, more) }
  }

  /** What a page of questions tells more of a figure, as further paragraphs. */
  function told({ compose, more: [page] }: Intent, language: Language): Pick<Composed, 'details'> {
    const asked = compose === 'spec' && knowledge.passages.find(({ kind, url }) => kind === 'question' && url === page)
    return asked && asked.language === language ? { details: asked.text } : {}
  }

  /** What the manual says of a code of the display, where nothing else is surely asked. */
  function codeOf(heard: Heard, live: Live): Composed | undefined {
    const intent = intents.get(heard.guesses[0]?.intent ?? '')
    if (!heard.slots.code || !intent || (intent.compose && likelihoodOf(heard) >= SURE)) return undefined
    return ofFigures.code(groundsOf(heard, intent, live))
  }

  /** Whoever tells an order's number and an address asks where the order is, if that is likely at all. */
  function withOrder(heard: Heard): Heard {
    const { orderNumber, email } = heard.slots
    const status = heard.guesses.find(({ intent }) => intents.get(intent)?.compose === 'order-status')
    return status && orderNumber && email ? { ...heard, guesses: [{ ...status, likelihood: 1 }] } : heard
  }

  /** Whether a message asks for something to be done, which the service asks more of. */
  const isDeed = ({ guesses: [guess] }: Heard) =>
    (actionKinds as readonly string[]).includes(intents.get(guess?.intent ?? '')?.compose ?? '')

  /** The messages of a conversation, each understood after those before it. */
  function listen(question: string, before: readonly string[], live: Live): Heard {
    return [...before, question].reduce<Heard | undefined>((earlier, text) => {
      const awaits = earlier !== undefined && likelihoodOf(earlier) >= HALF && composed(earlier, live)?.asks === true
      return hear(text, ears, earlier, awaits)
    }, undefined) as Heard
  }

  /**
   * The parts of a message that ask for different things, where each is likely by itself; what a part does not tell, those before it
   * do, and the whole message. The whole where it has but one, or what it asks beside its situation if that is likelier.
   */
  function partsOf(heard: Heard): Heard[] {
    if (heard.goesOn) return [heard]
    const { questions, situation } = asking.read(heard.text)
    const each = questions.reduce<Heard[]>((earlier, text) => {
      const before = earlier.at(-1)
      const part = before ? hear(text, ears, before) : hearIn(situation, text, ears)
      const products = [part, before, heard].map((one) => one?.slots.products ?? []).find(({ length }) => length > 0)
      const slots = { ...mergedSlots(heard.slots, part.slots), products: products ?? [], turns: heard.slots.turns }
      return [...earlier, { ...part, language: heard.language, slots, goesOn: false }]
    }, [])
    const likely = each.filter((part) => likelihoodOf(part) >= PART && isTold(part))
    const different = new Map(likely.map((part) => [part.guesses[0]?.intent, part]))
    const [whole] = heard.guesses
    const isOne = whole && !different.has(whole.intent) && likely.every((part) => likelihoodOf(part) < whole.likelihood)
    if (different.size > 1 && !isOne) return [...different.values()]
    const [only] = each
    const isLikelier = each.length === 1 && only && likelihoodOf(only) > likelihoodOf(heard)
    return isLikelier ? [{ ...heard, guesses: only.guesses }] : [heard]
  }

  /** Whether a part asks something of its own that is told: greetings and thanks beside it are not answered. */
  function isTold({ guesses: [guess], slots: { classes } }: Heard): boolean {
    return (
      guess !== undefined &&
      ears.leaningOf(classes).ownWords > 0 &&
      !intents.get(guess.intent)?.admit &&
      !guess.intent.startsWith('talk.')
    )
  }

  const saying = (
    language: Language,
    { links = [], ...said }: Composed,
    rest: Partial<AssistantAnswer>,
  ): AssistantAnswer => {
    const { asks: _, ...told } = said
    const actions = links.map(({ label, url }): ChatAction => ({ kind: 'link', label, url }))
    return {
      ...told,
      ...(actions.length > 0 ? { actions } : {}),
      certainty: 'sure',
      answered: true,
      isSafety: false,
      language,
      intents: [],
      ...rest,
    }
  }

  /** What is said of a danger, and after it what else was asked. */
  function ofDanger({ reply, sources: pages, rest, language }: SafetyReply, live: Live): AssistantAnswer {
    const heard = rest ? { ...hear(rest, ears), language } : undefined
    const isCounted = ['runtime', 'advice'].includes(intents.get(heard?.guesses[0]?.intent ?? '')?.compose ?? '')
    const other = heard && !isCounted && likelihoodOf(heard) >= SURE ? composed(heard, live) : undefined
    return saying(
      language,
      {
        reply: other ? `${reply}\n\n${other.reply}` : reply,
        sources: other ? [...pages, ...other.sources] : pages,
      },
      { isSafety: true },
    )
  }

  /** Whether the price or stock may be asked of what is not sold here: no product is named. */
  function isOfUnknownGoods({ guesses: [guess], slots: { products } }: Heard): boolean {
    const compose = intents.get(guess?.intent ?? '')?.compose
    return products.length === 0 && (compose === 'price' || compose === 'stock')
  }

  /** What is said instead where hours would be counted for a device on which a life may hang. */
  function insteadOfCounting(heard: Heard, before: readonly string[]): SafetyReply | undefined {
    const intent = intents.get(heard.guesses[0]?.intent ?? '')
    if (intent?.compose !== 'runtime' && intent?.compose !== 'advice') return undefined
    const { loads } = ears.readSlots(heard.text)
    const isOfOldMatter = loads.every(({ appliance }) => !appliance)
    const isUnknown = loads.some(({ appliance }) => !appliance)
    return (
      (isOfOldMatter ? safety.answerInsteadOfCounting(heard.text, before) : undefined) ??
      safety.answerBeforeCounting(heard.text, isUnknown)
    )
  }

  /** A page of the site, word for word, where it holds enough of the question and its most telling word. */
  function quoted(heard: Heard): Composed | undefined {
    const about = heard.slots.products.map(({ id }) => id)
    const [found] = retrieval.find(heard.text, heard.language, about)
    if (!found?.holdsKey || found.share < ENOUGH) return undefined
    const { passage } = found
    const [sentence = ''] = retrieval.telling(heard.text, heard.language, passage.text)
    const isShort = passage.text.length <= SHORT_PAGE
    return {
      reply: isShort ? passage.text : sentence.replace(/^- /, ''),
      ...(isShort ? {} : { details: passage.text }),
      sources: [{ title: passage.title, url: passage.url }],
    }
  }

  /** The pages that may help where nothing is sure: those of the likeliest intents, and those that hold most of the question. */
  function nearby(heard: Heard): Source[] {
    const { language, guesses, slots } = heard
    const likely = guesses
      .filter(({ likelihood }) => likelihood >= HALF / 2)
      .flatMap(({ intent }) => intents.get(intent)?.more.slice(0, 1) ?? [])
    const found = retrieval
      .find(
        heard.text,
        language,
        slots.products.map(({ id }) => id),
      )
      .slice(0, 3)
      .map(({ passage: { title, url } }) => ({ title, url }))
    return joined(sources.of(likely, language, slots.products[0]?.id), found)
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
    return composed({ ...heard, guesses: [{ intent: status.id, likelihood: SURE }] }, live)
  }

  function halfSure(heard: Heard, known: Composed): AssistantAnswer {
    const lead = replyTexts[heard.language].half
    return saying(
      heard.language,
      {
        ...known,
        reply: `${lead}\n\n${known.reply}`,
        ...(known.action && known.asks ? { beside: lead } : {}),
        sources: joined(known.sources, nearby(heard)),
      },
      { certainty: 'half', intents: heard.guesses.slice(0, 1).map(({ intent }) => intent) },
    )
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
    guesses: (question) => ears.understanding.intentsOf(question),
    answer(question, { products, now = new Date() }, history = []) {
      const live = { products, now }
      const danger = safety.answer(question)
      if (danger) return ofDanger(danger, live)
      const before = history
        .filter(({ isBot }) => !isBot)
        .slice(-LOOK_BACK)
        .map(({ text }) => text)
      const heard = withOrder(listen(question, before, live))
      const uncounted = insteadOfCounting(heard, before)
      if (uncounted) return ofDanger(uncounted, live)
      const code = codeOf(heard, live)
      if (code) return saying(heard.language, code, { intents: ['code'] })
      const followed = ofOrderNumber(heard, live, true)
      if (followed) return saying(heard.language, followed, { intents: ['order.status'] })
      const parts = partsOf(heard)
      const isSure = parts.every((part) => likelihoodOf(part) >= (isDeed(part) ? SURE_OF_DEED : SURE))
      const answers = parts.length > 1 || isSure ? parts.map((part) => composed(part, live)) : []
      const told = answers.filter((each) => each !== undefined)
      const [first] = told
      if (first && told.length === parts.length) {
        const whole = told.slice(1).reduce(together, first)
        const certainty = isSure ? 'sure' : 'half'
        return saying(heard.language, whole, {
          certainty,
          intents: parts.map(({ guesses }) => guesses[0]?.intent ?? ''),
        })
      }
      const likely = safety.answerInsteadOfAdmission(question)
      if (likely) return ofDanger(likely, live)
      const byNumber = ofOrderNumber(heard, live, false)
      if (byNumber) return saying(heard.language, byNumber, { certainty: 'half' })
      const isAdmitted = intents.get(heard.guesses[0]?.intent ?? '')?.admit && likelihoodOf(heard) >= HALF
      const known = likelihoodOf(heard) >= HALF && !isOfUnknownGoods(heard) ? composed(heard, live) : undefined
      const page = known && likelihoodOf(heard) >= LIKELIER ? undefined : quoted(heard)
      const admission = () => admit(heard.language, history, now)
      if (page) {
        const instead = { ...admission(), sources: nearby(heard) }
        return saying(heard.language, page, { certainty: 'half', intents: ['page'], instead })
      }
      if (known) return halfSure(heard, known)
      const pages = isAdmitted
        ? sources.of(intents.get(heard.guesses[0]?.intent ?? '')?.more ?? [], heard.language)
        : nearby(heard)
      const { reply, actions } = admission()
      const near = pages.length > 0 ? pages : sources.of(['/contact'], heard.language)
      return saying(heard.language, { reply, sources: near }, { answered: false, certainty: 'none', actions })
    },
  }
}

/** What a product that is named has no figure of may be told of those that have. */
const ofNoProduct = (heard: Heard): Heard => ({ ...heard, slots: { ...heard.slots, products: [] } })

const likelihoodOf = ({ guesses }: Heard) => guesses[0]?.likelihood ?? 0

/** Pages once each, three at most. */
const joined = (first: readonly Source[], more: readonly Source[]): Source[] =>
  [...first, ...more].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, 3)

/** Two answers in one: of a double question both halves. */
const together = (one: Composed, other: Composed): Composed => ({
  reply: `${one.reply}\n\n${other.reply}`,
  ...(one.details || other.details ? { details: [one.details, other.details].filter(Boolean).join('\n\n') } : {}),
  sources: joined(one.sources, other.sources),
  links: [...(one.links ?? []), ...(other.links ?? [])],
  action: one.action ?? other.action,
  ...(one.action && !other.action ? { beside: other.reply } : {}),
  ...(other.action && !one.action ? { beside: one.reply } : {}),
})
