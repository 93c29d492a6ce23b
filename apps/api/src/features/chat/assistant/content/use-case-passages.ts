import type { UseCaseFrontmatter } from '@arkpax/schema/content-frontmatter'
import type { Passage } from '../passages.ts'
import { sectionTitle } from './article-passages.ts'
import type { Written } from './content-texts.ts'
import { rowLines, sections } from './plain-text.ts'
import { headingAnchor } from './site-urls.ts'

export const useCaseUrl = (id: string) => `/kayttotapaus/${id}`

/** Use-case pages: what the page promises, each of its tables, and its chapters. */
export const useCasePassages = (useCases: readonly Written<UseCaseFrontmatter>[]): Passage[] =>
  useCases.flatMap(({ id, data, body }) => {
    const page = useCaseUrl(id)
    const made = (anchor: string, name: string, headings: string[], text: string): Passage => ({
      id: `${page}${name}`,
      title: sectionTitle(data.badge, headings),
      url: `${page}${anchor}`,
      text,
      kind: 'use-case',
      language: 'fi',
    })
    return [
      made('', '', [], `${data.title}. ${data.description}`),
      ...data.features.map(({ title, text }, index) =>
        made('#ominaisuudet', `#ominaisuudet-${index}`, [title], `${title}. ${text}`),
      ),
      ...data.tables.map(({ caption, columns, rows, footnote }, index) =>
        made('#luvut', `#luvut-${index}`, [caption], [rowLines(columns, rows), footnote].filter(Boolean).join('\n\n')),
      ),
      ...sections(body).map(({ headings, text }) => {
        const anchor = headings.length ? headingAnchor(headings.at(-1) ?? '') : ''
        return made(anchor, `${anchor}-teksti`, headings, text)
      }),
    ]
  })
