import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
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

/** Tags as they are typed, one by one. */
export const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

interface Props {
  // A form may hold more than these.
  register: (name: keyof CustomerValues) => UseFormRegisterReturn
  errors: Partial<Record<keyof CustomerValues, FieldError>>
  nameHint?: string | undefined
  phoneHint?: string
}

/** The fields of what staff keep of a customer. */
export function CustomerFields({ register, errors, nameHint, phoneHint }: Props) {
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
