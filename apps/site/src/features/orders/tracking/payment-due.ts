import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import type { PaymentDue } from '@arkpax/schema/payment-due'
import { groupReference } from '@arkpax/schema/reference-number'
import { paymentText as text } from './payment-due.fi.ts'
import type { CopyPattern } from './tracked-order.ts'

/** How the rest of an order is paid: figures to copy, codes to scan, and the way to pay online. */
export function paymentOf(due: PaymentDue, copy: CopyPattern): HTMLElement {
  const { transfer } = due
  const shown = copy('payment', { how: howOf(due) })
  shown
    .querySelector('[data-facts]')
    ?.replaceChildren(...factsOf(due).map(([term, value]) => copy('fact', { term, value })))
  const online = shown.querySelector<HTMLElement>('[data-online]')
  if (online) online.hidden = !due.is_online
  shown.querySelector('[data-page]')?.setAttribute('href', due.page)
  const codes = shown.querySelector<HTMLElement>('[data-codes]')
  if (codes && transfer) {
    codes.hidden = false
    setPicture(codes.querySelector('[data-qr]'), transfer.qr_svg)
    setPicture(codes.querySelector('[data-barcode]'), transfer.barcode_svg)
  }
  return shown
}

function factsOf({ amount, due_on, transfer }: PaymentDue): [term: string, value: string][] {
  const facts: [string, string][] = [[text.amount, formatEuros(amount)]]
  if (due_on) facts.push([text.due, formatDate(due_on)])
  if (!transfer) return facts
  facts.push([text.recipient, transfer.recipient], [text.iban, groupIban(transfer.iban)])
  if (transfer.bic) facts.push([text.bic, transfer.bic])
  facts.push([text.reference, groupReference(transfer.reference)], [text.rf, groupReference(transfer.rf_reference)])
  if (transfer.virtual_barcode) facts.push([text.virtualBarcode, transfer.virtual_barcode])
  return facts
}

function howOf({ method, transfer, is_online }: PaymentDue): string {
  if (transfer) return text.byTransfer
  if (method === 'on_collection') return text.onCollection
  return is_online ? '' : text.unsaid
}

function setPicture(image: Element | null, svg: string | null): void {
  if (svg) image?.setAttribute('src', `data:image/svg+xml,${encodeURIComponent(svg)}`)
  else image?.remove()
}
