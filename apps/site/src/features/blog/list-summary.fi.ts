import { figure } from '@arkpax/schema/figures'

/** What the list says of its filters; apart from the other words, because the browser needs only these. */
export const summaryText = {
  count: (count: number) => (count === 1 ? '1\u00A0artikkeli' : `${figure(count)}\u00A0artikkelia`),
  searched: (text: string) => `haku ”${text}”`,
  tagged: (tag: string) => `aihe ${tag}`,
}
