import type { ContactMessage } from '@arkpax/schema/contact'
import type { SubmitEvent } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import type { Drafts } from './use-drafts.ts'
import { useUpdateMessage } from './use-message-changes.ts'

/** Staff's own notes of a message; saving them keeps its state (spec §4). */
export function MessageNotes({ message, drafts }: { message: ContactMessage; drafts: Drafts }) {
  const { mutate, isPending, error } = useUpdateMessage(text.notesSaved)
  const saved = message.admin_notes ?? ''
  const notes = drafts.get(message.id) ?? saved
  const problem = error instanceof ApiError ? error.problem : undefined

  function save(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id: message.id }, body: { adminNotes: notes } }], { onSuccess: () => drafts.drop(message.id) })
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        rows={4}
        maxLength={20_000}
        value={notes}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'adminNotes')?.detail}
        onChange={({ target }) => drafts.set(message.id, target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={isPending} disabled={notes === saved}>
        {text.saveNotes}
      </Button>
    </form>
  )
}
