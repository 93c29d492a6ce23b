import { type OrderNote, orderNote } from '@arkpax/schema/order-notes'
import { useState } from 'react'
import { EditNoteForm } from '~/components/admin/notes/EditNoteForm.tsx'
import { currentOf, isStale } from '~/components/admin/stale.ts'
import { useWrite } from '~/lib/use-write.ts'
import { orderNotesText as text } from './order-notes.fi.ts'

/** The name under which a changed note is kept while it is typed. */
export const editDraft = (id: string) => `order-note-edit:${id}`

interface Props {
  note: OrderNote
  onDone: () => void
}

/** The form of a note of one's own about an order. */
export function EditOrderNote({ note, onDone }: Props) {
  const [stored, setStored] = useState(note)
  const write = useWrite('PUT /api/admin/order-notes/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/orders/{id}/notes'],
    onFailure: (failure) => {
      setStored(currentOf(failure, orderNote) ?? stored)
      return failure.problem?.errors !== undefined || isStale(failure)
    },
  })
  return (
    <EditNoteForm
      draft={editDraft(note.id)}
      stored={stored}
      text={text}
      write={write}
      onSave={(body, onSuccess) =>
        write.mutate([{ params: { id: note.id }, body, ifMatch: stored.version }], { onSuccess })
      }
      onClose={onDone}
    />
  )
}
