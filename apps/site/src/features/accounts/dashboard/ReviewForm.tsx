import { type ReviewInput, reviewInput } from '@arkpax/schema/reviews'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import type * as z from 'zod'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { StarField } from '~/components/ui/react/StarField.tsx'
import { reviewsText as text } from './reviews.fi.ts'
import { useAccountForm } from './use-account-form.ts'

interface Props {
  /** The product, and what was said of it before. */
  values: z.input<typeof reviewInput>
  owner: string
  submitLabel: string
  onSave: (review: ReviewInput) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Stars, and a title and a text if the writer likes. */
export function ReviewForm({ values, owner, submitLabel, onSave, onClose, children }: Props) {
  const { control, register, submit, errors, isPending } = useAccountForm({
    schema: reviewInput,
    values,
    onSave,
    draft: { name: `arvostelu-${values.product_id}`, owner },
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {children}
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <StarField
            label={text.rating}
            value={field.value || null}
            onChange={field.onChange}
            ref={field.ref}
            error={errors.rating?.message}
          />
        )}
      />
      <TextField label={text.title} maxLength={200} error={errors.title?.message} {...register('title')} />
      <TextArea
        label={text.comment}
        hint={text.commentHint}
        rows={6}
        maxLength={5_000}
        error={errors.comment?.message}
        {...register('comment')}
      />
      <FormActions label={submitLabel} onCancel={onClose} pending={isPending} />
    </form>
  )
}
