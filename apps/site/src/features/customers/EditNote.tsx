import { type CustomerNote, customerNote } from '@arkpax/schema/customers'
import { type SubmitEvent, useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { currentOf, isStale } from '~/components/admin/stale.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'

/** A note while it is changed. What somebody else has saved meanwhile stands above one's own text until it is saved over. */
export function EditNote({ note, onClose }: { note: CustomerNote; onClose: () => void }) {
  const [typed, setTyped] = useState(note.text)
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
  const isOvertaken = base.version !== note.version

  function save(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id: note.id }, body: { text: typed }, ifMatch: base.version }], { onSuccess: onClose })
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
        value={typed}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'text')?.detail}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" tone="solid" pending={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
