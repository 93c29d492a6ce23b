import type { FaqOrder, WholeFaq } from '@arkpax/schema/faq'

/** One step of a section among the sections, or of a question in its section. */
export interface Step {
  kind: 'section' | 'entry'
  id: string
  /** -1 is up, 1 down. */
  by: -1 | 1
}

/** The questions after a step, with the place that what moved has now, from 1; undefined where it is at the end already or gone. */
export function moved(faq: WholeFaq, { kind, id, by }: Step): { faq: WholeFaq; place: number; of: number } | undefined {
  if (kind === 'section') {
    const done = movedIn(faq.sections, id, by)
    return done && { ...done, faq: { ...faq, sections: done.items } }
  }
  const home = faq.sections.find(({ entries }) => entries.some((entry) => entry.id === id))
  const done = home && movedIn(home.entries, id, by)
  return (
    done && {
      ...done,
      faq: {
        ...faq,
        sections: faq.sections.map((section) => (section === home ? { ...section, entries: done.items } : section)),
      },
    }
  )
}

function movedIn<Item extends { id: string }>(items: readonly Item[], id: string, by: -1 | 1) {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = from + by
  if (!item || to < 0 || to >= items.length) return undefined
  return { items: items.toSpliced(from, 1).toSpliced(to, 0, item), place: to + 1, of: items.length }
}

/** The order as the server takes it. */
export const orderOf = ({ sections }: WholeFaq): FaqOrder => ({
  sections: sections.map(({ id, entries }) => ({ id, entries: entries.map((entry) => entry.id) })),
})
