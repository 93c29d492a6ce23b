import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import type { Order } from '@arkpax/schema/orders'
import type { PaymentDue } from '@arkpax/schema/payment-due'
import { BARCODE_ALT, QR_CODE_ALT } from '@arkpax/schema/payment-labels'
import { groupReference } from '@arkpax/schema/reference-number'
import { html } from 'hono/html'
import { formIdField } from '../../http/one-time-form.ts'
import { frame, notice, type Told } from '../../http/private-page.ts'

/** The private page on which an order is paid, as it is shown. */
export interface PayPageView {
  token: string
  order: Order
  due: PaymentDue | null
  brand: string
  contactLink: string
  trackingLink: string
  told: Told | undefined
}

/** The whole page, without a script; nothing of the person stands on it. */
export function payPage(view: PayPageView): string {
  const { order, due, brand, told, trackingLink } = view
  const title = `Tilauksen ${order.number} maksaminen`
  return frame(
    `${title} – ${brand}`,
    brand,
    html`<h1>${title}</h1>
    ${told ? notice(told) : ''}
    ${due ? howToPay(view, due) : html`<p class="notice">${nothingDue(order)}</p>`}
    <p><a href="${trackingLink}">Seuraa tilausta</a></p>`,
  )
}

function nothingDue({ status, paid_amount }: Order): string {
  if (status === 'cancelled') return 'Tilaus on peruutettu, eikä siitä ole maksettavaa.'
  return paid_amount > 0 ? 'Kiitos, tilaus on maksettu.' : 'Tilauksesta ei ole maksettavaa.'
}

const howToPay = (view: PayPageView, due: PaymentDue) => html`<dl>
    <dt>Maksettavaa</dt><dd><strong>${formatEuros(due.amount)}</strong></dd>
    ${due.due_on ? html`<dt>Eräpäivä</dt><dd>${formatDate(due.due_on)}</dd>` : ''}
  </dl>
  ${due.method === 'on_collection' ? html`<p>Maksat tilauksen, kun noudat sen.</p>` : ''}
  ${due.is_online ? payOnline(view) : ''}
  ${due.transfer ? byTransfer(due.transfer, due.is_online) : ''}
  ${isUnsaid(due) ? html`<p>Emme voi juuri nyt ottaa maksua tällä sivulla. <a href="${view.contactLink}">Kysy asiakaspalvelusta</a>, miten voit maksaa.</p>` : ''}`

const isUnsaid = ({ method, is_online, transfer }: PaymentDue) => method !== 'on_collection' && !is_online && !transfer

const payOnline = ({ token }: PayPageView) => html`<form method="post" action="/api/orders/pay">
    <input type="hidden" name="token" value="${token}">${formIdField()}
    <p>Maksu tehdään maksupalvelu Paytrailin sivulla. Palaat sieltä takaisin, kun maksu on tehty.</p>
    <button type="submit">Siirry maksamaan</button></form>`

const byTransfer = (
  transfer: NonNullable<PaymentDue['transfer']>,
  isOnline: boolean,
) => html`<h2>${isOnline ? 'Tai maksa tilisiirtona' : 'Maksa tilisiirtona'}</h2>
  <dl>
    <dt>Saaja</dt><dd>${transfer.recipient}</dd>
    <dt>Tilinumero</dt><dd>${groupIban(transfer.iban)}</dd>
    ${transfer.bic ? html`<dt>BIC</dt><dd>${transfer.bic}</dd>` : ''}
    <dt>Viitenumero</dt><dd>${groupReference(transfer.reference)}</dd>
    ${transfer.virtual_barcode ? html`<dt>Virtuaaliviivakoodi</dt><dd>${transfer.virtual_barcode}</dd>` : ''}
  </dl>
  <p>Käytä viitenumeroa, niin maksusi löytää tilauksesi. Ulkomailta maksettaessa viite on ${groupReference(transfer.rf_reference)}.</p>
  <figure><img class="code qr" src="${picture(transfer.qr_svg)}" alt="${QR_CODE_ALT}"><figcaption>Lue QR-koodi pankkisovelluksella, niin tiedot täyttyvät valmiiksi.</figcaption></figure>
  ${transfer.barcode_svg ? html`<figure><img class="code barcode" src="${picture(transfer.barcode_svg)}" alt="${BARCODE_ALT}"></figure>` : ''}`

const picture = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
