import { targetLengths } from '@arkpax/schema/ai-writing'
import { blogCategories } from '@arkpax/schema/blog'
import { useWatch } from 'react-hook-form'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { aiText } from './ai-writing.fi.ts'
import type { AiWritingState } from './use-ai-writing.ts'
import { WritingStatus } from './WritingStatus.tsx'

/** What the model shall write, its suggestions, and how far it is. */
export function AiForm({ writing }: { writing: AiWritingState }) {
  const { form, running, topics, note, suggest, create, stop } = writing
  const { register, setValue, control, formState } = form
  const { errors } = formState
  const topic = useWatch({ control, name: 'topic' })

  return (
    <form onSubmit={create} noValidate className="grid gap-6">
      <p className="max-w-prose text-ink-muted">{aiText.intro}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select {...register('category')} label={aiText.category} error={errors.category?.message}>
          {blogCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
        <Select {...register('target_length')} label={aiText.length} error={errors.target_length?.message}>
          {targetLengths.map((length) => (
            <option key={length}>{length}</option>
          ))}
        </Select>
      </div>
      <TextArea
        {...register('focus_points')}
        label={aiText.focus}
        hint={aiText.focusHint}
        rows={3}
        error={errors.focus_points?.message}
      />
      <TextField
        {...register('topic')}
        label={aiText.topic}
        error={errors.topic?.message}
        required
        autoComplete="off"
      />
      {topics.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{aiText.topics}</legend>
          {topics.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input
                type="radio"
                name="suggested-topic"
                className="size-5 shrink-0 accent-forest"
                checked={topic === one}
                onChange={() => setValue('topic', one, { shouldValidate: true })}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      {note && <Notice urgent text={note} />}
      {running && <WritingStatus running={running} onStop={stop} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={suggest} pending={running?.what === 'topics'} disabled={running !== null}>
          {aiText.suggest}
        </Button>
        <Button type="submit" tone="action" pending={running?.what === 'post'} disabled={running !== null}>
          {aiText.create}
        </Button>
      </div>
    </form>
  )
}
