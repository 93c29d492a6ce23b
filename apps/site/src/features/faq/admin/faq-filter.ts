import type { FaqEntry, WholeFaq } from '@arkpax/schema/faq'

export type FaqSections = WholeFaq['sections']

/**
 * The sections with the questions that hold every word of the search, as typed or as `asShown` writes them for visitors; where something is chosen, those without any are left out.
 */
export function filtered(
  sections: FaqSections,
  search: string,
  visibility: string,
  asShown: (text: string) => string,
): FaqSections {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && visibility === 'all') return sections
  const holdsAll = (text: string) => {
    const whole = `${text}\n${asShown(text)}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  const isChosen = ({ question, answer, shown }: FaqEntry) =>
    (visibility === 'all' || shown === (visibility === 'shown')) && holdsAll(`${question}\n${answer}`)
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isChosen) }))
    .filter(({ entries }) => entries.length > 0)
}
