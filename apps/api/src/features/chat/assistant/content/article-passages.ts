import type { Passage } from '../passages.ts'
import type { Written } from './content-texts.ts'
import { sections } from './plain-text.ts'
import { headingAnchor } from './site-urls.ts'

/** Where texts stand on the site, by their names. */
export const articleUrls = {
  article: (id: string) => `/support/article/${id}`,
  policy: (id: string) => `/${id}`,
  post: (id: string) => `/blogi/${id}`,
}

/** Support articles, policies and posts: a passage per heading, with the heading's anchor. */
export const articlePassages = (
  kind: keyof typeof articleUrls,
  articles: readonly Written<{ title: string }>[],
): Passage[] =>
  articles.flatMap(({ id, data, body }) =>
    sections(body).map(({ headings, text }) => {
      const heading = headings.at(-1)
      const url = articleUrls[kind](id) + (heading ? headingAnchor(heading) : '')
      return { id: url, title: sectionTitle(data.title, headings), url, text, kind, language: 'fi' as const }
    }),
  )

/** 'Takuuehdot', ['Takuuaika'] → 'Takuuehdot – Takuuaika'. */
export const sectionTitle = (title: string, headings: readonly string[]) => [title, ...headings.slice(-1)].join(' – ')
