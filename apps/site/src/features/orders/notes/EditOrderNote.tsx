import { type OrderNote, orderNote } from '@arkpax/schema/order-notes'
import { type SubmitEvent, useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { currentOf, isStale } from '~/components/admin/stale.ts'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { orderNotesText as text } from './order-notes.fi.ts'

/** The name under which a changed note is kept while it is typed. */
export const editDraft = (id: string) => `order-note-edit:${id}`

interface Props {
  note: OrderNote
  onDone: () => void
}

/** The form of a note of one's own, kept over a reload. What another tab has saved is shown before it is written over. */
export function EditOrderNote({ note, onDone }: Props) {
  const { typed, base, type, drop } = useTextDraft(editDraft(note.id), note.text)
  const [stored, setStored] = useState(note)
  const { mutate, isPending, error } = useWrite('PUT /api/admin/order-notes/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/orders/{id}/notes'],
    onFailure: (failure) => {
      const current = currentOf(failure, orderNote)
      if (current) setStored(current)
      return failure.problem?.errors !== undefined || isStale(failure)
    },
  })

  function end() {
    drop()
    onDone()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id: note.id }, body: { text: typed }, ifMatch: stored.version }], { onSuccess: end })
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      {stored.text !== base && (
        <Notice urgent text={text.conflict}>
          <p className="w-full whitespace-pre-wrap wrap-anywhere">
            {text.theirs} {stored.text}
          </p>
        </Notice>
      )}
      <TextArea
        label={text.editLabel}
        autoFocus
        rows={3}
        maxLength={5_000}
        value={typed}
        readOnly={isPending}
        error={error instanceof ApiError ? error.problem?.errors?.[0]?.detail : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {text.save}
        </Button>
        <Button tone="quiet" onClick={end}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
