import type { CustomerDetail, CustomerNote } from '@arkpax/schema/customers'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'
import { EditNote } from './EditNote.tsx'
import { NewNote } from './NewNote.tsx'

/** What staff have written of a customer, newest first, and a place for more. */
export function CustomerNotes({ customer }: { customer: CustomerDetail }) {
  const mayWrite = useMay('customers.write')
  const [editing, setEditing] = useState('')
  const [removing, setRemoving] = useState<CustomerNote | null>(null)
  const { mutate, isPending } = useWrite('DELETE /api/admin/customer-notes/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: CUSTOMER_READS,
  })
  const close = () => setRemoving(null)
  return (
    <section
      aria-label={text.title}
      className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <h3 className="font-semibold">{text.title}</h3>
      {customer.notes.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      {customer.notes.length > 0 && (
        <ul className="grid gap-4">
          {customer.notes.map((note) => (
            <li key={note.id} className="border-l-2 border-line-strong pl-4">
              {editing === note.id ? (
                <EditNote note={note} onClose={() => setEditing('')} />
              ) : (
                <Note
                  note={note}
                  isElsewhere={note.email !== customer.email}
                  mayWrite={mayWrite}
                  onEdit={() => setEditing(note.id)}
                  onRemove={() => setRemoving(note)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <NewNote customerId={customer.id} />}
      <ConfirmDialog
        open={removing !== null}
        onClose={close}
        pending={isPending}
        onConfirm={() => removing && mutate([{ params: { id: removing.id } }], { onSuccess: close })}
        {...text.removeQuestion}
      />
    </section>
  )
}

interface NoteProps {
  note: CustomerNote
  /** Written of another address that was merged. */
  isElsewhere: boolean
  mayWrite: boolean
  onEdit: () => void
  onRemove: () => void
}

function Note({
  note: { text: words, author, email, updated_at },
  isElsewhere,
  mayWrite,
  onEdit,
  onRemove,
}: NoteProps) {
  return (
    <>
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{words}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span>
          {author}, {formatDateTime(updated_at)}
          {isElsewhere && `, ${text.of(email)}`}
        </span>
        {mayWrite && (
          <>
            <Button size="sm" tone="quiet" aria-label={text.editOf(author)} onClick={onEdit}>
              {text.edit}
            </Button>
            <Button size="sm" tone="quiet" aria-label={text.removeOf(author)} onClick={onRemove}>
              {text.remove}
            </Button>
          </>
        )}
      </p>
    </>
  )
}
