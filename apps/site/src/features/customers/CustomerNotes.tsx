import type { CustomerDetail, CustomerNote } from '@arkpax/schema/customers'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useRef, useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { useFocusAfter } from '~/components/admin/use-focus-after.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { hasTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'
import { EditNote, editDraft } from './EditNote.tsx'
import { NewNote } from './NewNote.tsx'

/** What staff have written of a customer, newest first, and a place for more. */
export function CustomerNotes({ customer }: { customer: CustomerDetail }) {
  const mayWrite = useMay('customers.write')
  const [removing, setRemoving] = useState<CustomerNote | null>(null)
  const { mutate, isPending } = useWrite('DELETE /api/admin/customer-notes/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: CUSTOMER_READS,
  })
  const close = () => setRemoving(null)
  const place = useRef<HTMLElement>(null)
  useFocusKept(place, `${customer.notes.length} ${removing?.id}`)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={text.title}
      className="outline-none grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <h3 className="font-semibold">{text.title}</h3>
      {customer.notes.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      {customer.notes.length > 0 && (
        <ul className="grid gap-4">
          {customer.notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              isElsewhere={note.email !== customer.email}
              mayWrite={mayWrite}
              onRemove={() => setRemoving(note)}
            />
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

const rowClass = 'border-l-2 border-line-strong pl-4'

interface NoteProps {
  note: CustomerNote
  /** Written of another address that was merged. */
  isElsewhere: boolean
  mayWrite: boolean
  onRemove: () => void
}

function Note({ note, isElsewhere, mayWrite, onRemove }: NoteProps) {
  const { id, text: words, author, email, updated_at } = note
  const [isEdited, setEdited] = useState(() => mayWrite && hasTextDraft(editDraft(id)))
  const editButton = useFocusAfter(isEdited)
  if (isEdited) {
    return (
      <li className={rowClass}>
        <EditNote note={note} onClose={() => setEdited(false)} />
      </li>
    )
  }
  return (
    <li className={rowClass}>
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{words}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span>
          {author}, {formatDateTime(updated_at)}
          {isElsewhere && `, ${text.of(email)}`}
        </span>
        {mayWrite && (
          <>
            <Button
              size="sm"
              tone="quiet"
              ref={editButton}
              aria-label={text.editOf(author)}
              onClick={() => setEdited(true)}
            >
              {text.edit}
            </Button>
            <Button size="sm" tone="quiet" aria-label={text.removeOf(author)} onClick={onRemove}>
              {text.remove}
            </Button>
          </>
        )}
      </p>
    </li>
  )
}
