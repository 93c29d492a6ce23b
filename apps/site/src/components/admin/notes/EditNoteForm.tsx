import type { SubmitEvent } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { Notice } from '../Notice.tsx'
import { useTextDraft } from '../use-text-draft.ts'

interface Props {
  /** The name under which the changed note is kept while it is typed. */
  draft: string
  /** The note as it is stored, as far as this tab knows. */
  stored: { text: string }
  text: { editLabel: string; save: string; cancel: string; conflict: string; theirs: string }
  write: { isPending: boolean; error: Error | null }
  /** Stores what is typed over the note, and calls back when the server has it. */
  onSave: (body: { text: string }, onSuccess: () => void) => void
  onClose: () => void
}

/** The form of a written note, kept over a reload. What has been saved elsewhere meanwhile is shown before it is written over. */
export function EditNoteForm({ draft, stored, text, write, onSave, onClose }: Props) {
  const { typed, base, type, drop } = useTextDraft(draft, stored.text)

  function end() {
    drop()
    onClose()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSave({ text: typed }, end)
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-prose grid-cols-1 gap-3">
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
        rows={4}
        maxLength={5_000}
        value={typed}
        readOnly={write.isPending}
        error={write.error instanceof ApiError ? write.error.problem?.errors?.[0]?.detail : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={write.isPending}>
          {text.save}
        </Button>
        <Button tone="quiet" onClick={end}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
