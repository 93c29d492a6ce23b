import { type FaqEntry, type FaqEntryChange, type FaqEntryInput, faqEntryInput } from '@arkpax/schema/faq'
import * as z from 'zod'
import { changedFields } from '../../../components/admin/merge-edits.ts'

/** The form of a question: the rules and messages are the API's. */
export const entryForm = faqEntryInput.extend({
  section_id: z.string().min(1, 'Valitse aihe'),
  asked_as: faqEntryInput.shape.asked_as.unwrap(),
  shown: z.boolean(),
})

/** What the form holds while it is filled in. */
export const entryValues = z.object({
  section_id: z.string(),
  question: z.string(),
  answer: z.string(),
  asked_as: z.string(),
  shown: z.boolean(),
})
export type EntryValues = z.output<typeof entryValues>

/** A stored question as the form shows it. */
export const valuesOf = ({ section_id, question, answer, asked_as, shown }: FaqEntry): EntryValues => ({
  section_id,
  question,
  answer,
  asked_as,
  shown,
})

/** What is sent of a stored question: only the fields that were changed, so that nobody else's change is sent back. */
export function changeOf(input: FaqEntryInput, base: EntryValues, values: EntryValues): FaqEntryChange {
  return Object.fromEntries(changedFields(base, values).map((field) => [field, input[field]]))
}
