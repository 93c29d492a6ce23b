import type { ProductWithDetails } from '@arkpax/schema/products'
import { actionKinds } from '../action.ts'
import type { ComposerName, Intent } from '../intents/intent-content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'
import type { AskedLoad, Slots } from '../question/slots.ts'
import { joined, together } from '../replies/assistant-answer.ts'
import type { Sources } from '../replies/sources.ts'
import { unfolded, withAsked } from '../replies/unfolded.ts'
import { writtenAnswer } from '../replies/written-answer.ts'
import type { Retrieval } from '../retrieval/retrieval.ts'
import type { Heard } from '../understand-message.ts'
import { deliveryAnswer, doing, handOver, warrantyEndAnswer } from './actions.ts'
import { CHARGING_POWER, chargingFrom } from './charging-from.ts'
import { besideFigure } from './circumstances.ts'
import { type Composed, type Composer, type Grounds, isStation } from './composed.ts'
import { composers as ofFigures } from './composers.ts'
import { withLimit } from './limits.ts'
import { noHelpAnswer, tellsOfNoHelp } from './no-help.ts'
import { withOffer } from './offers.ts'
import { withCounted } from './told-figures.ts'
import { createVerdicts } from './verdict.ts'

/** What the database says at the moment of a question. */
export interface Live {
  products: readonly ProductWithDetails[]
  now: Date
}

/** Figures that are asked by the names of others. */
const FIGURE_OF: Record<string, string> = { cost: 'price', energy: 'capacity' }
const CODES = /\b[EP]\d\d?\b/g
/** A paragraph that begins with another matter is told only after those of many codes. */
const CODE_LATER = 3

/** What answers from the shop's own figures, and what gives the service something to do. */
const composers: Partial<Record<ComposerName, Composer>> = {
  ...ofFigures,
  'order-status': doing('order-status'),
  'warranty-end': warrantyEndAnswer,
  'return-cost': doing('return-cost'),
  'delivery-cost': deliveryAnswer,
  'stock-alert': doing('stock-alert'),
  'hand-over': handOver,
}

