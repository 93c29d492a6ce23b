/** The Finnish reference number of a payment (viitenumero) and its international form (RF, ISO 11649). */

const WEIGHTS = [7, 3, 1] as const

/**
 * The reference number of a number of ours, which is its base: 3 to 19 digits, then a check digit (weights 7, 3 and 1 from the
 * right). Throws RangeError for a base that a bank would refuse.
 */
export function referenceNumber(base: number): string {
  const digits = String(base)
  if (!/^[1-9]\d{2,18}$/.test(digits)) throw new RangeError(`No reference number has the base ${base}`)
  return `${digits}${checkDigit(digits)}`
}

/** Whether this is a reference number, as a bank or a person writes it: spaces and leading zeros aside. */
export function isReferenceNumber(typed: string): boolean {
  const digits = plainReference(typed)
  return /^\d{4,20}$/.test(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/** A reference without spaces, leading zeros and the four characters of its international form. */
export const plainReference = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/^RF\d\d/i, '')
    .replace(/^0+/, '')

/** The number of ours that a reference was made from; undefined where it is not a reference number. */
export const referenceBase = (typed: string): number | undefined =>
  isReferenceNumber(typed) ? Number(plainReference(typed).slice(0, -1)) : undefined

/** The same reference in its international form: 'RF' and two check digits (ISO 7064, mod 97-10) before it. */
export function creditorReference(reference: string): string {
  const check = 98n - (BigInt(`${reference}${LETTERS_RF}00`) % 97n)
  return `RF${String(check).padStart(2, '0')}${reference}`
}

/** As people read it: groups of five from the right; the international form in groups of four from the left. */
export const groupReference = (reference: string): string =>
  reference.startsWith('RF')
    ? reference.replace(/(.{4})(?=.)/g, '$1\u00A0')
    : reference.replace(/(?<=\d)(?=(\d{5})+$)/g, '\u00A0')

/** R and F as ISO 7064 counts them. */
const LETTERS_RF = '2715'

function checkDigit(base: string): number {
  const sum = [...base].reverse().reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}
