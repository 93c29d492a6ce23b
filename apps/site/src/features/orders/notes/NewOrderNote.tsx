import type { SubmitEvent } from 'react'
import { draftKey } from '~/components/admin/form-drafts.ts'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { orderNotesText as text } from './order-notes.fi.ts'

/** A new note about an order; what is typed stays over a reload until the server has it. */
export function NewOrderNote({ orderId }: { orderId: string }) {
  const name = `order-note:${orderId}`
  const { typed, type } = useTextDraft(name, '')
  const { mutate, isPending, error } = useWrite('POST /api/admin/orders/{id}/notes', {
    success: text.added,
    failure: text.addFailed,
    changes: ['GET /api/admin/orders/{id}/notes'],
    onFailure: ({ problem }) => problem?.errors !== undefined,
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const body = { text: typed }
    mutate([{ params: { id: orderId }, body, idempotencyKey: draftKey(name, typed) }], { onSuccess: () => type('') })
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      <TextArea
        label={text.label}
        hint={text.hint}
        rows={2}
        maxLength={5_000}
        value={typed}
        readOnly={isPending}
        error={error instanceof ApiError ? error.problem?.errors?.[0]?.detail : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={isPending}>
        {text.add}
      </Button>
    </form>
  )
}
