import type { FieldPath } from 'react-hook-form'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { EditConflict, FieldValueOf } from '~/components/admin/merge-edits.ts'
import type { LetterPart } from './LetterRecipients.tsx'
import type { LetterValues } from './letter-values.ts'
import { letterText as text } from './letters.fi.ts'

interface Props extends LetterPart {
  conflicts: EditConflict<LetterValues>[]
}

/** What somebody else has stored in the same fields of a letter, to choose from. */
export const LetterConflicts = ({ form, conflicts }: Props) => (
  <EditConflicts
    conflicts={conflicts}
    labelOf={(field) => labels[field]}
    shownOf={shownOf}
    onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
  />
)

const labels: Record<FieldPath<LetterValues>, string> = {
  subject: text.subject,
  preheader: text.preheader,
  content: text.content,
  language: text.language,
  source: text.source,
  from: text.from,
  to: text.to,
  has_bought: text.bought,
  has_registered: text.registered,
  has_page: text.hasPage,
  archive_slug: text.slug,
  is_indexed: text.isIndexed,
}

function shownOf(field: FieldPath<LetterValues>, value: FieldValueOf<LetterValues>): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (field === 'has_bought' || field === 'has_registered')
    return value === 'yes' || value === 'no' ? text.choices[value] : text.choices.any
  return String(value)
}