/** The answers of intents: written ones, and those composed of figures; `intents` are all by their names. */
export function createIntentAnswers(
  knowledge: Knowledge,
  intents: ReadonlyMap<string, Intent>,
  sources: Sources,
  retrieval: Pick<Retrieval, 'unsaid'>,
) {
  const { fitted } = createVerdicts(knowledge.words)
  const intentOf = ({ guesses: [guess] }: Heard) => intents.get(guess?.intent ?? '')

  const groundsOf = (heard: Heard, { id, compose, of }: Intent, live: Live): Grounds => ({
    asked: {
      ...heard.slots,
      loads: ofEachDay(heard.slots),
      text: heard.text,
      language: heard.language,
      intent: { id, compose, of },
    },
    knowledge,
    ...live,
  })

  /** What a page of questions tells more of a figure, as further paragraphs. */
  function told({ compose, more: [page] }: Intent, language: Language): Pick<Composed, 'details'> {
    const asked = compose === 'spec' && knowledge.passages.find(({ kind, url }) => kind === 'question' && url === page)
    return asked && asked.language === language ? { details: asked.text } : {}
  }

  /** The paragraph of a written answer that tells of a code of the display: the one that begins with it and names the fewest others, of the likeliest intent. */
  function moreOf(code: string, { guesses, language }: Heard): string | undefined {
    const likely = guesses.flatMap(({ intent }) => intents.get(intent) ?? [])
    const naming = [...new Set([...likely, ...intents.values()])].filter(({ answer }) =>
      answer?.[language].includes(code),
    )
    const paragraphs = naming.flatMap((intent) => {
      const told = writtenAnswer(intent, { language, about: [] }, knowledge, sources)
      return told ? [told.reply, ...(told.details?.split(/\n{2,}/) ?? [])] : []
    })
    const others = (paragraph: string) =>
      new Set(paragraph.match(CODES)).size + (paragraph.startsWith(code) ? 0 : CODE_LATER)
    return paragraphs
      .filter((paragraph) => paragraph.includes(code))
      .sort((one, other) => others(one) - others(other))[0]
  }

  /** The intents of figures by the names of these; the price is one. */
  const figured = new Map(
    [...intents.values()].flatMap((intent) => {
      const { compose, of } = intent
      return compose === 'price' ? [['price', intent]] : compose === 'spec' && of ? [[of, intent]] : []
    }) as [string, Intent][],
  )
  const stations = knowledge.catalogue
    .filter(isStation)
    .map(({ id }) => ({ id, count: 1, isOneOfSeveral: false, isStation: true, isPanel: false }))

  /** What is written of the products that are named: of stations that have nothing of their own the usual, and of what is beside them its own. */
  function writtenFor({ slots, language }: Heard, intent: Intent): Composed | undefined {
    const telling = (about: readonly string[]) => writtenAnswer(intent, { language, about }, knowledge, sources)
    const own = telling(slots.products.map(({ id }) => id))
    const named = slots.products.filter((each) => each.isStation)
    const isUsual = named.length > 0 && named.every(({ id }) => !intent.products?.[id])
    const usual = isUsual ? telling([]) : undefined
    return own && usual && own.reply !== usual.reply ? together(usual, own) : own
  }

  /** The answer of the likeliest intent as it is written or composed; nothing of one that is honestly not known. */
  function madeFor(heard: Heard, live: Live): Composed | undefined {
    const intent = intentOf(heard)
    if (!intent || intent.admit) return undefined
    if (!intent.compose) {
      const written = writtenFor(heard, intent)
      const grounds = groundsOf(heard, intent, live)
      if (!written) return undefined
      if (tellsOfNoHelp(intent)) {
        const advice = madeFor({ ...heard, guesses: heard.guesses.slice(1) }, live)
        return noHelpAnswer(written, heard.slots.code, heard.goesOn ? advice : undefined)
      }
      const reply = fitted(written.reply, heard.text, intent.titles[heard.language])
      const answer = withLimit(grounds, intent, withCounted(grounds, { ...written, reply }))
      return intent.offers ? withOffer(grounds, answer) : answer
    }
    const compose = composers[intent.compose]
    const made =
      compose?.(groundsOf(heard, intent, live)) ??
      (intent.compose === 'spec' ? compose?.(groundsOf(ofNoProduct(heard), intent, live)) : undefined)
    const more = sources.of(intent.more, heard.language, heard.slots.products[0]?.id)
    const page = told(intent, heard.language)
    if (!made) return undefined
    const shown = page.details ? joined(more, made.sources) : joined(made.sources, more)
    const answer = withLimit(groundsOf(heard, intent, live), intent, { ...page, ...made, sources: shown })
    const beside = intents.get(besideFigure(intent.of, heard.slots) ?? '')
    const written = beside && writtenAnswer(beside, { language: heard.language, about: [] }, knowledge, sources)
    const hours =
      intent.of === 'ups' && heard.slots.loads.some(({ stated }) => stated)
        ? ofFigures.runtime(groundsOf(heard, intent, live))
        : undefined
    const further = written ? { ...written, details: undefined } : hours
    return further ? together(answer, further) : answer
  }

  return {
    /** The intent that a message is likeliest of. */
    intentOf,

    /** The answer of the likeliest intent; nothing of one that is honestly not known. */
    answerOf(heard: Heard, live: Live): Composed | undefined {
      const made = madeFor(heard, live)
      const compose = intentOf(heard)?.compose
      if (!made || (compose && compose !== 'spec')) return made
      return compose ? withAsked(made, heard, retrieval) : unfolded(made, heard, retrieval)
    },

    /** Whether a message asks for something to be done, which the service asks more of. */
    isDeed: (heard: Heard) => (actionKinds as readonly string[]).includes(intentOf(heard)?.compose ?? ''),

    /** The figures that a message names, where it names several: of the products that are named, else of the stations. */
    figuresOf(heard: Heard, live: Live): Composed | undefined {
      const products = heard.slots.products.length > 0 ? heard.slots.products : stations
      const named = new Set(heard.slots.attributes.map((each) => FIGURE_OF[each] ?? each))
      const [first, ...others] = [...named].flatMap((attribute) => {
        const intent = figured.get(attribute)
        const grounds = intent && groundsOf({ ...heard, slots: { ...heard.slots, products } }, intent, live)
        return (grounds && composers[intent?.compose ?? 'spec']?.(grounds)) ?? []
      })
      return first && others.length > 0 ? others.reduce(together, first) : undefined
    },

    /** What the manual says of a code of the display, and what written answers tell more of it, unless a figure is surely asked. */
    codeOf(heard: Heard, live: Live, isSure: boolean): Composed | undefined {
      const intent = intentOf(heard)
      const { code } = heard.slots
      if (!code || !intent || (intent.compose && isSure)) return undefined
      const grounds = groundsOf(heard, intent, live)
      const row = ofFigures.code(grounds)
      const details = moreOf(code, heard)
      const charging = code === CHARGING_POWER && heard.slots.supplyWatts ? chargingFrom(grounds) : undefined
      return row && { ...row, reply: [row.reply, charging].filter(Boolean).join(' '), ...(details && { details }) }
    },
  }
}
export type IntentAnswers = ReturnType<typeof createIntentAnswers>

/** 'jääkaappi 60 W käy kymmenen tuntia vuorokaudessa': so long it takes that, and rests no more between. */
function ofEachDay({ loads, quantities, isOfEachDay }: Slots): AskedLoad[] {
  const hours = isOfEachDay && quantities.find(({ unit }) => unit === 'h')?.value
  return hours ? loads.map((load) => (load.appliance?.dutyPercent ? { hours, ...load } : load)) : loads
}

/** What a product that is named has no figure of may be told of those that have. */
const ofNoProduct = (heard: Heard): Heard => ({ ...heard, slots: { ...heard.slots, products: [] } })
