import { adminLoginInput } from '@arkpax/schema/admin-session'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { readFailure } from '~/lib/failure-text.ts'
import { showToast } from '~/lib/toast.ts'
import { adminTexts, type LoginVariant, loginTexts } from './admin.fi.ts'
import { signIn } from './admin-session.ts'

/** The one login of the back office; the variant chooses its words. */
export function LoginForm({ variant }: { variant: LoginVariant }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(adminLoginInput),
    defaultValues: { password: '' },
  })
  const texts = loginTexts[variant]

  const submit = handleSubmit(async ({ password }) => {
    try {
      await signIn(password)
      showToast({ ...texts.success, tone: 'success' })
    } catch (error) {
      const description = readFailure(error)
      showToast({ title: texts.failure, description, tone: 'destructive' })
      setError('password', { message: description }, { shouldFocus: true })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={adminTexts.password}
        type="password"
        autoComplete="current-password"
        placeholder={adminTexts.passwordPlaceholder}
        required
        autoFocus
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" tone="action" pending={formState.isSubmitting}>
        {adminTexts.signIn}
      </Button>
    </form>
  )
}
