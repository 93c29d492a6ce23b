import { finnishDay, formatDate, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { lineCents } from '@arkpax/schema/order-sums'
import type { CompanySettings } from '@arkpax/schema/settings'
import { renderPdf } from '../../services/typesetter.ts'
import { letterheadOf } from '../settings/letterhead.ts'
import { deliveryText, guaranteeText, withdrawalText } from './offer-consumer-text.ts'
import { rowsVat } from './offer-content.ts'
import type { Sent } from './offer-revisions.repo.ts'

/** An offer as a paper, as it was sent: the same bytes each time. Throws `TypesettingFailed`. */
export function offerPdf(
  sent: Pick<Sent, 'content' | 'terms' | 'sentAt'>,
  { company, site }: { company: CompanySettings; site: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { content, terms, sentAt } = sent
  const day = finnishDay(new Date(sentAt))
  return renderPdf('offer', {
    company: letterheadOf(company, site),
    title: `Tarjous ${content.number}${content.revision > 1 ? `, versio ${content.revision}` : ''}`,
    number: String(content.number),
    made: day.split('-').map(Number),
    dated: formatDate(day),
    valid: `${formatDate(content.valid_until)} saakka`,
    buyer: [content.customer_name, content.company ?? '', ...placeOf(content)],
    message: content.message ?? '',
    rows: content.rows.map((row) => ({
      name: row.name,
      price: formatEuros(row.price),
      quantity: formatNumber(row.quantity),
      discount: row.discount > 0 ? formatEuros(row.discount) : '–',
      sum: formatEuros(toEuros(lineCents(row))),
    })),
    sums: rowsVat(content.rows).flatMap(({ vatPercent, net, vat }) => [
      [`Veroton hinta, alv ${formatNumber(vatPercent)}\u00A0%`, formatEuros(toEuros(net))],
      [`Alv ${formatNumber(vatPercent)}\u00A0%`, formatEuros(toEuros(vat))],
    ]),
    total: formatEuros(content.total_amount),
    facts: [
      [content.is_collected ? 'Nouto' : 'Toimitus', deliveryText(content, terms)],
      ...(content.company ? [] : [['Peruuttaminen', withdrawalText(content, terms)]]),
      ['Virhevastuu ja takuu', guaranteeText(terms)],
      ['Hyväksyminen', 'Hyväksy tarjous sähköpostiisi tulleesta linkistä. Ehdot ovat samalla sivulla.'],
    ],
  })
}

const placeOf = ({ shipping_address, shipping_postcode, shipping_city }: Sent['content']) => [
  shipping_address ?? '',
  [shipping_postcode, shipping_city].filter(Boolean).join(' '),
]

/** What the file is called. */
export const pdfName = ({ number, revision }: Sent['content']) =>
  `tarjous-${number}${revision > 1 ? `-versio-${revision}` : ''}.pdf`
