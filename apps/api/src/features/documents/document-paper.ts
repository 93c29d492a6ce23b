import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { DocumentFormat } from '@arkpax/schema/documents'
import { percentIn } from '@arkpax/schema/facts-company'
import { formatDate, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import { toEuros } from '@arkpax/schema/money'
import { paymentMethodLabels } from '@arkpax/schema/order-states'
import { paymentInstructions } from '@arkpax/schema/payment-instructions'
import { creditorReference, groupReference } from '@arkpax/schema/reference-number'
import { barcodeSvg, qrSvg } from '../../services/payment-codes.ts'
import { vatId } from './document-codes.ts'
import { type ContentLine, type DocumentContent, payable } from './document-content.ts'
import { netDiscount, netPrice } from './document-ubl.ts'

/** What `document.typ` sets: every figure as it is read. `xml` travels within the file of an invoice or a credit note. */
export function toPaper(content: DocumentContent, xml: string | null) {
  const { seller, kind, number } = content
  const title = `${documentKindLabels[kind]} ${number}`
  return {
    title,
    kind: documentKindLabels[kind],
    number: String(number),
    made: content.issuedOn.split('-').map(Number),
    company: { ...seller, legalName: seller.name },
    words: {
      buyer: kind === 'receipt' ? 'Asiakas' : 'Laskutusosoite',
      delivery: 'Toimitusosoite',
      payment: 'Maksaminen',
      qr: 'QR-koodi, jonka pankin sovellus lukee',
      barcode: 'Pankkiviivakoodi',
    },
    buyer: partyLines(content),
    delivery: [content.delivery.name, content.delivery.street, `${content.delivery.postcode} ${content.delivery.city}`],
    facts: facts(content),
    credits: creditLines(content),
    columns: ['Tuote', 'Määrä', 'À-hinta, alv\u00A00\u00A0%', 'Alv', 'Veroton', 'Yhteensä'],
    lines: content.lines.map(toLine),
    vat: {
      columns: ['Alv-kanta', 'Veroton', 'Vero', 'Verollinen'],
      rows: content.vat.map((line) => [
        percentIn(line.vatPercent, 'fi'),
        money(line.net),
        money(line.vat),
        money(line.gross),
      ]),
    },
    ...sums(content),
    notes: notes(content),
    transfer: transfer(content),
    xml: xml && { name: fileName(content, 'ubl'), content: xml, description: `${title} (EN 16931, UBL 2.1)` },
  }
}

const KIND_IN_NAMES = { invoice: 'lasku', credit_note: 'hyvityslasku', receipt: 'kuitti' } as const
const ENDINGS: Record<DocumentFormat, string> = { pdf: '.pdf', finvoice: '-finvoice.xml', ubl: '-ubl.xml' }

/** What a file of a document is called: `lasku-20001.pdf`. */
export const fileName = ({ kind, number }: Pick<DocumentContent, 'kind' | 'number'>, format: DocumentFormat) =>
  `${KIND_IN_NAMES[kind]}-${number}${ENDINGS[format]}`

const money = (cents: number) => formatEuros(toEuros(cents))

const partyLines = ({ buyer }: DocumentContent) => [
  buyer.name,
  buyer.contact,
  buyer.street,
  `${buyer.postcode} ${buyer.city}`.trim(),
  buyer.businessId && `Y-tunnus ${buyer.businessId}`,
]

function facts(content: DocumentContent): [string, string][] {
  const { kind, dueOn, deliveredOn, order, seller, reference } = content
  return [
    ['Päivä', formatDate(content.issuedOn)],
    ...(dueOn ? [['Eräpäivä', formatDate(dueOn)] as [string, string]] : []),
    ['Tilaus', `${order.number}, ${formatDate(order.orderedOn)}`],
    ...(deliveredOn ? [['Toimituspäivä', formatDate(deliveredOn)] as [string, string]] : []),
    ...(kind === 'invoice' ? [['Viite', groupReference(reference)] as [string, string]] : []),
    ['Alv-tunniste', vatId(seller.businessId)],
  ]
}

const creditLines = ({ credits }: DocumentContent): string[] | null =>
  credits && [
    `Hyvittää asiakirjan: ${documentKindLabels[credits.kind].toLowerCase()} ${credits.number}, ${formatDate(credits.issuedOn)}`,
    `Syy: ${credits.reason}`,
  ]

function toLine(line: ContentLine) {
  const discount = netDiscount(line)
  return {
    name: discount === 0 ? line.name : `${line.name}\nAlennus ${money(Math.abs(discount))}`,
    figures: [
      `${formatNumber(line.quantity)}\u00A0kpl`,
      formatEuros(Number(netPrice(line))),
      percentIn(line.vatPercent, 'fi'),
      money(line.net),
      money(line.gross),
    ],
  }
}

function sums(content: DocumentContent) {
  const { kind, net, vatTotal, gross } = content
  const rows: [string, string][] = [
    ['Veroton yhteensä', money(net)],
    ['Arvonlisävero', money(vatTotal)],
  ]
  if (kind === 'credit_note') return { sums: rows, total: ['Hyvitys yhteensä', money(gross)] }
  if (kind === 'receipt') return { sums: rows, total: ['Maksettu', money(gross)] }
  const left = payable(content)
  const paid: [string, string][] =
    left === gross
      ? []
      : [
          ['Yhteensä', money(gross)],
          ['Maksettu', money(left - gross)],
        ]
  return { sums: [...rows, ...paid], total: ['Maksettava', money(left)] }
}

function notes({ kind, paymentMethod }: DocumentContent): string[] {
  if (kind === 'invoice') return ['Viivästyskorko korkolain mukaan.']
  if (kind === 'credit_note') return ['Hyvitys vähennetään maksettavasta tai palautetaan maksajalle.']
  return paymentMethod ? [`Maksutapa: ${paymentMethodLabels[paymentMethod].toLowerCase()}.`] : []
}

/** How what is left of an invoice is paid; null where nothing is. */
function transfer(content: DocumentContent) {
  const { seller, order, gross, paid, dueOn, kind } = content
  const instructions =
    kind === 'invoice'
      ? paymentInstructions(
          {
            number: order.number,
            status: 'processing',
            total_amount: toEuros(gross),
            paid_amount: toEuros(Math.max(0, paid)),
            refunded_amount: 0,
            credited_amount: 0,
            payment_method: 'invoice',
            payment_due_on: dueOn,
          },
          { sale: seller, company: { legalName: seller.name } },
        )
      : null
  if (!instructions) return null
  const { virtual_barcode: digits } = instructions
  return {
    facts: [
      ['Saaja', seller.name],
      ['Tilinumero', `${groupIban(seller.iban)}${seller.bic && `  BIC ${seller.bic}`}`],
      ['Viite', groupReference(instructions.reference)],
      ['RF-viite', groupReference(creditorReference(instructions.reference))],
      ['Eräpäivä', dueOn ? formatDate(dueOn) : ''],
      ['Summa', formatEuros(instructions.amount)],
    ],
    qr: qrSvg(instructions.qr_text),
    barcode: digits && barcodeSvg(digits),
    digits: digits?.replace(/(.{4})(?=.)/g, '$1\u00A0'),
  }
}
