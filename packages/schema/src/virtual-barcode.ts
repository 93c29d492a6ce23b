import { creditorReference } from './reference-number.ts'

/** What a transfer needs: `iban` is Finnish and without spaces, `reference` a national one; `dueOn` is YYYY-MM-DD, null without a day. */
export interface Transfer {
  iban: string
  cents: number
  reference: string
  dueOn: string | null
}

/** The bar code has six digits for euros; a larger sum stands in it as nothing, and the payer types it. */
const MAX_CENTS = 99_999_999

/**
 * The 54 digits of the bar code of Finnish banks, version 4: with the reference in its national form. Throws RangeError for an
 * account that is not Finnish, because no bank reads another.
 */
export const virtualBarcode = (transfer: Transfer): string =>
  `4${account(transfer)}${amount(transfer)}000${transfer.reference.padStart(20, '0')}${due(transfer)}`

/** The same as version 5: with the reference in its international form (RF). */
export function virtualBarcodeRf(transfer: Transfer): string {
  const international = creditorReference(transfer.reference)
  const [check, base] = [international.slice(2, 4), international.slice(4)]
  return `5${account(transfer)}${amount(transfer)}${check}${base.padStart(21, '0')}${due(transfer)}`
}

function account({ iban }: Transfer): string {
  if (!/^FI\d{16}$/.test(iban)) throw new RangeError('A virtual bar code has a Finnish account number')
  return iban.slice(2)
}

const amount = ({ cents }: Transfer) => String(cents > MAX_CENTS ? 0 : cents).padStart(8, '0')

const due = ({ dueOn }: Transfer) => (dueOn === null ? '000000' : dueOn.slice(2).replaceAll('-', ''))
