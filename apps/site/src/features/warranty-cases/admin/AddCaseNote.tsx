import { warrantyCaseNote } from '@arkpax/schema/warranty-cases'
import { useState } from 'react'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'

/** A note of staff, kept while it is written. */
export function AddCaseNote({ id }: { id: string }) {
  const { typed, type, drop } = useTextDraft(`warranty-case-note:${id}`, '')
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending } = useWrite('POST /api/admin/warranty-cases/{id}/notes', {
    success: text.noteAdded,
    failure: text.noteFailed,
    changes: ['GET /api/admin/warranty-cases/{id}'],
    onSuccess() {
      type('')
      drop()
    },
  })
  function add() {
    const { success, data, error } = warrantyCaseNote.safeParse({ text: typed })
    setMistake(success ? undefined : error.issues[0]?.message)
    if (success) mutate([{ params: { id }, body: data }])
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={text.note}
        hint={text.noteHint}
        rows={3}
        value={typed}
        error={mistake}
        onChange={({ target }) => type(target.value)}
      />
      <Button className="justify-self-start" pending={isPending} onClick={add}>
        {text.addNote}
      </Button>
    </div>
  )
}
