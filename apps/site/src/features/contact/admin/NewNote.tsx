import type { KeyboardEvent, SubmitEvent } from 'react'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ApiError } from '~/lib/api.ts'
import { DraftKept } from './DraftKept.tsx'
import { SuggestingArea } from './SuggestingArea.tsx'
import { teamNotesText as text } from './team-notes.fi.ts'
import type { Drafts } from './use-drafts.ts'
import { useMentions } from './use-mentions.ts'
import { useAddNote } from './use-notes.ts'

/** Where the key of a new note brings the focus. */
export const NEW_NOTE = 'uusi-huomio'

interface Props {
  messageId: string
  drafts: Drafts
}

/** A new note about a message; what is typed stays until the server has it. */
export function NewNote({ messageId, drafts }: Props) {
  const { mutate, isPending, error } = useAddNote()
  const suggest = useMentions()
  const typed = drafts.get(messageId)?.text ?? ''
  const name = `note:${messageId}`

  function save() {
    if (isPending || !typed.trim()) return
    mutate([{ params: { id: messageId }, body: { text: typed }, idempotencyKey: draftKey(name, typed) }], {
      onSuccess() {
        drafts.drop(messageId)
        dropDraft(name)
      },
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save()
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <SuggestingArea
        label={text.label}
        hint={text.hint}
        data-field={NEW_NOTE}
        aria-keyshortcuts="n"
        rows={2}
        maxLength={5_000}
        value={typed}
        readOnly={isPending}
        error={error instanceof ApiError ? error.problem?.errors?.[0]?.detail : undefined}
        mark="@"
        suggest={suggest}
        countText={text.people}
        onChange={(value) => (value ? drafts.set(messageId, { text: value, base: '' }) : drafts.drop(messageId))}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={isPending} disabled={!typed.trim()}>
          {text.add}
        </Button>
        <DraftKept isKept={typed !== ''} />
      </div>
    </form>
  )
}
