import { formatDateTime } from '@arkpax/schema/format-fi'
import { trackingForm } from '@arkpax/schema/forms/order-tracking'
import { orderName } from '@arkpax/schema/order-names'
import { customerOrderStatusLabels, displayedOrderStatus } from '@arkpax/schema/order-statuses'
import { trackedOrder } from '@arkpax/schema/order-tracking'
import type { FormPage } from '../../http/form-page.ts'

const label = (status: string) => customerOrderStatusLabels[displayedOrderStatus(status)]

/** Following an order without JavaScript: its states and their dates. */
export const trackingPage: FormPage = {
  ...trackingForm,
  success(answer) {
    const { status, events, ...order } = trackedOrder.parse(answer)
    return {
      title: orderName(order),
      text: `Tilauksen vaihe: ${label(status)}`,
      lines: events.map((event) => `${formatDateTime(event.created_at)} ${label(event.status)}`),
    }
  },
}
