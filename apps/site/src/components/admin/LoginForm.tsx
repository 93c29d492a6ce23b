import { adminLoginInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { showToast } from '~/lib/toast.ts'
import { adminTexts, type LoginVariant, loginTexts } from './admin.fi.ts'
import { LAST_EMAIL, signIn } from './admin-session.ts'

const absentWhenEmpty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

/** What is typed: the address stays empty for the shared password, the code until it is asked for. */
const typedLogin = z.object({
  email: z.preprocess(absentWhenEmpty, adminLoginInput.shape.email),
  password: adminLoginInput.shape.password,
  code: z.preprocess(absentWhenEmpty, adminLoginInput.shape.code),
})

/** The one login of the back office; the variant chooses its words. */
export function LoginForm({ variant }: { variant: LoginVariant }) {
  const [isCodeAsked, setCodeAsked] = useState(false)
  const form = useForm({
    resolver: zodResolver(typedLogin),
    defaultValues: { email: localStorage.getItem(LAST_EMAIL) ?? '', password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const texts = loginTexts[variant]

  const submit = form.handleSubmit(async (login) => {
    try {
      await signIn(login)
      if (login.email) localStorage.setItem(LAST_EMAIL, login.email)
      else localStorage.removeItem(LAST_EMAIL)
      showToast({ ...texts.success, tone: 'success' })
    } catch (error) {
      const code = error instanceof ApiError ? error.problem?.code : undefined
      if (code === 'second_factor_needed') return setCodeAsked(true)
      const description = readFailure(error)
      showToast({ title: texts.failure, description, tone: 'destructive' })
      form.setError(code === 'wrong_code' ? 'code' : 'password', { message: description }, { shouldFocus: true })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={adminTexts.email}
        hint={adminTexts.emailHint}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={adminTexts.password}
        type="password"
        autoComplete="current-password"
        placeholder={adminTexts.passwordPlaceholder}
        required
        autoFocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      {isCodeAsked && (
        <TextField
          label={adminTexts.code}
          hint={adminTexts.codeHint}
          autoComplete="one-time-code"
          autoFocus
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <Button type="submit" tone="action" pending={isSubmitting}>
        {adminTexts.signIn}
      </Button>
    </form>
  )
}
