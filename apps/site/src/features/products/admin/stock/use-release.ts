import type { StockReservation } from '@arkpax/schema/stock-reservations'
import { useRef } from 'react'
import { undoable } from '~/components/admin/undo-toast.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { holdsText as text } from './stock-desk.fi.ts'
import { STOCK_READS } from './stock-reads.ts'

/** Releases what is kept; for ten seconds it can be kept again, where nobody has bought it by then. */
export function useRelease(lastDayOf: (reservation: StockReservation) => string) {
  const released = useRef<StockReservation | null>(null)
  const again = useWrite('POST /api/admin/stock-reservations', {
    success: text.reservedAgain,
    failure: text.reserveFailed,
    changes: STOCK_READS,
  })
  const { mutate, isPending } = useWrite('DELETE /api/admin/stock-reservations/{id}', {
    failure: text.releaseFailed,
    changes: STOCK_READS,
    doubts: STOCK_READS,
    onSuccess() {
      const gone = released.current
      if (!gone) return
      const { id, product_id, quantity, note } = gone
      const onPress = () => again.mutate([{ body: { product_id, quantity, note, until: lastDayOf(gone) } }])
      showToast({ id, title: text.released, tone: 'success', ...undoable({ name: text.undoOf(note), onPress }) })
    },
  })
  function release(reservation: StockReservation) {
    released.current = reservation
    mutate([{ params: { id: reservation.id } }])
  }
  return { release, isPending }
}
