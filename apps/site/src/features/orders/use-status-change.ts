import type { EndpointKey } from '@arkpax/schema/endpoints'
import { type ChangedOrder, type Order, orderDetail, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '~/components/admin/stale.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import type { Toast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { statusChangeTexts as texts } from './status-change.fi.ts'

const LIST = 'GET /api/admin/orders'
const ONE = 'GET /api/admin/orders/{id}'

/** What a status changes beside the order and what is read of it: stock, and money where it is cancelled. */
const CHANGED: EndpointKey[] = [
  'GET /api/admin/dashboard',
  'GET /api/admin/products',
  'GET /api/admin/refunds',
  'GET /api/admin/payment-counts',
]

interface ListPage {
  items: Order[]
  next: string | null
}

/**
 * Changes an order's status; the message that says so takes it back while that is possible. Where a colleague has changed the
 * order meanwhile, nothing is changed, and the order is shown as it is now.
 */
export function useStatusChange() {
  const client = useQueryClient()
  const undo = useWrite('POST /api/admin/orders/{id}/status/undo', {
    success: ({ id, number, status }) => ({ id, title: texts.undone(status), description: texts.undoneText(number) }),
    failure: texts.undoFailure,
    changes: CHANGED,
    doubts: [ONE],
    onSuccess: (order) => showChanged(client, order),
  })
  /** The server counts the time from a moment after it was asked, so what is offered here is possible there. */
  function takeBack({ id, number, undo: made }: ChangedOrder, sentAt: number): Partial<Toast> {
    const until = sentAt + STATUS_UNDO_MS
    if (!made || until <= Date.now()) return {}
    const onPress = () => undo.mutate([{ params: { id }, body: { event_id: made.event_id } }])
    return undoable({ name: texts.undoOf(number), onPress, until })
  }
  return useWrite('PUT /api/admin/orders/{id}/status', {
    success: (order, [{ body }], sentAt) => ({
      id: order.id,
      title: texts.updated,
      description: texts.updatedText(order, body.notify !== false && order.customer_email !== ''),
      ...takeBack(order, sentAt),
    }),
    failure: texts.failure,
    changes: CHANGED,
    onSuccess: ({ undo: _, ...order }) => showChanged(client, order),
    onFailure: (error) => {
      const current = currentOf(error, orderDetail)
      if (current) showChanged(client, current)
      return false
    },
  })
}

/** Shows an order's new state. It stays where it is in the list, so that nothing moves under the hand and the focus stays. */
function showChanged(client: QueryClient, order: Order) {
  client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, order))
  void client.invalidateQueries({ queryKey: readKey(ONE, { params: { id: order.id } }).slice(0, -1) })
}

const withChanged = (page: ListPage, changed: Order): ListPage => ({
  ...page,
  items: page.items.map((order) => (order.id === changed.id ? changed : order)),
})
