import { type CustomerNote, customerNote } from '@arkpax/schema/customers'
import { type SubmitEvent, useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { currentOf, isStale } from '~/components/admin/stale.ts'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'

/** The name under which a changed note is kept while it is typed. */
export const editDraft = (id: string) => `customer-note-edit:${id}`

/** A note while it is changed, kept over a reload. What somebody else has saved meanwhile stands above one's own text until it is saved over. */
export function EditNote({ note, onClose }: { note: CustomerNote; onClose: () => void }) {
  const draft = useTextDraft(editDraft(note.id), note.text)
  const [base, setBase] = useState(note)
  const { mutate, isPending, error } = useWrite('PUT /api/admin/customer-notes/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: CUSTOMER_READS,
    onFailure: (failure) => {
      const current = currentOf(failure, customerNote)
      if (current) setBase(current)
      return failure.problem?.errors !== undefined || isStale(failure)
    },
  })
  const problem = error instanceof ApiError ? error.problem : undefined
  const isOvertaken = base.version !== note.version || base.text !== draft.base

  function end() {
    draft.drop()
    onClose()
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id: note.id }, body: { text: draft.typed }, ifMatch: base.version }], { onSuccess: end })
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-prose grid-cols-1 gap-3">
      {isOvertaken && (
        <Notice urgent text={text.conflict}>
          <p className="w-full whitespace-pre-wrap wrap-anywhere">
            {text.theirs} {base.text}
          </p>
        </Notice>
      )}
      <TextArea
        label={text.editLabel}
        rows={4}
        maxLength={5_000}
        autoFocus
        value={draft.typed}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'text')?.detail}
        onChange={({ target }) => draft.type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={end}>{text.cancel}</Button>
        <Button type="submit" tone="solid" pending={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
