import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ordersTexts as texts } from './orders.fi.ts'

const changes = ['GET /api/admin/orders', 'GET /api/admin/dashboard', 'GET /api/admin/products'] as const

interface Options {
  onSuccess: (order: { id: string }) => void
  onFailure: (error: ApiError) => boolean
}

/**
 * Creates an order. The message that says so cancels it, its goods go back and its confirmation does not leave, for as long as
 * that waits.
 */
export function useNewOrder({ onSuccess, onFailure }: Options) {
  const undo = useWrite('PUT /api/admin/orders/{id}/status', {
    success: ({ id }) => ({ id, title: texts.creationUndone, description: texts.creationUndoneText }),
    failure: texts.undoFailure,
    changes: [...changes, 'GET /api/admin/orders/{id}'],
  })
  return useWrite('POST /api/admin/orders', {
    success: ({ id, number, version }, [{ body }], sentAt) => ({
      id,
      title: texts.created,
      description: body.notify === false ? texts.createdQuietly(number) : texts.createdText(number),
      until: sentAt + STATUS_UNDO_MS,
      action: {
        label: texts.undo,
        name: texts.undoCreation(number),
        onPress: () => {
          const cancelled = { status: 'cancelled', notify: false, restock: true } as const
          undo.mutate([{ params: { id }, body: cancelled, ifMatch: version }])
        },
      },
    }),
    failure: texts.createFailure,
    changes: [...changes],
    onSuccess,
    onFailure,
  })
}
