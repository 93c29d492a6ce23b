import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { resolveFacts } from '@arkpax/schema/facts'
import { figureIn, percentIn } from '@arkpax/schema/facts-company'
import { energy } from '@arkpax/schema/figures'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { hoursText } from '@arkpax/schema/runtime-figures'
import type { Action } from '../action.ts'
import { productUrl } from '../content/site-urls.ts'
import type { ComposerName } from '../intents/intent-content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'
import type { Mention, Slots } from '../question/slots.ts'
import { createTeller, type Teller } from './sentences.ts'

/** A page that an answer is drawn from; `url` is a path of the site. */
export interface Source {
  title: string
  url: string
}

/** A composed answer: the short one, what may be folded, its pages, buttons, and whether it asks something back. */
export interface Composed {
  reply: string
  details?: string
  sources: Source[]
  links?: { label: string; url: string }[]
  asks?: true
  action?: Action
  /** A second thing to be done: 'mitä toimitus maksaa, entä palautus'. */
  further?: Action
  /** What was asked besides an action, answered. */
  beside?: string
  /** Whether it tells that the power of a station is too small. */
  isWeak?: boolean
  /** What it picks of several: what 'it' is in the next message. */
  picks?: Mention[]
}

/** What stands between the paragraphs of an answer. */
export const PARAGRAPH = '\n\n'

/** An answer with what it folds away, as one text. */
export const wholeOf = ({ reply, details }: Pick<Composed, 'reply' | 'details'>): string =>
  [reply, details].filter(Boolean).join(PARAGRAPH)

/** A question as it is answered: what is asked, in which language, and what it tells besides. */
export interface Asked extends Slots {
  text: string
  language: Language
  intent: { id: string; compose?: ComposerName | 'code'; of?: string }
}

/** What an answer is made of. */
export interface Grounds {
  asked: Asked
  knowledge: Knowledge
  /** The products of this moment: prices and stock. */
  products: readonly ProductWithDetails[]
  now: Date
}

/** Composes the answer of an intent; nothing where the shop does not know it. */
export type Composer = (grounds: Grounds) => Composed | undefined

const tellers = new WeakMap<Knowledge, Map<Language, Teller>>()

/** Who says the sentences in the language of the question; made once, as facts take long to gather. */
export function tellerOf({ asked: { language }, knowledge }: Grounds): Teller {
  const own = tellers.get(knowledge) ?? new Map<Language, Teller>()
  tellers.set(knowledge, own)
  const known = own.get(language) ?? createTeller(knowledge.composed, language, knowledge.factsIn(language))
  own.set(language, known)
  return known
}

/** What follows the dot of an intent: `can-kitchen` of `runtime.can-kitchen`. */
export const kindOf = ({ asked: { intent } }: Grounds) => intent.id.split('.')[1] ?? ''

const NBSP = '\u00A0'
const decimalOf = (language: Language, text: string) => (language === 'en' ? text.replace(',', '.') : text)

export const withUnitIn = (language: Language, value: number, unit: string) =>
  `${figureIn(value, language)}${NBSP}${unit}`
export const energyIn = (language: Language, wattHours: number) => decimalOf(language, energy(Math.round(wattHours)))
export const hoursIn = (language: Language, hours: number) => decimalOf(language, hoursText(hours))

/** The rates of the value added tax of products; without one of their own, that of the terms. */
export function vatIn({ asked: { language }, knowledge }: Grounds, products: readonly ProductWithDetails[]): string {
  const general = resolveFacts('[[terms.vatPercent]]', knowledge.factsIn(language))
  const rates = products.map(({ vatPercent }) => (vatPercent === undefined ? general : percentIn(vatPercent, language)))
  return [...new Set(rates)].join(' / ') || general
}

/** A product's name in the language of the question, without the figure at its end where no other is called so. */
export function nameIn({ asked: { language }, knowledge }: Grounds, id: string): string {
  const all = [...knowledge.catalogue, ...knowledge.unshown].map((each) => ({
    id: each.id,
    name: { fi: each.name, en: each.englishName, sv: each.swedishName }[language],
  }))
  const short = (name: string) => name.replace(/ \d+ Wh?$/, '')
  const own = all.find((each) => each.id === id)?.name ?? ''
  return all.filter(({ name }) => short(name) === short(own)).length === 1 ? short(own) : own
}

/** The products of the catalogue that are named; without any, those that `otherwise` picks. */
export function productsAsked(
  { asked, knowledge }: Grounds,
  otherwise: (product: CatalogueProduct) => boolean = () => false,
): CatalogueProduct[] {
  const named = asked.products.flatMap(({ id }) => knowledge.catalogue.filter((product) => product.id === id))
  return named.length > 0 ? named : knowledge.catalogue.filter(otherwise)
}

/** The stations that are named, or that an extra battery or a panel is asked of. */
export const stationsTold = ({ asked: { products, stations }, knowledge }: Grounds): CatalogueProduct[] =>
  knowledge.catalogue.filter((each) => isStation(each) && [...products, ...stations].some(({ id }) => id === each.id))

/** The panels that are told, where how many there are is not asked. */
export const panelsTold = ({ products }: Asked): Mention | undefined =>
  products.find(({ isPanel, isCountAsked }) => isPanel && !isCountAsked)

export const isStation = ({ power }: CatalogueProduct) => power !== undefined

/** A product as a question would name it. */
export function mentioned({ knowledge }: Grounds, id: string, count = 1): Mention {
  const product = knowledge.catalogue.find((each) => each.id === id)
  return {
    id,
    count,
    isOneOfSeveral: false,
    isStation: product?.power !== undefined,
    isPanel: product?.panelWatts !== undefined,
  }
}

/** The extra batteries that are named beside a station. */
export function extraBatteries({ asked, knowledge }: Grounds): { count: number; wattHours: number } {
  const battery = knowledge.catalogue.find(({ capacityWh, power }) => capacityWh && !power)
  const mention = asked.products.find(({ id }) => id === battery?.id)
  const hasStation = asked.products.some(({ id }) =>
    knowledge.catalogue.some((each) => each.id === id && isStation(each)),
  )
  const isBeside = (hasStation || asked.loads.length > 0) && !asked.asksNeed
  return {
    count: mention && isBeside && !mention.isCountAsked ? mention.count : 0,
    wattHours: battery?.capacityWh ?? 0,
  }
}

/** The pages of products, three at most. */
export const pagesOf = (grounds: Grounds, ids: readonly string[]): Source[] =>
  ids.slice(0, 3).map((id) => ({ title: nameIn(grounds, id), url: productUrl(id) }))

/** Lines one below the other as a list, a single one plain. */
export const listed = (lines: readonly string[]) =>
  lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n')
