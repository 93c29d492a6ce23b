import { type SubmitEvent, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from '~/components/admin/form-drafts.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { notesText as text } from './customers.fi.ts'
import { noteDraft } from './note-draft.ts'

/** A new note; what is typed stays over a reload until it is stored. */
export function NewNote({ customerId }: { customerId: string }) {
  const name = `customer-note:${customerId}`
  const [typed, setTyped] = useState(() => readDraft(name, noteDraft) ?? '')
  const { mutate, isPending, error } = useWrite('POST /api/admin/customers/{id}/notes', {
    success: text.added,
    failure: text.addFailed,
    changes: CUSTOMER_READS,
    onFailure: ({ problem }) => problem?.errors !== undefined,
  })
  const problem = error instanceof ApiError ? error.problem : undefined

  function type(words: string) {
    setTyped(words)
    if (words) keepDraft(name, words)
    else dropDraft(name)
  }

  function add(event: SubmitEvent) {
    event.preventDefault()
    const body = { text: typed }
    mutate([{ params: { id: customerId }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }], {
      onSuccess: () => type(''),
    })
  }

  return (
    <form onSubmit={add} noValidate className="grid max-w-prose grid-cols-1 gap-3">
      <TextArea
        label={text.label}
        hint={text.hint}
        rows={3}
        maxLength={5_000}
        value={typed}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'text')?.detail}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={isPending}>
        {text.add}
      </Button>
    </form>
  )
}
