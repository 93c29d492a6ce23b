import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import type { Order } from '@arkpax/schema/orders'
import { paymentInstructions } from '@arkpax/schema/payment-instructions'
import { groupReference } from '@arkpax/schema/reference-number'
import type { Settings } from '@arkpax/schema/settings'
import { type Fact, facts, type MailBlock, note, paragraph } from '../mail/mail-blocks.ts'

/** Whom an order is paid to. */
export interface PaymentSettings {
  sale: Pick<Settings['sale'], 'iban' | 'bic'>
  company: Pick<Settings['company'], 'legalName'>
}

/** How a prepaid order is paid, as figures that can be copied into a bank; nothing where nothing is to be paid by transfer. */
export function paymentBlocks(order: Order, settings: PaymentSettings): MailBlock[] {
  const transfer = order.payment_method === 'bank_transfer' ? paymentInstructions(order, settings) : null
  if (!transfer) return []
  const rows: (Fact | null)[] = [
    ['Saaja', transfer.recipient],
    ['Tilinumero', copyable(groupIban(transfer.iban))],
    transfer.bic ? ['BIC', transfer.bic] : null,
    ['Viitenumero', copyable(groupReference(transfer.reference))],
    ['Maksettavaa', formatEuros(transfer.amount)],
    transfer.due_on ? ['Eräpäivä', formatDate(transfer.due_on)] : null,
    transfer.virtual_barcode ? ['Virtuaaliviivakoodi', transfer.virtual_barcode] : null,
  ]
  return [
    paragraph('Maksa tilaus tilisiirrolla näillä tiedoilla. Lähetämme tuotteet, kun maksu on tilillämme.'),
    facts(...rows.filter((row) => row !== null)),
    note(
      `Käytä viitenumeroa, niin maksusi löytää tilauksesi. Ulkomailta maksettaessa viite on ${copyable(groupReference(transfer.rf_reference))}.`,
    ),
  ]
}

/** Fields of banks take plain spaces for sure. */
const copyable = (grouped: string) => grouped.replaceAll('\u00A0', ' ')

/** A made-up account for previews. */
export const samplePayment: PaymentSettings = {
  sale: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
  company: { legalName: 'Esimerkki Oy' },
}
