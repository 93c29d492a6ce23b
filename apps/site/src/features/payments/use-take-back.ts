import { type OrderMoney, PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import { undoable } from '~/components/admin/undo-toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'

/** Takes the last thing back that was written down for an order. */
export function useTakeBack() {
  const undo = useWrite('POST /api/admin/payments/{id}/undo', {
    success: text.undone,
    failure: text.undoFailed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
  })
  return ({ payments }: OrderMoney, sentAt: number) => {
    const id = payments.at(-1)?.id
    if (!id) return {}
    return undoable({ onPress: () => undo.mutate([{ params: { id } }]), until: sentAt + PAYMENT_UNDO_MS })
  }
}
