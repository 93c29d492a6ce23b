import type { SentDelivery } from '@arkpax/schema/deliveries'
import { formatDate, formatDateTime, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { orderTitle } from '@arkpax/schema/order-names'
import { type OrderReturn, orderReturnText } from '@arkpax/schema/order-returns'
import { customerOrderStatusLabels, displayedOrderStatus } from '@arkpax/schema/order-statuses'
import { lineCents, namedLines } from '@arkpax/schema/order-sums'
import type { TrackedOrder } from '@arkpax/schema/order-tracking'
import type { CustomerOrderDetail } from '@arkpax/schema/own-things'
import { fillTime } from '~/lib/fill-template.ts'
import { orderStatusTone } from '~/lib/order-status-tone.ts'
import { contactPath, orderTrackingPath, signInPath } from '~/lib/paths.ts'
import { type OrderPapers, paperLinks } from './order-papers.ts'
import { orderProgress, type ProgressStep } from './order-progress.ts'
import { paymentOf } from './payment-due.ts'
import { trackingText as text } from './tracking.fi.ts'

/** Copies one of the patterns in `TrackedOrder.astro` with its texts. */
export type CopyPattern = (
  name: 'order' | 'step' | 'event' | 'item' | 'parcel' | 'payment' | 'fact',
  texts: Record<string, string>,
) => HTMLElement

const label = (status: string) => customerOrderStatusLabels[displayedOrderStatus(status)]

/** An order as others see it: its states and their dates. */
export function trackedOrder(order: TrackedOrder, copy: CopyPattern): HTMLElement {
  const shown = statesOf(order, copy, {})
  reveal(shown, '[data-guest]')
  shown.querySelector('[data-sign-in]')?.setAttribute('href', signInPath(orderTrackingPath(order.id)))
  return shown
}

/** An order as its signed-in owner sees it: the lines, the sum, the address and the papers too; these are undefined where they could not be read. */
export function ownOrder(order: CustomerOrderDetail, papers: OrderPapers | undefined, copy: CopyPattern): HTMLElement {
  const { customer_name, shipping_address, shipping_postcode, shipping_city } = order
  const shown = statesOf(order, copy, {
    total: formatEuros(order.total_amount),
    delivery: `${customer_name}\n${shipping_address}\n${shipping_postcode} ${shipping_city}`,
  })
  reveal(shown, '[data-owner]')
  shown.querySelector('[data-items]')?.replaceChildren(
    ...namedLines(order).map((line) =>
      copy('item', {
        name: line.name,
        quantity: formatNumber(line.quantity),
        sum: formatEuros(lineCents(line) / 100),
      }),
    ),
  )
  showPapers(shown, papers)
  return shown
}

function showPapers(shown: HTMLElement, papers: OrderPapers | undefined): void {
  if (!papers) reveal(shown, '[data-papers-failed]')
  const links = papers ? paperLinks(papers) : []
  if (!papers || links.length > 0) reveal(shown, '[data-papers]')
  shown.querySelector('[data-papers] ul')?.replaceChildren(...links)
}

function statesOf(order: TrackedOrder, copy: CopyPattern, texts: Record<string, string>): HTMLElement {
  const shown = copy('order', {
    name: orderTitle(order),
    ordered: text.ordered(formatDate(order.created_at)),
    ...texts,
  })
  const withdraw = shown.querySelector<HTMLAnchorElement>('[data-withdraw]')
  if (withdraw) withdraw.href += order.number
  const status = displayedOrderStatus(order.status)
  const badge = shown.querySelector<HTMLElement>('[data-status]')
  if (badge) {
    badge.textContent = label(status)
    badge.dataset.tone = orderStatusTone[status]
  }
  if (status === 'cancelled') reveal(shown, '[data-cancelled]')
  const steps = orderProgress(order.status, order.events)
  shown.querySelector('[data-steps]')?.replaceChildren(...steps.map((step) => stepOf(step, copy)))
  shown.querySelector('[data-events]')?.replaceChildren(
    ...order.events.map(({ status, created_at }) => {
      const event = copy('event', { label: label(status) })
      fillTime(event, 'time', created_at, formatDateTime(created_at))
      return event
    }),
  )
  showParcels(shown, order.deliveries, copy)
  showWithdrawn(shown, order.returns, copy)
  if (order.payment) {
    reveal(shown, '[data-payment]')
    shown.querySelector('[data-payment]')?.replaceChildren(paymentOf(order.payment, copy))
  }
  shown.querySelector('[data-ask]')?.setAttribute('href', contactPath(text.topic(order.number)))
  return shown
}

/** What has left, with the way to follow it where there is one. */
function showParcels(shown: HTMLElement, deliveries: readonly SentDelivery[], copy: CopyPattern): void {
  if (deliveries.length === 0) return
  reveal(shown, '[data-parcels]')
  shown.querySelector('[data-parcels] ul')?.replaceChildren(...deliveries.map((parcel) => parcelOf(parcel, copy)))
}

/** What has been withdrawn, and when its money comes. */
function showWithdrawn(shown: HTMLElement, returns: readonly OrderReturn[], copy: CopyPattern): void {
  if (returns.length === 0) return
  reveal(shown, '[data-withdrawn]')
  const lines = returns.map((one) => copy('parcel', { label: orderReturnText(one) }))
  shown.querySelector('[data-withdrawn] ul')?.replaceChildren(...lines)
}

function parcelOf(
  { state, sent_at, delivered_at, carrier, tracking_number, tracking_url }: SentDelivery,
  copy: CopyPattern,
) {
  const states = [
    ...(sent_at ? [text.sent(formatDate(sent_at))] : []),
    ...(delivered_at ? [text.arrived(formatDate(delivered_at))] : []),
    ...(state === 'returned' ? [text.returned] : []),
  ]
  const parcel = copy('parcel', {
    label: text.parcel(states.join(', ')),
    number: [carrier, tracking_number].filter(Boolean).join(' '),
  })
  if (tracking_url) parcel.append(linkTo(tracking_url))
  return parcel
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, {
    href: address,
    className: 'link',
    target: '_blank',
    rel: 'noreferrer',
    textContent: text.follow,
  })
  return link
}

function stepOf({ status, state, at }: ProgressStep, copy: CopyPattern): HTMLElement {
  const date = at ? ` · ${formatDate(at)}` : ''
  const step = copy('step', { label: label(status), state: text.stepStates[state] + date })
  step.dataset.state = state
  if (state === 'current') step.setAttribute('aria-current', 'step')
  return step
}

function reveal(within: HTMLElement, selector: string): void {
  for (const part of within.querySelectorAll<HTMLElement>(selector)) part.hidden = false
}
