import { NewNoteForm } from '~/components/admin/notes/NewNoteForm.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'

/** A new note of a customer. */
export function NewNote({ customerId }: { customerId: string }) {
  const write = useWrite('POST /api/admin/customers/{id}/notes', {
    success: text.added,
    failure: text.addFailed,
    changes: CUSTOMER_READS,
    onFailure: ({ problem }) => problem?.errors !== undefined,
  })
  return (
    <NewNoteForm
      draft={`customer-note:${customerId}`}
      text={text}
      rows={3}
      write={write}
      onAdd={(note, onSuccess) => write.mutate([{ params: { id: customerId }, ...note }], { onSuccess })}
    />
  )
}
