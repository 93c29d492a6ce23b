import { useRef, useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { NewOrderNote } from './NewOrderNote.tsx'
import { OrderNoteRow } from './OrderNoteRow.tsx'
import { orderNotesText as text } from './order-notes.fi.ts'

/** What staff tell each other of an order, oldest first, and a place for more. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const mayWrite = useMay('orders.write')
  const notes = useRead('GET /api/admin/orders/{id}/notes', { params: { id: orderId } })
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = useWrite('DELETE /api/admin/order-notes/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/orders/{id}/notes'],
  })
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, notes.data && `${notes.data.length} ${removing}`)
  const close = () => setRemoving(null)
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <Loaded read={notes} failure={text.failed} empty={<p className="text-ink-muted">{text.none}</p>}>
        {(listed) => (
          <ul className="grid gap-3">
            {listed.map((note) => (
              <OrderNoteRow
                key={note.id}
                note={note}
                mayChange={mayWrite && note.is_own}
                onRemove={() => setRemoving(note.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {mayWrite && <NewOrderNote orderId={orderId} />}
      <ConfirmDialog
        open={removing !== null}
        onClose={close}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate([{ params: { id: removing } }], { onSettled: close })}
        {...text.removeQuestion}
      />
    </div>
  )
}
