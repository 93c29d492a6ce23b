import { type Facts, whereKnown } from '@arkpax/schema/facts'
import type { Language, Passage } from '../passages.ts'
import { articlePassages } from './article-passages.ts'
import type { ContentTexts } from './content-texts.ts'
import { manualPassages } from './manual-passages.ts'
import { pagePassages } from './page-passages.ts'
import { useCasePassages } from './use-case-passages.ts'

/** The texts of `content/` cut into passages, with the facts that they name. A text that names an unknown one is passed over. */
export function contentPassages(texts: ContentTexts, factsIn: (language: Language) => Facts): Passage[] {
  const facts = { fi: factsIn('fi'), sv: factsIn('sv'), en: factsIn('en') }
  const known = <Item>(items: readonly Item[]) => items.flatMap((item) => whereKnown(item, facts.fi) ?? [])
  return [
    ...pagePassages({
      promises: known(texts.promises),
      benefits: known(texts.benefits),
      about: { ...texts.about, story: known(texts.about.story), certifications: known(texts.about.certifications) },
    }),
    ...articlePassages('article', known(texts.support)),
    ...articlePassages('policy', known(texts.policies)),
    ...articlePassages('post', known(texts.blog)),
    ...useCasePassages(known(texts.useCases)),
    ...manualPassages(texts.manuals.flatMap((manual) => whereKnown(manual, facts[manual.data.language]) ?? [])),
  ]
}
