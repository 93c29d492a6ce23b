import type { Facts } from '@arkpax/schema/facts'

/** A text in which a line does not break within a range of figures: '9.00–17.00', '800–1500 W', '−10…+60 °C'. */
export const unbrokenRange = (text: string) => text.replace(/(?<=\d)([–…])(?=[\d+−])/g, '\u2060$1\u2060')

/** The same facts, with ranges that no line breaks within. */
export const unbrokenFacts = (facts: Facts): Facts => ({
  ...facts,
  get(name) {
    const value = facts.get(name)
    return value === undefined ? undefined : unbrokenRange(value)
  },
})
