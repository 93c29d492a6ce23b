import { existsSync, readFileSync } from 'node:fs'
import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import { type Appliance, appliances, scenarios } from '@arkpax/schema/content'
import { type Facts, factsOf, whereKnown } from '@arkpax/schema/facts'
import type { FaqCategory } from '@arkpax/schema/faq'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Settings } from '@arkpax/schema/settings'
import * as z from 'zod'
import { composedSentences } from './answers/sentences.ts'
import { type AskedAs, askedAsOf, askedAsOfQuestions } from './content/asked-as.ts'
import { contactPassage } from './content/contact-passage.ts'
import { contentPassages } from './content/content-passages.ts'
import { contentTexts } from './content/content-texts.ts'
import { pageNames, questionNames } from './content/page-names.ts'
import { questionPassages } from './content/page-passages.ts'
import { productPassages } from './content/product-passages.ts'
import { intentContent } from './intents/intent-content.ts'
import type { Language, Passage } from './passages.ts'
import { followUpWords } from './question/follow-up.ts'
import { slotWords } from './question/slot-words.ts'
import { safetyContent, wordLists } from './safety/safety-content.ts'
import { remembered } from './safety/word-patterns.ts'

/** What the assistant knows from `content/`. */
export const knowledge = z.object({
  texts: contentTexts,
  appliances,
  scenarios,
  safety: safetyContent,
  words: slotWords,
  composed: composedSentences,
  intents: intentContent,
  /** What words of questions mean, written as those of dangers. */
  meanings: wordLists,
  followUps: followUpWords,
  pageNames,
  questionNames,
})
export type ContentKnowledge = z.output<typeof knowledge>

/** Everything that the assistant knows: the content with the facts that it names, the questions, the products with what their texts say, and the settings. */
export interface Knowledge extends Omit<ContentKnowledge, 'texts'> {
  passages: Passage[]
  /** What people ask that the texts of the content answer. */
  askedAs: AskedAs[]
  catalogue: CatalogueProduct[]
  /** The products that visitors do not see: their names and figures are still named. */
  unshown: CatalogueProduct[]
  settings: Settings
  /** What answers may name, in each language. */
  factsIn: (language: Language) => Facts
}

/** What staff change while the shop is open. */
export interface Shop {
  products: readonly ProductWithDetails[]
  /** Products that are on no page, but whose figures texts name. */
  unshown: readonly ProductWithDetails[]
  settings: Settings
  /** The questions that visitors see. */
  faq: readonly FaqCategory[]
}
export type { Appliance, CatalogueProduct }

/** The file that the build puts beside the bundle. */
const BUILT = new URL('./knowledge.json', import.meta.url)

/** The knowledge of the build; in development and tests, where there is no build, the content itself. */
export async function loadKnowledge(): Promise<ContentKnowledge> {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8'))
  const { readContent } = await import('./content/read-content.ts')
  return readContent(new URL('../../../../../../content/', import.meta.url))
}

/** What is known once the products, questions and settings of the database have joined the content. */
export function withShop(
  { texts, ...content }: ContentKnowledge,
  { products, settings, faq, ...shop }: Shop,
): Knowledge {
  const catalogue = products.map(catalogueProduct)
  const unshown = shop.unshown.map(catalogueProduct)
  const factsIn = remembered((language: Language) =>
    factsOf({ settings, products: [...catalogue, ...unshown] }, language),
  )
  const passages = [
    ...productPassages(catalogue),
    ...questionPassages(knownQuestions(faq, factsIn('fi'))),
    ...contentPassages(texts, factsIn),
    contactPassage(settings),
  ]
  return {
    ...content,
    catalogue,
    unshown,
    settings,
    passages,
    askedAs: [...askedAsOf(texts), ...askedAsOfQuestions(faq)],
    factsIn,
  }
}

/** The questions with the facts that they name, but for those that name unknown ones. */
const knownQuestions = (faq: readonly FaqCategory[], facts: Facts) =>
  faq.map((category) => ({
    ...category,
    questions: category.questions.flatMap((one) => whereKnown(one, facts) ?? []),
  }))
