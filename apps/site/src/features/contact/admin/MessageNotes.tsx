import { type ContactMessage, contactMessageDetail } from '@arkpax/schema/contact'
import type { SubmitEvent } from 'react'
import { currentOf } from '~/components/admin/stale.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { DraftKept } from './DraftKept.tsx'
import { NotesConflict } from './NotesConflict.tsx'
import type { Drafts } from './use-drafts.ts'
import { useUpdateMessage } from './use-message-changes.ts'

interface Props {
  message: ContactMessage
  drafts: Drafts
}

/** Staff's own notes of a message; saving them keeps its state. Notes that somebody else has saved since are not lost. */
export function MessageNotes({ message: { id, admin_notes, version }, drafts }: Props) {
  const { mutate, isPending, error } = useUpdateMessage({ success: text.notesSaved, isStaleShown: true })
  const saved = admin_notes ?? ''
  const { text: notes, base } = drafts.get(id) ?? { text: saved, base: saved }
  const isConflict = base !== saved && notes !== saved
  const problem = error instanceof ApiError ? error.problem : undefined
  const keep = (text: string) => drafts.set(id, { text, base: saved })

  function save(version: number) {
    mutate([{ params: { id }, body: { adminNotes: notes }, ifMatch: version }], {
      onSuccess: () => drafts.drop(id),
      onError(error) {
        const current = currentOf(error, contactMessageDetail)
        if (current && (current.admin_notes ?? '') === base) save(current.version)
      },
    })
  }

  function type(typed: string) {
    if (typed === saved && base === saved) drafts.drop(id)
    else drafts.set(id, { text: typed, base })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save(version)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      {isConflict && (
        <NotesConflict
          theirs={saved}
          onMerge={() => keep(`${saved}\n\n${notes}`)}
          onOwn={() => keep(notes)}
          onTheirs={() => drafts.drop(id)}
        />
      )}
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        rows={4}
        maxLength={20_000}
        value={notes}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'adminNotes')?.detail}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={isPending} disabled={notes === saved || isConflict}>
          {text.saveNotes}
        </Button>
        <DraftKept isKept={drafts.get(id) !== undefined} />
      </div>
    </form>
  )
}
