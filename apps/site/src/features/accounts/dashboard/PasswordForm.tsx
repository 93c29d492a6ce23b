import { customerPasswordInput } from '@arkpax/schema/accounts'
import { Button } from '~/components/ui/react/Button.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { profileText as text } from './profile.fi.ts'
import { useAccountForm } from './use-account-form.ts'

const EMPTY = { current_password: '', new_password: '' }

/** Changes the password; the address is there for password managers only. */
export function PasswordForm({ email }: { email: string }) {
  const change = useWrite('PUT /api/auth/password', {
    success: text.passwordChanged,
    failure: text.passwordFailure,
    changes: ['GET /api/auth/sessions'],
  })
  const { register, submit, reset, errors, isPending } = useAccountForm({
    schema: customerPasswordInput,
    values: EMPTY,
    async onSave(body) {
      await change.mutateAsync([{ body }])
      reset(EMPTY)
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text.currentPassword}
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <PasswordField
        label={text.newPassword}
        hint={text.newPasswordHint}
        autoComplete="new-password"
        required
        error={errors.new_password?.message}
        {...register('new_password')}
      />
      <Button type="submit" className="justify-self-start" pending={isPending}>
        {text.changePassword}
      </Button>
    </form>
  )
}
