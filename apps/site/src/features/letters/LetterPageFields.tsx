import { slugify } from '@arkpax/schema/slug'
import { useWatch } from 'react-hook-form'
import { Checkbox, TextField } from '~/components/ui/react/Field.tsx'
import type { LetterPart } from './LetterRecipients.tsx'
import { letterText as text } from './letters.fi.ts'

interface Props extends LetterPart {
  hasLeft?: boolean
}

/** Whether the letter gets a page on the site, and where. */
export function LetterPageFields({ form, hasLeft = false }: Props) {
  const { register, setValue, getValues, formState } = form
  const hasPage = useWatch({ control: form.control, name: 'has_page' })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{text.page}</legend>
      <Checkbox
        label={hasLeft ? text.isPage : text.hasPage}
        {...register('has_page', {
          onChange({ target }) {
            if (target.checked && !getValues('archive_slug'))
              setValue('archive_slug', slugify(getValues('subject')), { shouldDirty: true })
          },
        })}
      />
      {hasPage && (
        <>
          <TextField
            label={text.slug}
            hint={text.slugHint}
            error={formState.errors.archive_slug?.message}
            {...register('archive_slug')}
          />
          <Checkbox label={text.isIndexed} {...register('is_indexed')} />
        </>
      )}
    </fieldset>
  )
}
