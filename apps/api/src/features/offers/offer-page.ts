import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { payForm } from '@arkpax/schema/forms/pay-order'
import { type PaymentMethod, paymentMethodLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import { html, raw } from 'hono/html'
import type { MailBlock } from '../mail/mail-blocks.ts'
import { deliveryText } from './offer-consumer-text.ts'
import type { OpenedOffer } from './offer-link.service.ts'
import { acceptForm, otherForms, type Typed } from './offer-page-form.ts'
import { rowsTable } from './offer-page-rows.ts'

/** The private page of an offer, as it is shown. */
export interface OfferPageView extends OpenedOffer {
  token: string
  methods: readonly PaymentMethod[]
  /** What it became, once it is accepted. */
  order: Order | undefined
  payment: readonly MailBlock[]
  /** Whether what is left of the order can be paid online. */
  isPaidOnline: boolean
  trackingLink: string | undefined
  sellerName: string
  brand: string
  /** Where the picture of the guarantee notice is; empty while there is none. */
  noticeSource: string
  typed: Typed
  /** What has become of what was sent; bad news are told as such. */
  told: { text: string; isBad: boolean } | undefined
}

/** The whole page, without a script. */
export function offerPage(view: OfferPageView): string {
  const { content, brand, order } = view
  const title = order ? `Tilaus ${order.number} on vastaanotettu` : nameOf(view)
  return frame(
    `${title} – ${brand}`,
    brand,
    html`<h1>${title}</h1>
    ${view.told ? html`<p class="notice ${view.told.isBad ? 'bad' : ''}" role="${view.told.isBad ? 'alert' : 'status'}">${view.told.text}</p>` : ''}
    ${stateNotice(view)}
    ${order ? ordered(view, order) : ''}
    ${content.message ? html`<p class="words">${content.message}</p>` : ''}
    <p>${content.customer_name}${content.company ? `, ${content.company}` : ''}</p>
    ${rowsTable(content)}
    <p><a href="/tarjous/${view.token}/tarjous.pdf">Tarjous PDF-tiedostona</a></p>
    ${view.isOpen ? beforeForm(view) : ''}
    ${view.isOpen ? acceptForm(view) : html`<p><a href="/tarjous/${view.token}/ehdot">Tarjouksen ehdot</a></p>`}
    ${otherForms(view)}`,
  )
}

const nameOf = ({ content: { number, revision } }: OfferPageView) =>
  revision > 1 ? `Tarjous ${number}, versio ${revision}` : `Tarjous ${number}`

/** What the law wants told before anything is asked of a person. */
const beforeForm = ({
  content,
  terms,
  methods,
}: OfferPageView) => html`<p>Voimassa ${formatDate(content.valid_until)} saakka. ${deliveryText(content, terms)}</p>
  <p>Maksutavat: ${methods.map((method) => paymentMethodLabels[method]).join(', ')}.</p>`

function stateNotice({ offer, isOpen, isRenewed, content }: OfferPageView) {
  const notice = (text: string) => html`<p class="notice">${text}</p>`
  if (offer.status === 'accepted') return ''
  if (offer.status === 'declined') return notice('Hylkäsit tarjouksen. Jos muutit mielesi, kysy meiltä uusi tarjous.')
  if (offer.status === 'withdrawn') return notice('Peruimme tarjouksen. Kysy meiltä uusi, jos tarvitset yhä tuotteita.')
  if (!isOpen)
    return notice(`Tarjous oli voimassa ${formatDate(content.valid_until)} saakka. Kysy meiltä uusi tarjous.`)
  return isRenewed ? notice('Lähetimme tarjouksesta uuden version. Tämä on uusin, ja se korvaa aiemmat.') : ''
}

/** What happens next, once an order has been made. */
const ordered = (
  { payment, isPaidOnline, trackingLink, content }: OfferPageView,
  order: Order,
) => html`<p class="notice">Kiitos! Hyväksyit tarjouksen ${content.number}. Lähetimme tilausvahvistuksen ja ehdot sähköpostiisi.</p>
  <h2>Näin maksat</h2>
  ${payment.map((block) => shown(block))}
  ${isPaidOnline ? payOnline(order) : ''}
  <p>Tilauksen loppusumma on ${formatEuros(order.total_amount)}.</p>
  ${trackingLink ? html`<p><a href="${trackingLink}">Seuraa tilausta</a></p>` : ''}`

/** Leads to the payment service by a page of ours. */
const payOnline = ({ number, customer_email }: Order) => html`<form method="post" action="${payForm.action}">
  <input type="hidden" name="order" value="${number}"><input type="hidden" name="email" value="${customer_email}">
  <button type="submit">Maksa verkossa</button></form>`

function shown(block: MailBlock) {
  if (block.type === 'paragraph' || block.type === 'note') return html`<p>${block.text}</p>`
  if (block.type === 'facts')
    return html`<dl>${block.facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
  return ''
}

/** A page of the offers, in the look of the answer pages; no search engine keeps it, and no other site learns its address. */
export function frame(title: string, brand: string, content: unknown): string {
  return String(html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer"><title>${title}</title><link rel="stylesheet" href="/api/offer-page.css"></head>
<body><main><p class="brand">${brand}</p>${content}</main></body></html>`)
}
