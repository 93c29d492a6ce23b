import type { SubmitEvent } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { draftKey } from '../form-drafts.ts'
import { useTextDraft } from '../use-text-draft.ts'

interface Props {
  /** The name under which the note is kept while it is typed. */
  draft: string
  text: { label: string; hint: string; add: string }
  rows: number
  write: { isPending: boolean; error: Error | null }
  /** Stores the note, once for its key, and calls back when the server has it. */
  onAdd: (note: { body: { text: string }; idempotencyKey: string }, onSuccess: () => void) => void
}

/** The form of a new note; what is typed stays over a reload until the server has it. */
export function NewNoteForm({ draft, text, rows, write, onAdd }: Props) {
  const { typed, type } = useTextDraft(draft, '')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onAdd({ body: { text: typed }, idempotencyKey: draftKey(draft, typed) }, () => type(''))
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-prose grid-cols-1 gap-3">
      <TextArea
        label={text.label}
        hint={text.hint}
        rows={rows}
        maxLength={5_000}
        value={typed}
        readOnly={write.isPending}
        error={write.error instanceof ApiError ? write.error.problem?.errors?.[0]?.detail : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={write.isPending}>
        {text.add}
      </Button>
    </form>
  )
}
