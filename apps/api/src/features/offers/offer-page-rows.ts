import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { lineCents } from '@arkpax/schema/order-sums'
import { html } from 'hono/html'
import { type OfferContent, rowsVat } from './offer-content.ts'

type Row = OfferContent['rows'][number]

/** What is offered and what it costs, row by row, with the tax of each rate. */
export const rowsTable = ({ rows, total_amount }: OfferContent) => html`<table>
  <thead><tr><th scope="col">Tuote tai palvelu</th><th scope="col" class="unit">À-hinta</th><th scope="col">Määrä</th><th scope="col">Summa</th></tr></thead>
  <tbody>${rows.map(
    (row) =>
      html`<tr><td>${row.name}${discounted(row)}</td><td class="unit">${formatEuros(row.price)}</td><td>${formatNumber(row.quantity)}</td><td>${sumOf(row)}</td></tr>`,
  )}</tbody>
  <tfoot>
    ${rowsVat(rows).map(
      ({
        vatPercent,
        net,
        vat,
      }) => html`<tr class="small"><th scope="row">Veroton hinta, alv ${formatNumber(vatPercent)}\u00A0%</th><td class="unit"></td><td></td><td>${formatEuros(toEuros(net))}</td></tr>
      <tr class="small"><th scope="row">Alv ${formatNumber(vatPercent)}\u00A0%</th><td class="unit"></td><td></td><td>${formatEuros(toEuros(vat))}</td></tr>`,
    )}
    <tr class="total"><th scope="row">Yhteensä</th><td class="unit"></td><td></td><td>${formatEuros(total_amount)}</td></tr>
  </tfoot>
</table>`

const discounted = ({ discount }: Row) =>
  discount > 0 ? html`<br><span class="small">Alennus −${formatEuros(discount)}</span>` : ''

const sumOf = (row: Row) => formatEuros(toEuros(lineCents(row)))

/** What each product is, as the law asks for it beside the button. */
export const characteristicsOf = ({ rows }: OfferContent) =>
  rows.map(
    (row) => html`<h3>${row.name}</h3>
    <p>${formatNumber(row.quantity)}\u00A0kpl, ${sumOf(row)}</p>
    ${row.about ? html`<p>${row.about.description}</p>` : ''}
    ${row.about && row.about.specs.length > 0 ? html`<ul>${row.about.specs.map((spec) => html`<li>${spec}</li>`)}</ul>` : ''}`,
  )
