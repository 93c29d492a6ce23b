import { unbrokenRange } from './unbroken-range.ts'

const UNITS = '%|°C|€|[kM]?Wh?|V|Ah?|h|min|s|kg|km|cm|mm|m'
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L})|prosent|procent|per cent)`, 'gu')

/** A text in which no line parts a figure from its unit: '12 V:iin', '80 prosenttiin'. */
export const unbrokenUnit = (text: string) => text.replace(BEFORE_UNIT, '\u00A0')

/** The same, in which no line parts a time from 'kello', or the ends of a range either: 'kello 11–19'. */
export const unbrokenFigure = (text: string) =>
  unbrokenUnit(unbrokenRange(text)).replace(/(?<=\b(?:klo|kello|kl\.)) (?=\d)/gi, '\u00A0')
