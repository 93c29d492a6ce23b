/** Ordinary, no-break, figure, thin and narrow no-break spaces. */
const SPACES = /[\u0020\u00A0\u2007\u2009\u202F]/g
/** One separator, which is that of the decimals: 89,90 or 89.90. */
const PLAIN = /^\d+([.,]\d+)?$/
/** Thousands by spaces, points or commas, and decimals by another sign: 1 234,50, 1.234,50, 1,234.50, 1.234.567. */
const GROUPED = [
  /^\d{1,3}( \d{3})+([.,]\d+)?$/,
  /^\d{1,3}(\.\d{3})+,\d+$/,
  /^\d{1,3}(,\d{3})+\.\d+$/,
  /^\d{1,3}(\.\d{3}){2,}$/,
  /^\d{1,3}(,\d{3}){2,}$/,
]
/** Either a thousand or a decimal fraction: 1.234. A comma is always that of decimals in Finnish. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * A number as people write it, with a comma or a point for the decimals and perhaps with thousands set apart; undefined for
 * whatever is no number, or could be two: 1.234.
 */
export function readDecimal(typed: string): number | undefined {
  const text = typed.trim().replace(SPACES, ' ')
  const isNegative = /^[-\u2212]/.test(text)
  const digits = isNegative ? text.slice(1) : text
  if (AMBIGUOUS.test(digits)) return undefined
  if (!PLAIN.test(digits) && !GROUPED.some((form) => form.test(digits))) return undefined
  const [whole = '', fraction = ''] = splitAtDecimals(digits)
  const number = Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`)
  if (!Number.isFinite(number)) return undefined
  return isNegative && number !== 0 ? -number : number
}

/** The last separator parts the decimals, unless it is one of several alike, which part thousands. */
function splitAtDecimals(digits: string): string[] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0 || digits.indexOf(digits.charAt(last)) !== last) return [digits]
  return [digits.slice(0, last), digits.slice(last + 1)]
}

/** 89.9 → '89,90' with two `decimals`, '89,9' without; no thousands, so that it can be typed on. */
export const typedDecimal = (value: number, decimals?: number) =>
  (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',')
