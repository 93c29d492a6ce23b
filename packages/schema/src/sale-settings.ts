import * as z from 'zod'
import { isIban, plainIban, WRONG_IBAN } from './iban.ts'
import { imageUrl, line } from './text.ts'

const days = (max: number) =>
  z.int('Anna päivät kokonaislukuna').min(1, 'Vähintään 1\u00A0päivä').max(max, `Enintään ${max}\u00A0päivää`)

/**
 * How a sale is made and paid. Without an account number (`iban` empty) nothing can be paid by bank transfer, so no offer is sent.
 * `orderButton` stands on the button that makes an order, `orderButtonNote` is for staff alone.
 */
export const saleSettings = z.object({
  iban: line(42)
    .transform(plainIban)
    .refine((iban) => iban === '' || isIban(iban), WRONG_IBAN),
  bic: line(11)
    .transform((typed) => typed.toUpperCase())
    .refine((bic) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(bic), 'Anna BIC, jossa on 8 tai 11 merkkiä'),
  /** How long an offer holds unless staff say otherwise. */
  offerValidDays: days(365),
  /** How long a payment in advance is waited for. */
  prepaymentDays: days(60),
  /** The term of an invoice; companies alone get one. */
  invoiceDays: days(90),
  orderButton: line(60, 'Painikkeen teksti on pakollinen'),
  orderButtonNote: line(300),
  /** Our own address and operator of e-invoices; empty where we have none. */
  einvoiceAddress: line(35),
  einvoiceOperator: line(35),
  /** The official notice of the legal guarantee as a picture; empty until the owner has supplied it. */
  guaranteeNotice: line(2_000).refine(
    (address) => address === '' || imageUrl('').safeParse(address).success,
    'Valitse kuva mediakirjastosta',
  ),
})
export type SaleSettings = z.output<typeof saleSettings>
