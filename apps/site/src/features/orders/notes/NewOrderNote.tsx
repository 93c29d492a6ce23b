import { NewNoteForm } from '~/components/admin/notes/NewNoteForm.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { orderNotesText as text } from './order-notes.fi.ts'

/** A new note about an order. */
export function NewOrderNote({ orderId }: { orderId: string }) {
  const write = useWrite('POST /api/admin/orders/{id}/notes', {
    success: text.added,
    failure: text.addFailed,
    changes: ['GET /api/admin/orders/{id}/notes'],
    onFailure: ({ problem }) => problem?.errors !== undefined,
  })
  return (
    <NewNoteForm
      draft={`order-note:${orderId}`}
      text={text}
      rows={2}
      write={write}
      onAdd={(note, onSuccess) => write.mutate([{ params: { id: orderId }, ...note }], { onSuccess })}
    />
  )
}
