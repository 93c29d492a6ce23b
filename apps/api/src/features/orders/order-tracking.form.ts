import type { SentDelivery } from '@arkpax/schema/deliveries'
import { formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import { trackingForm } from '@arkpax/schema/forms/order-tracking'
import { orderTitle } from '@arkpax/schema/order-names'
import { orderReturnText } from '@arkpax/schema/order-returns'
import { customerOrderStatusLabels, displayedOrderStatus } from '@arkpax/schema/order-statuses'
import { trackedOrder } from '@arkpax/schema/order-tracking'
import type { FormPage } from '../../http/form-page.ts'

const label = (status: string) => customerOrderStatusLabels[displayedOrderStatus(status)]

const isFollowed = ({ carrier, tracking_number, tracking_url }: SentDelivery) =>
  Boolean(carrier ?? tracking_number ?? tracking_url)

/** By what a parcel is followed, in one line. */
const parcelText = ({ carrier, tracking_number, tracking_url }: SentDelivery) =>
  `Lähetys: ${[carrier, tracking_number, tracking_url].filter(Boolean).join(', ')}`

/** Following an order without JavaScript: its states and their dates. */
export const trackingPage: FormPage = {
  ...trackingForm,
  success(answer) {
    const { status, events, deliveries, returns, payment, ...order } = trackedOrder.parse(answer)
    return {
      title: orderTitle(order),
      text: `Tilauksen vaihe: ${label(status)}`,
      lines: [
        ...events.map((event) => `${formatDateTime(event.created_at)} ${label(event.status)}`),
        ...deliveries.filter(isFollowed).map(parcelText),
        ...returns.map(orderReturnText),
        ...(payment ? [`Maksettavaa: ${formatEuros(payment.amount)}`] : []),
      ],
      ...(payment && { link: { label: 'Näytä maksuohjeet', href: payment.page } }),
    }
  },
}
