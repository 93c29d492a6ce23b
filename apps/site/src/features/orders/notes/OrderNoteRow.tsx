import { formatDateTime } from '@arkpax/schema/format-fi'
import type { OrderNote } from '@arkpax/schema/order-notes'
import { useState } from 'react'
import { useFocusAfter } from '~/components/admin/use-focus-after.ts'
import { hasTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { EditOrderNote, editDraft } from './EditOrderNote.tsx'
import { orderNotesText as text } from './order-notes.fi.ts'

interface Props {
  note: OrderNote
  mayChange: boolean
  onRemove: () => void
}

/** One note with its writer and time; one's own can be changed and deleted. */
export function OrderNoteRow({ note, mayChange, onRemove }: Props) {
  const [isEdited, setEdited] = useState(() => mayChange && hasTextDraft(editDraft(note.id)))
  const editButton = useFocusAfter(isEdited)
  const when = formatDateTime(note.created_at)
  return (
    <li className="grid gap-2 border-l-4 border-line-strong bg-notice-tint px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{note.author_name}</span>
        <time className="tabular-nums" dateTime={note.created_at}>
          {when}
        </time>
        {note.version > 1 && (
          <span className="tabular-nums">
            {text.edited} <time dateTime={note.updated_at}>{formatDateTime(note.updated_at)}</time>
          </span>
        )}
      </p>
      {isEdited ? (
        <EditOrderNote note={note} onDone={() => setEdited(false)} />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      )}
      {mayChange && !isEdited && (
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="sm"
            ref={editButton}
            aria-label={text.editOf(when)}
            onClick={() => setEdited(true)}
          >
            {text.edit}
          </Button>
          <Button tone="quiet" size="sm" aria-label={text.removeOf(when)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
