import type { ContactNote } from '@arkpax/schema/contact-notes'
import { formatStamp } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { useFocusAfter } from '~/components/admin/use-focus-after.ts'
import { hasTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { EditNote, editDraft } from './EditNote.tsx'
import { NEW_NOTE } from './NewNote.tsx'
import { teamNotesText as text } from './team-notes.fi.ts'
import { useContactStaff } from './use-contact-staff.ts'
import { useRemoveNote } from './use-notes.ts'

const focusNewNote = () => document.querySelector<HTMLElement>(`[data-field=${NEW_NOTE}]`)?.focus()

/** One note with its writer and time; one's own can be changed and deleted. */
export function TeamNote({ note }: { note: ContactNote }) {
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(() => (hasTextDraft(editDraft(note.id)) ? 'edit' : null))
  const { mutate: remove, isPending } = useRemoveNote(note.id)
  const isOwn = useContactStaff().some(({ id, you }) => you && id === note.author_id)
  const when = formatStamp(note.created_at)
  const stop = () => setDoing(null)
  const editButton = useFocusAfter(doing === 'edit')
  return (
    <li className="grid gap-2 border-l-4 border-line-strong bg-notice-tint px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{note.author_name}</span>
        <time className="tabular-nums" dateTime={note.created_at}>
          {when}
        </time>
        {note.version > 1 && <span>{text.edited}</span>}
      </p>
      {doing === 'edit' ? (
        <EditNote note={note} onDone={stop} />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      )}
      {isOwn && doing !== 'edit' && (
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="sm"
            ref={editButton}
            aria-label={text.editOf(note.author_name, when)}
            onClick={() => setDoing('edit')}
          >
            {text.edit}
          </Button>
          <Button
            tone="quiet"
            size="sm"
            aria-label={text.removeOf(note.author_name, when)}
            onClick={() => setDoing('remove')}
          >
            {text.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={doing === 'remove'}
        onClose={stop}
        onConfirm={() => remove([{ params: { id: note.id } }], { onSettled: stop, onSuccess: focusNewNote })}
        pending={isPending}
        {...text.removeQuestion}
      />
    </li>
  )
}
