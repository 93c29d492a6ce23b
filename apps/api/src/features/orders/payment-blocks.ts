import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import { paymentMethodLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import { paymentInstructions } from '@arkpax/schema/payment-instructions'
import { groupReference } from '@arkpax/schema/reference-number'
import type { Config } from '../../config.ts'
import { button, type Fact, facts, type MailBlock, note, paragraph } from '../mail/mail-blocks.ts'
import { paymentLink } from '../mail/site-links.ts'
import { sampleOrder } from './order-blocks.ts'
import type { Due } from './payment-due.service.ts'

/** How the rest of an order is paid, as figures that can be copied into a bank, and the way to its page; nothing where nothing is left. */
export function paymentBlocks(due: Due | null, site: Pick<Config, 'publicUrl'>): MailBlock[] {
  if (!due) return []
  if (due.method === 'on_collection')
    return [paragraph('Maksat tilauksen, kun noudat sen.'), facts(['Maksettavaa', formatEuros(due.amount)])]
  if (due.method === 'bank_transfer' && due.transfer) return transferBlocks(due, due.transfer, site)
  if (due.is_online)
    return [
      paragraph('Maksa tilaus verkossa. Lähetämme tuotteet, kun maksu on saapunut.'),
      facts(...sumAndDay(due)),
      button('Maksa tilaus', paymentLink(site, due)),
    ]
  return [facts(['Maksutapa', paymentMethodLabels[due.method]], ...sumAndDay(due))]
}

/** That a bill comes, and how, to whoever chose one; nothing to others. */
export function invoiceBlocks({
  payment_method,
  customer_email,
  einvoice_address,
  einvoice_operator,
}: Pick<Order, 'payment_method' | 'customer_email' | 'einvoice_address' | 'einvoice_operator'>): MailBlock[] {
  if (payment_method !== 'invoice') return []
  const operator = einvoice_operator ? ` (operaattori ${einvoice_operator})` : ''
  const way = einvoice_address
    ? `verkkolaskuna osoitteeseen ${einvoice_address}${operator}`
    : `sähköpostitse osoitteeseen ${customer_email}`
  return [paragraph(`Lähetämme laskun ${way}. Sinun ei tarvitse maksaa ennen kuin lasku on tullut.`)]
}

function transferBlocks(due: Due, transfer: NonNullable<Due['transfer']>, site: Pick<Config, 'publicUrl'>) {
  const rows: (Fact | null)[] = [
    ['Saaja', transfer.recipient],
    ['Tilinumero', copyable(groupIban(transfer.iban))],
    transfer.bic ? ['BIC', transfer.bic] : null,
    ['Viitenumero', copyable(groupReference(transfer.reference))],
    ...sumAndDay(due),
    transfer.virtual_barcode ? ['Virtuaaliviivakoodi', transfer.virtual_barcode] : null,
  ]
  return [
    paragraph('Maksa tilaus tilisiirtona näillä tiedoilla. Lähetämme tuotteet, kun maksu on tilillämme.'),
    facts(...rows.filter((row) => row !== null)),
    note(
      `Käytä viitenumeroa, niin maksusi löytää tilauksesi. Ulkomailta maksettaessa viite on ${copyable(groupReference(transfer.rf_reference))}.`,
    ),
    button(due.is_online ? 'Avaa QR-koodi tai maksa verkossa' : 'Avaa QR-koodi ja viivakoodi', paymentLink(site, due)),
  ]
}

const sumAndDay = ({ amount, due_on }: Due): Fact[] => [
  ['Maksettavaa', formatEuros(amount)],
  ...(due_on ? [['Eräpäivä', formatDate(due_on)] as const] : []),
]

/** Fields of banks take plain spaces for sure. */
const copyable = (grouped: string) => grouped.replaceAll('\u00A0', ' ')

/** What is due of the made-up order of previews, on a made-up account. */
export const sampleDue: Due = {
  method: 'bank_transfer',
  amount: sampleOrder.total_amount,
  due_on: sampleOrder.payment_due_on,
  transfer: paymentInstructions(sampleOrder, {
    sale: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
    company: { legalName: 'Esimerkki Oy' },
  }),
  is_online: false,
  page: '/maksu/esimerkki',
}
