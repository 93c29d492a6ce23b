import { articlePath, postPath, useCasePath } from './paths.ts'

/** What staff call a text, and the page that it is. */
export interface TextName {
  name: string
  href?: string
}

const KINDS: Readonly<Record<string, ((slug: string) => TextName) | undefined>> = {
  policies: (slug) => ({ name: 'Ehtosivu', href: `/${slug}` }),
  blog: (slug) => ({ name: 'Blogiartikkeli', href: postPath(slug) }),
  support: (slug) => ({ name: 'Tukiartikkeli', href: articlePath(slug) }),
  'use-cases': (slug) => ({ name: 'Käyttötapaus', href: useCasePath(slug) }),
  manuals: (slug) => ({ name: `Käyttöopas ${slug}` }),
  assistant: (slug) => ({ name: `Chatin turvallisuusvastaus (${slug})` }),
}

/** The name of a file of `content/`; anything else ('Artikkeli: Talven vinkit') is a name already. */
export function textName(text: string): TextName {
  const [, folder = '', slug = ''] = /^content\/([a-z-]+)\/(?:.+\/)?([^/]+)\.(?:mdx|yml)$/.exec(text) ?? []
  const kind = Object.hasOwn(KINDS, folder) ? KINDS[folder] : undefined
  return kind?.(slug) ?? { name: text }
}
