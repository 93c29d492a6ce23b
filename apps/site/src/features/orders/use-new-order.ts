import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { undoable } from '~/components/admin/undo-toast.ts'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ordersTexts as texts } from './orders.fi.ts'

const changes = ['GET /api/admin/orders', 'GET /api/admin/dashboard', 'GET /api/admin/products'] as const

interface Options {
  onSuccess: (order: { id: string }) => void
  onFailure: (error: ApiError) => boolean
}

/**
 * Creates an order. The message that says so takes it back, for as long as its confirmation waits: its goods go back, nothing is mailed,
 * and the message that it came from waits for an answer again.
 */
export function useNewOrder({ onSuccess, onFailure }: Options) {
  const undo = useWrite('POST /api/admin/orders/{id}/undo', {
    success: ({ id }) => ({ id, title: texts.creationUndone, description: texts.creationUndoneText }),
    failure: texts.undoFailure,
    changes: [
      ...changes,
      'GET /api/admin/orders/{id}',
      'GET /api/admin/contact-messages',
      'GET /api/admin/contact-messages/{id}',
    ],
  })
  return useWrite('POST /api/admin/orders', {
    success: ({ id, number }, [{ body }], sentAt) => ({
      id,
      title: texts.created,
      description: body.notify === false ? texts.createdQuietly(number) : texts.createdText(number),
      ...undoable({
        name: texts.undoCreation(number),
        onPress: () => undo.mutate([{ params: { id } }]),
        until: sentAt + STATUS_UNDO_MS,
      }),
    }),
    failure: texts.createFailure,
    changes: [...changes],
    onSuccess,
    onFailure,
  })
}
