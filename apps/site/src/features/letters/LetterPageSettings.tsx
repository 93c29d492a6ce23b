import type { LetterDetail } from '@arkpax/schema/letters'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { LetterConflicts } from './LetterConflicts.tsx'
import { LetterPageFields } from './LetterPageFields.tsx'
import { letterText as text } from './letters.fi.ts'
import { hasAddress, useLetterForm } from './use-letter-form.ts'

interface Props {
  letter: LetterDetail
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
}

/** Whether a letter that is no draft any more has a page: all of it that can still be changed. */
export function LetterPageSettings({ letter, draft: name, onTyped }: Props) {
  const { form, draft, save, isSaving } = useLetterForm({ letter, name, success: text.pageSaved })
  const { isDirty } = form.formState
  useTyped(isDirty, onTyped)
  return (
    <form
      onSubmit={form.handleSubmit(async (input) => {
        if (hasAddress(form)) await save(input)
      })}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <LetterPageFields form={form} hasLeft={letter.started_at !== null} />
      {letter.started_at && letter.archive_slug && <p className="text-sm text-ink-muted">{text.pageLinked}</p>}
      <LetterConflicts form={form} conflicts={draft.conflicts} />
      <div>
        <Button type="submit" pending={isSaving} disabled={!isDirty}>
          {text.savePage}
        </Button>
      </div>
    </form>
  )
}
