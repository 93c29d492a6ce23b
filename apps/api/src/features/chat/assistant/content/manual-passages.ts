import { type ManualFrontmatter, manualProducts } from '@arkpax/schema/content-frontmatter'
import type { Passage } from '../passages.ts'
import { sectionTitle } from './article-passages.ts'
import type { Written } from './content-texts.ts'
import { sections } from './plain-text.ts'

/** Chapters that other pages of the site tell better. */
const ELSEWHERE = /^(Takuu|Asiakaspalvelu|Tekniset tiedot)$/

/** The PDF of a manual. */
export const manualUrl = ({ product, language }: Pick<ManualFrontmatter, 'product' | 'language'>) =>
  `/kayttoohjeet/${product}-${language}.pdf`

/** The manuals in all their languages, a passage per heading; the source is the PDF itself. */
export const manualPassages = (manuals: readonly Written<ManualFrontmatter>[]): Passage[] =>
  manuals.flatMap(({ data: { title, product, language }, body }) =>
    sections(body)
      .filter(({ headings }) => !ELSEWHERE.test(headings[0] ?? ''))
      .map(({ headings, text }) => ({
        id: [`${product}-${language}`, ...headings].join('/'),
        title: sectionTitle(title, headings),
        url: manualUrl({ product, language }),
        text,
        kind: 'manual' as const,
        language,
        about: manualProducts[product],
      })),
  )
