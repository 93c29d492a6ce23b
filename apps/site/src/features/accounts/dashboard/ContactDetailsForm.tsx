import { type Customer, customerProfileInput } from '@arkpax/schema/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { readKey } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import { profileText as text } from './profile.fi.ts'
import { useAccountForm } from './use-account-form.ts'

/** Changes the customer's name, phone and address. */
export function ContactDetailsForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const client = useQueryClient()
  const save = useWrite('PUT /api/auth/me', {
    success: text.saved,
    failure: text.saveFailure,
    onSuccess(changed) {
      client.setQueryData(readKey('GET /api/auth/me'), changed)
      onClose()
    },
  })
  const { first_name, last_name, phone, address, postal_code, city } = customer
  const { register, submit, errors, isPending } = useAccountForm({
    schema: customerProfileInput,
    values: { first_name, last_name, phone, address, postal_code, city },
    onSave: (body) => save.mutateAsync([{ body }]),
    draft: { name: 'tiedot', owner: customer.email },
  })
  const field = (name: keyof typeof errors & Parameters<typeof register>[0]) => ({
    ...register(name),
    error: errors[name]?.message,
  })

  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
          autoFocus
          {...field('first_name')}
        />
        <TextField label={text.lastName} autoComplete="family-name" maxLength={100} required {...field('last_name')} />
      </div>
      <TextField label={text.optional(text.phone)} type="tel" autoComplete="tel" maxLength={50} {...field('phone')} />
      <TextField
        label={text.optional(text.address)}
        autoComplete="street-address"
        maxLength={300}
        {...field('address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.optional(text.postalCode)}
          autoComplete="postal-code"
          maxLength={20}
          {...field('postal_code')}
        />
        <TextField label={text.optional(text.city)} autoComplete="address-level2" maxLength={100} {...field('city')} />
      </div>
      <p className="text-sm text-ink-muted">{text.emailHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="action" pending={isPending}>
          {text.save}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </form>
  )
}
