import type { LetterDetail } from '@arkpax/schema/letters'
import { useId, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { PresenceNotice } from '~/components/admin/PresenceNotice.tsx'
import { TextEditor } from '~/components/admin/text-editor/TextEditor.tsx'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { LetterConflicts } from './LetterConflicts.tsx'
import { LetterPageFields } from './LetterPageFields.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterRecipients } from './LetterRecipients.tsx'
import { letterText as text } from './letters.fi.ts'
import { SendLetter } from './SendLetter.tsx'
import { TestLetter } from './TestLetter.tsx'
import { useAutosave } from './use-autosave.ts'
import { hasAddress, useLetterForm } from './use-letter-form.ts'
import { useLetterPresence } from './use-letter-presence.ts'

interface Props {
  letter: LetterDetail
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
  /** Called whenever it has been stored. */
  onStored: () => void
}

/** A letter while it is written: it is stored soon after each change, and before it is tried out or sent. */
export function LetterForm({ letter, draft: name, onTyped, onStored }: Props) {
  const id = useId()
  const isStored = useRef(true)
  const { form, draft, save, isSaving } = useLetterForm({
    letter,
    name,
    isRetried: true,
    onStored() {
      isStored.current = true
      onStored()
    },
  })
  const { errors, isDirty } = form.formState
  useTyped(isDirty, onTyped)
  const written = useWatch({
    control: form.control,
    compute: ({ subject, preheader, content }) => ({ subject, preheader, content }),
  })
  const others = useLetterPresence({ letter, form })
  const isPaused = draft.conflicts.length > 0 || isSaving
  useAutosave(form, { isPaused, save: () => void storeQuietly() })

  /** Stores by itself; a field that cannot be stored as it is says so, and the focus stays where somebody types. */
  async function storeQuietly() {
    if (await form.trigger()) await form.handleSubmit(save)()
  }

  /** Stores what has been typed; false where it cannot be stored as it is. */
  async function store(): Promise<boolean> {
    if (draft.conflicts.length > 0) return false
    isStored.current = !isDirty && letter.version > 0
    if (!isStored.current) await form.handleSubmit(save)()
    return isStored.current
  }

  /** The same before it is sent, when a page that is wanted needs its address. */
  async function storeToSend(): Promise<boolean> {
    return hasAddress(form) && store()
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <form id={id} onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-8">
        <PresenceNotice others={others} text={text.presence} />
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <div className="grid grid-cols-1 gap-5">
          <TextField label={text.subject} error={errors.subject?.message} {...form.register('subject')} />
          <TextField
            label={text.preheader}
            hint={text.preheaderHint}
            error={errors.preheader?.message}
            {...form.register('preheader')}
          />
          <Controller
            control={form.control}
            name="content"
            render={({ field: { value, onChange } }) => (
              <TextEditor
                label={text.content}
                blocks="letter"
                error={errors.content?.message}
                value={value}
                onChange={onChange}
              />
            )}
          />
        </div>
        <LetterRecipients form={form} />
        <LetterPageFields form={form} />
        <LetterConflicts form={form} conflicts={draft.conflicts} />
      </form>
      <LetterPreview written={written} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p role="status" className="text-sm text-ink-muted">
          {savedText(letter, { isSaving, isDirty })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={id}>
            {text.saveNow}
          </Button>
          <TestLetter letter={letter} onBefore={store} />
          <SendLetter
            letter={letter}
            version={() => draft.base().version ?? undefined}
            onBefore={storeToSend}
            form={form}
          />
        </div>
      </div>
    </div>
  )
}

/** How far what is written has been stored. */
function savedText({ version, updated_at }: LetterDetail, form: { isSaving: boolean; isDirty: boolean }): string {
  if (form.isSaving) return text.saving
  if (form.isDirty) return text.unsaved
  return version === 0 ? text.new : text.saved(updated_at)
}
