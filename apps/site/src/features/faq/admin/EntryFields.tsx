import { answerParagraphs, type FaqEntryInput, type FaqSection } from '@arkpax/schema/faq'
import type { UseFormReturn } from 'react-hook-form'
import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Checkbox, Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { paths } from '~/lib/paths.ts'
import { faqFormText as text } from './admin-faq.fi.ts'
import type { EntryValues } from './entry-values.ts'
import { FactList } from './FactList.tsx'

interface Props {
  form: UseFormReturn<EntryValues, unknown, FaqEntryInput>
  sections: readonly FaqSection[]
  id: string | undefined
}

/** The fields of a question, and how it will look. */
export function EntryFields({ form: { register, watch, formState }, sections, id }: Props) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.question}
        required
        autoFocus
        maxLength={200}
        error={errors.question?.message}
        {...register('question')}
      />
      <TextArea
        label={text.answer}
        hint={text.answerHint}
        rows={9}
        required
        error={errors.answer?.message}
        {...register('answer')}
      />
      <FactList />
      <TextArea
        label={text.askedAs}
        hint={text.askedAsHint}
        rows={4}
        error={errors.asked_as?.message}
        {...register('asked_as')}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <Select label={text.section} required error={errors.section_id?.message} {...register('section_id')}>
          <option value="">{text.chooseSection}</option>
          {sections.map((section) => (
            <option key={section.id} value={section.id}>
              {section.title}
            </option>
          ))}
        </Select>
        <Checkbox label={text.shown} {...register('shown')} />
      </div>
      <Preview question={watch('question')} answer={watch('answer')} />
      {id && <p className={`${hintClass} wrap-anywhere`}>{text.anchor(`${paths.faq}#${id}`)}</p>}
    </>
  )
}

function Preview({ question, answer }: { question: string; answer: string }) {
  const { shown } = useFactValues()
  const paragraphs = answerParagraphs(answer).map(shown)
  return (
    <section aria-label={text.preview} className="rounded-sm bg-sunken p-4">
      <h3 className="text-sm font-semibold text-ink-muted">{text.preview}</h3>
      {question.trim() || paragraphs.length > 0 ? (
        <div className="mt-2 grid max-w-prose gap-3 wrap-anywhere">
          <p className="text-lg font-semibold">{shown(question)}</p>
          {Array.from(paragraphs.entries(), ([index, paragraph]) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <p className="mt-2 text-ink-muted">{text.previewEmpty}</p>
      )}
    </section>
  )
}
