import { unbrokenRange } from './unbroken-range.ts'

const UNITS = '%|°C|€|[kM]?Wh?|V|Ah?|h|min|s|kg|km|cm|mm|m'

/** A text in which no line parts a figure from its unit, a time from 'kello', or the ends of a range: '12 V:iin', '80 prosenttiin', 'kello 11–19'. */
export const unbrokenFigure = (text: string) =>
  unbrokenRange(text)
    .replace(new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L})|prosent|procent|per cent)`, 'gu'), '\u00A0')
    .replace(/(?<=\b(?:klo|kello|kl\.)) (?=\d)/gi, '\u00A0')
