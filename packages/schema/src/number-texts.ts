/** The signs that a language writes numbers with. */
interface Signs {
  group: string
  decimal: string
  minus: string
}

/** −25 300,5, in Swedish too. */
export const finnishSigns: Signs = { group: '\u00A0', decimal: ',', minus: '−' }
/** -25,300.5 */
export const englishSigns: Signs = { group: ',', decimal: '.', minus: '-' }

/** How many decimals there are, and from how many digits on thousands are grouped: none or two, and four, unless it says otherwise. */
interface Form {
  least?: number
  most?: number
  groupedFrom?: number
  /** Whole numbers have no decimals, whatever `least` says. */
  isWholeShort?: boolean
}

const THOUSANDS = /\B(?=(\d{3})+$)/g
/** Where the language writes a number with an exponent, which none of ours needs. */
const SMALLEST = 1e-6

/**
 * Writes a number as `Intl.NumberFormat` does: half a unit is rounded away from zero. The first of those formatters takes a phone
 * a tenth of a second, on nearly every page, for what is said here in a few lines.
 */
export function numberText(value: number, signs: Signs, form: Form = {}): string {
  const { least = 0, most = 2, groupedFrom = 4, isWholeShort } = form
  const size = Math.abs(value)
  const rounded = size < SMALLEST ? 0 : Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`)
  const [whole = '', rest = ''] = `${rounded}`.split('.')
  const decimals = isWholeShort && !rest ? rest : rest.padEnd(least, '0')
  const grouped = whole.length < groupedFrom ? whole : whole.replace(THOUSANDS, signs.group)
  return `${value < 0 ? signs.minus : ''}${grouped}${decimals && signs.decimal}${decimals}`
}

/** Prices where a language leaves the cents of whole ones out. */
export const SHORT_PRICE: Form = { least: 2, isWholeShort: true }
