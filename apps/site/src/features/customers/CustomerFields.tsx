import type { customerInput } from '@arkpax/schema/customers'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { TextField } from '~/components/ui/react/Field.tsx'
import { customerFormText as text } from './customers.fi.ts'

/** What the form holds while it is filled in: tags as they are typed, with commas. */
export const customerValues = z.object({
  display_name: z.string(),
  company: z.string(),
  business_id: z.string(),
  phone: z.string(),
  tags: z.string(),
})
export type CustomerValues = z.output<typeof customerValues>

/** What was typed, with its tags one by one. */
export const withTags = <Values extends CustomerValues>({
  tags,
  ...kept
}: Values): Omit<Values, 'tags'> & Pick<z.input<typeof customerInput>, 'tags'> => ({
  ...kept,
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
})

interface Props {
  // A form may hold more than these.
  form: Pick<UseFormReturn<CustomerValues>, 'register' | 'formState'>
  nameHint?: string | undefined
  phoneHint?: string
}

/** The fields of what staff keep of a customer. */
export function CustomerFields({ form: { register, formState }, nameHint, phoneHint }: Props) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.name}
        hint={nameHint}
        autoFocus
        autoComplete="off"
        error={errors.display_name?.message}
        {...register('display_name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.company} autoComplete="off" error={errors.company?.message} {...register('company')} />
        <TextField
          label={text.businessId}
          autoComplete="off"
          error={errors.business_id?.message}
          {...register('business_id')}
        />
      </div>
      <TextField
        label={text.phone}
        hint={phoneHint}
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={text.tags}
        hint={text.tagsHint}
        autoComplete="off"
        error={errors.tags?.message}
        {...register('tags')}
      />
      <p className="text-sm text-ink-muted">{text.gdprHint}</p>
    </>
  )
}
