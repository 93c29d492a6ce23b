import { percentIn } from '@arkpax/schema/facts-company'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { lineCents } from '@arkpax/schema/order-sums'
import { facts, lines, type MailBlock } from '../mail/mail-blocks.ts'
import { type OfferContent, rowsVat } from './offer-content.ts'

/** What a row is called, with how many of it there are. */
export const rowName = ({ name, quantity, kind }: OfferContent['rows'][number]): string =>
  kind === 'product' || quantity > 1 ? `${name}, ${quantity}\u00A0kpl` : name

/** 'sis. alv 25,5 %', and the other rates where there are several. */
export const includedRates = ({ rows }: Pick<OfferContent, 'rows'>): string =>
  `sis. alv ${rowsVat(rows)
    .map(({ vatPercent }) => percentIn(vatPercent, 'fi'))
    .join(' ja ')}`

/** What is offered, with the total. */
export const offerLines = (content: OfferContent): MailBlock =>
  lines(
    content.rows.map((row) => [rowName(row), formatEuros(toEuros(lineCents(row)))]),
    [`Yhteensä (${includedRates(content)})`, formatEuros(content.total_amount)],
  )

/** What it is called, and until when it holds. */
export const offerFacts = ({ number, revision, valid_until }: OfferContent): MailBlock =>
  facts(
    ['Tarjous', revision > 1 ? `${number}, versio ${revision}` : String(number)],
    ['Voimassa', `${formatDate(valid_until)} saakka`],
  )
