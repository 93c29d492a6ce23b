import type { Problem } from '@arkpax/schema/errors'
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
import { canUsePasskeys } from './can-use-passkeys.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { passkeyText } from './passkey.fi.ts'
import { signedIn } from './signed-in.ts'

const absentWhenEmpty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

/** What is typed: the address stays empty for the shared password, the code until it is asked for. */
const typedLogin = z.object({
  email: z.preprocess(absentWhenEmpty, adminLoginInput.shape.email),
  password: adminLoginInput.shape.password,
  code: z.preprocess(absentWhenEmpty, adminLoginInput.shape.code),
})

/** The one login of the back office; the variant chooses its words. */
export function LoginForm({ variant }: { variant: LoginVariant }) {
  const [asked, setAsked] = useState<{ email?: string; factors: NonNullable<Problem['second_factors']> }>()
  const form = useForm({
    resolver: zodResolver(typedLogin),
    defaultValues: { email: localStorage.getItem(LAST_EMAIL) ?? '', password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const texts = loginTexts[variant]
  const offersPasskey = canUsePasskeys() && asked?.factors.includes('passkey') !== false

  function welcome(email = signedIn.get()?.email) {
    if (email) localStorage.setItem(LAST_EMAIL, email)
    else localStorage.removeItem(LAST_EMAIL)
    showToast({ ...texts.success, tone: 'success' })
  }

  const submit = form.handleSubmit(async (login) => {
    try {
      await signIn(login)
      welcome(login.email)
    } catch (error) {
      const { code, second_factors = [] } = (error instanceof ApiError && error.problem) || {}
      const isNeeded = code === 'second_factor_needed'
      // Where others have guessed at the password, it is taken only with what proves more.
      const isFirstAsked = second_factors.length > 0 && asked?.email !== login.email
      if (isFirstAsked) setAsked({ email: login.email, factors: second_factors })
      if (isNeeded && isFirstAsked) return
      const description = readFailure(error)
      showToast({ title: texts.failure, description, tone: 'destructive' })
      const field = isNeeded || code === 'wrong_code' ? 'code' : 'password'
      form.setError(field, { message: description }, { shouldFocus: true })
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
      {offersPasskey && asked && <PasskeyLogin email={asked.email} onSignedIn={welcome} />}
      {asked && (
        <TextField
          label={adminTexts.code}
          hint={asked.factors.includes('app') ? adminTexts.codeHint : adminTexts.recoveryCodeHint}
          autoComplete="one-time-code"
          autoFocus={!offersPasskey}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <Button type="submit" tone={offersPasskey && asked ? 'outline' : 'action'} pending={isSubmitting}>
        {adminTexts.signIn}
      </Button>
      {offersPasskey && !asked && (
        <>
          <p className="text-center text-sm text-ink-muted">{passkeyText.or}</p>
          <PasskeyLogin onSignedIn={welcome} />
        </>
      )}
    </form>
  )
}
