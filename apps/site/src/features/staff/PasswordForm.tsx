import { type StaffPasswordInput, staffPasswordInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ownText } from './staff.fi.ts'
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers.tsx'

const text = ownText.password
const EMPTY: StaffPasswordInput = { current_password: '', new_password: '' }

/** Changes one's own password. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<StaffPasswordInput>({ resolver: zodResolver(staffPasswordInput), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const { mutateAsync } = useWrite('PUT /api/admin/password', {
    success: text.changed,
    failure: text.failed,
    changes: ['GET /api/admin/sessions'],
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync([{ body }])
      form.reset(EMPTY)
    } catch (error) {
      if (!(error instanceof ApiError)) return
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <p className="text-ink-muted">{text.text}</p>
      <UsernameForPasswordManagers email={email} />
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <PasswordField
        label={text.next}
        hint={text.hint}
        autoComplete="new-password"
        required
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <Button type="submit" className="justify-self-start" pending={isSubmitting}>
        {text.submit}
      </Button>
    </form>
  )
}
