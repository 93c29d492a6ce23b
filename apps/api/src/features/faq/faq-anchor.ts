import { slugify } from '@arkpax/schema/slug'

const LONGEST = 80

/**
 * The anchor of a new question or section: its words, cut between two of them, and a number where others have the same. One
 * word alone gets another before it, so that it is never an id that a page uses for something else.
 */
export function faqAnchor(words: string, taken: readonly string[], kind: 'kysymys' | 'aihe'): string {
  const slug = slugify(words)
  const whole = slug.includes('-') && kind === 'kysymys' ? slug : [kind, slug].filter(Boolean).join('-')
  const anchor =
    whole.length <= LONGEST
      ? whole
      : whole
          .slice(0, LONGEST + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, LONGEST)
  const isTaken = new Set(taken)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? anchor : `${anchor}-${number}`
    if (!isTaken.has(candidate)) return candidate
  }
}
