import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { resolveFacts } from '@arkpax/schema/facts'
import { percentIn } from '@arkpax/schema/facts-company'
import { energy, figure, withUnit } from '@arkpax/schema/figures'
import { formatEuros } from '@arkpax/schema/format-fi'
import type { Product } from '@arkpax/schema/products'
import type { Knowledge } from '../knowledge.ts'
import type { Language, Passage } from '../passages.ts'
import type { Asked } from '../question/asked.ts'
import type { Found, Retrieval } from '../retrieval/retrieval.ts'

/** A page that an answer is drawn from; `url` is a path of the site. */
export interface Source {
  title: string
  url: string
}

/** A composed answer. */
export interface Composed {
  reply: string
  sources: Source[]
}

/** What an answer is made of. */
export interface Grounds {
  asked: Asked
  knowledge: Knowledge
  retrieval: Retrieval
  products: readonly Product[]
  now: Date
}

/** Answers what it is made for, and nothing else. */
export type Composer = (grounds: Grounds) => Composed | undefined

export type { Found, Passage }

/** A figure with the decimal sign of the language. */
export const figureIn = (language: Language, value: number) =>
  language === 'en' ? figure(value).replace(',', '.') : figure(value)

export const unitIn = (language: Language, value: number, unit: string) =>
  language === 'en' ? withUnit(value, unit).replace(',', '.') : withUnit(value, unit)

export const energyIn = (language: Language, wattHours: number) =>
  language === 'en' ? energy(wattHours).replace(',', '.') : energy(wattHours)

/** 3350 → '3 350,00 €', in English '€3,350.00'. */
export const eurosIn = (language: Language, euros: number) =>
  language === 'en'
    ? `€${euros.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    : formatEuros(euros)

/** The rates of the value added tax of products, as the language of the question writes them; without any, that of the terms. */
export function vatIn({ asked, knowledge }: Grounds, products: readonly Pick<Product, 'vatPercent'>[] = []): string {
  const general = resolveFacts('[[terms.vatPercent]]', knowledge.factsIn(asked.language))
  const rates = products.map(({ vatPercent }) =>
    vatPercent === undefined ? general : percentIn(vatPercent, asked.language),
  )
  return [...new Set(rates)].join(' / ') || general
}

/** A product's name in a language; in Finnish as the shop has it now. */
export function nameIn(
  language: Language,
  product: Pick<CatalogueProduct, 'name' | 'englishName' | 'swedishName'>,
): string {
  return { fi: product.name, en: product.englishName, sv: product.swedishName }[language]
}

/** The catalogue's products that the question names; without any, those that `otherwise` picks. */
export function productsAsked(
  { asked, knowledge }: Grounds,
  otherwise: (product: CatalogueProduct) => boolean = () => false,
): CatalogueProduct[] {
  const named = asked.products.flatMap(({ id }) => knowledge.catalogue.filter((product) => product.id === id))
  return named.length ? named : knowledge.catalogue.filter(otherwise)
}

/** Sentences one below the other as a list, a single one plain. */
export const listed = (lines: readonly string[]) =>
  lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n')
