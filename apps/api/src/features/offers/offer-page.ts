import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { type PaymentMethod, paymentMethodLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import { html } from 'hono/html'
import { frame, notice, type Told } from '../../http/private-page.ts'
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
  /** How the rest of the order is paid; empty where nothing is left. */
  payment: readonly MailBlock[]
  trackingLink: string | undefined
  sellerName: string
  brand: string
  /** Where the picture of the guarantee notice is; empty while there is none. */
  noticeSource: string
  typed: Typed
  told: Told | undefined
}

/** The whole page, without a script. */
export function offerPage(view: OfferPageView): string {
  const { content, brand, order } = view
  const title = order ? `Tilaus ${order.number} on vastaanotettu` : nameOf(view)
  return frame(
    `${title} – ${brand}`,
    brand,
    html`<h1>${title}</h1>
    ${view.told ? notice(view.told) : ''}
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
  const state = (text: string) => html`<p class="notice">${text}</p>`
  if (offer.status === 'accepted') return ''
  if (offer.status === 'declined') return state('Hylkäsit tarjouksen. Jos muutit mielesi, kysy meiltä uusi tarjous.')
  if (offer.status === 'withdrawn') return state('Peruimme tarjouksen. Kysy meiltä uusi, jos tarvitset yhä tuotteita.')
  if (!isOpen) return state(`Tarjous oli voimassa ${formatDate(content.valid_until)} saakka. Kysy meiltä uusi tarjous.`)
  return isRenewed ? state('Lähetimme tarjouksesta uuden version. Tämä on uusin, ja se korvaa aiemmat.') : ''
}

/** What happens next, once an order has been made. */
const ordered = (
  { payment, trackingLink, content }: OfferPageView,
  order: Order,
) => html`<p class="notice">Kiitos! Hyväksyit tarjouksen ${content.number}. Lähetimme tilausvahvistuksen ja ehdot sähköpostiisi.</p>
  ${payment.length > 0 ? html`<h2>Näin maksat</h2>${payment.map((block) => shown(block))}` : ''}
  <p>Tilauksen loppusumma on ${formatEuros(order.total_amount)}.</p>
  ${trackingLink ? html`<p><a href="${trackingLink}">Seuraa tilausta</a></p>` : ''}`

function shown(block: MailBlock) {
  if (block.type === 'paragraph' || block.type === 'note') return html`<p>${block.text}</p>`
  if (block.type === 'button') return html`<p><a class="button" href="${block.url}">${block.label}</a></p>`
  if (block.type === 'facts')
    return html`<dl>${block.facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
  return ''
}
