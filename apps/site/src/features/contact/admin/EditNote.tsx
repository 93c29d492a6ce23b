import { type ContactNote, contactNote } from '@arkpax/schema/contact-notes'
import { type SubmitEvent, useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { currentOf } from '~/components/admin/stale.ts'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ApiError } from '~/lib/api.ts'
import { SuggestingArea } from './SuggestingArea.tsx'
import { TheirText } from './TheirText.tsx'
import { teamNotesText as text } from './team-notes.fi.ts'
import { useMentions } from './use-mentions.ts'
import { useEditNote } from './use-notes.ts'

/** The name under which a changed note is kept while it is typed. */
export const editDraft = (id: string) => `note-edit:${id}`

interface Props {
  note: ContactNote
  onDone: () => void
}

/** The form of a note of one's own, kept over a reload. What another tab has saved is shown before it is written over. */
export function EditNote({ note, onDone }: Props) {
  const { typed, base, type, drop } = useTextDraft(editDraft(note.id), note.text)
  const [version, setVersion] = useState(note.version)
  const [theirs, setTheirs] = useState(base === note.text ? undefined : note.text)
  const { mutate, isPending, error } = useEditNote()
  const suggest = useMentions()

  function end() {
    drop()
    onDone()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id: note.id }, body: { text: typed }, ifMatch: version }], {
      onSuccess: end,
      onError(error) {
        const current = currentOf(error, contactNote)
        if (!current) return
        setVersion(current.version)
        setTheirs(current.text)
      },
    })
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      {theirs !== undefined && (
        <Notice urgent title={text.conflict.title} text={text.conflict.text}>
          <TheirText text={theirs} />
          <Button size="sm" className="min-h-11" onClick={() => type(theirs)}>
            {text.conflict.theirs}
          </Button>
        </Notice>
      )}
      <SuggestingArea
        label={text.editLabel}
        autoFocus
        rows={3}
        maxLength={5_000}
        value={typed}
        readOnly={isPending}
        error={error instanceof ApiError ? error.problem?.errors?.[0]?.detail : undefined}
        mark="@"
        suggest={suggest}
        countText={text.people}
        onChange={type}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} disabled={!typed.trim()}>
          {theirs === undefined ? text.save : text.conflict.own}
        </Button>
        <Button tone="quiet" onClick={end}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
