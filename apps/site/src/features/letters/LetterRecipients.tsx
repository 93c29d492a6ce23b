import { languageLabels, segmentRules, sourceLabels } from '@arkpax/schema/letter-labels'
import { type LetterInput, segmentChoices } from '@arkpax/schema/letters'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { type LetterValues, segmentOf } from './letter-values.ts'
import { letterText as text } from './letters.fi.ts'

export interface LetterPart {
  form: UseFormReturn<LetterValues, unknown, LetterInput>
}

/** Who gets the letter, and how many they are now. */
export function LetterRecipients({ form }: LetterPart) {
  const { register, formState } = form
  const segment = useWatch({ control: form.control, compute: segmentOf })
  const audience = useAudience(segment)
  const { errors } = formState
  const rules = segmentRules(segment)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{text.recipients}</legend>
      <Select label={text.bought} {...register('has_bought')}>
        <Choices />
      </Select>
      <Select label={text.registered} {...register('has_registered')}>
        <Choices />
      </Select>
      <TextField label={text.from} type="date" error={errors.from?.message} {...register('from')} />
      <TextField label={text.to} type="date" error={errors.to?.message} {...register('to')} />
      {(audience.data?.languages.length ?? 0) > 1 && (
        <Select label={text.language} {...register('language')}>
          <option value="">{text.allLanguages}</option>
          {audience.data?.languages.map((language) => (
            <option key={language} value={language}>
              {languageLabels[language]}
            </option>
          ))}
        </Select>
      )}
      {(audience.data?.sources.length ?? 0) > 1 && (
        <Select label={text.source} {...register('source')}>
          <option value="">{text.allSources}</option>
          {audience.data?.sources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Select>
      )}
      <p role="status" className="sm:col-span-2">
        {audience.data && text.audience(audience.data.count, audience.data.active)}
        {audience.error && text.audienceFailed}
        {rules.length > 0 && <span className="block text-ink-muted">{text.rules(rules)}</span>}
      </p>
    </fieldset>
  )
}

/** How many a segment has now; asked anew when it changes. */
export function useAudience({ from, to, ...segment }: ReturnType<typeof segmentOf>) {
  const query = { ...segment, ...(from && { from }), ...(to && { to }) }
  return useFreshRead('GET /api/admin/letters/audience', { query })
}

const Choices = () =>
  segmentChoices.map((choice) => (
    <option key={choice} value={choice}>
      {text.choices[choice]}
    </option>
  ))
