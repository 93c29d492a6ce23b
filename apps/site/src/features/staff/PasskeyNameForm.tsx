import { type Passkey, passkeyNameInput } from '@arkpax/schema/passkeys'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { ownText } from './staff.fi.ts'

const text = ownText.factor.passkeys

/** Gives a passkey another name. */
export function PasskeyNameForm({ passkey: { id, name }, onSaved }: { passkey: Passkey; onSaved: () => void }) {
  const form = useForm({ resolver: zodResolver(passkeyNameInput), defaultValues: { name } })
  const { mutate, isPending } = useWrite('PUT /api/admin/passkeys/{id}', {
    success: text.renamed,
    failure: text.renameFailed,
    changes: ['GET /api/admin/second-factor'],
    doubts: ['GET /api/admin/second-factor'],
    onSuccess: onSaved,
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  return (
    <form
      onSubmit={form.handleSubmit((body) => mutate([{ params: { id }, body }]))}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <TextField
        label={text.name}
        required
        autoFocus
        autoComplete="off"
        maxLength={60}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" tone="action" className="justify-self-end" pending={isPending}>
        {text.saveName}
      </Button>
    </form>
  )
}
