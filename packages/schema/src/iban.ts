/** A Finnish or other account number without its spaces, in capitals. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether an account number without spaces has the form of its standard (ISO 13616), the Finnish length, and check digits that match. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.startsWith('FI') && iban.length !== 18) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** As people read it: in groups of four. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00A0')

/** What is said of an account number that is none. */
export const WRONG_IBAN = 'Tarkista tilinumero: tarkistusnumerot eivät täsmää'
