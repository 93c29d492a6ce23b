import type { FaqEntry, WholeFaq } from '@arkpax/schema/faq'

export const visibilities = ['all', 'shown', 'hidden'] as const

export type FaqSections = WholeFaq['sections']

/** The sections with the questions that hold every word of the search; where something is chosen, those without any are left out. */
export function filtered(sections: FaqSections, search: string, visibility: string): FaqSections {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && visibility === 'all') return sections
  const isChosen = ({ question, answer, shown }: FaqEntry) =>
    (visibility === 'all' || shown === (visibility === 'shown')) &&
    words.every((word) => `${question}\n${answer}`.toLowerCase().includes(word))
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isChosen) }))
    .filter(({ entries }) => entries.length > 0)
}
