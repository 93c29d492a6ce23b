import { type CustomerNote, customerNote } from '@arkpax/schema/customers'
import { useState } from 'react'
import { EditNoteForm } from '~/components/admin/notes/EditNoteForm.tsx'
import { currentOf, isStale } from '~/components/admin/stale.ts'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'

/** The name under which a changed note is kept while it is typed. */
export const editDraft = (id: string) => `customer-note-edit:${id}`

/** The form of a note of a customer. */
export function EditNote({ note, onClose }: { note: CustomerNote; onClose: () => void }) {
  const [stored, setStored] = useState(note)
  const write = useWrite('PUT /api/admin/customer-notes/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: CUSTOMER_READS,
    onFailure: (failure) => {
      setStored(currentOf(failure, customerNote) ?? stored)
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
      onClose={onClose}
    />
  )
}
