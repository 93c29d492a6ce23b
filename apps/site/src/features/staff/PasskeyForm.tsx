import { deviceName } from '@arkpax/schema/device-name'
import { passkeyBeginInput, passkeyInput } from '@arkpax/schema/passkeys'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { namesFields, showFieldErrors } from '~/components/admin/field-errors.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ownText } from './staff.fi.ts'

const text = ownText.factor.passkeys
const typed = passkeyBeginInput.extend({ name: passkeyInput.shape.name })

/** Adds a passkey: a name and the password first, then the browser asks for a finger, a face or a PIN. */
export function PasskeyForm({ onAdded }: { onAdded: (codes: string[]) => void }) {
  const form = useForm({
    resolver: zodResolver(typed),
    defaultValues: { name: deviceName(navigator.userAgent), password: '' },
  })
  const [failure, setFailure] = useState('')
  const { mutateAsync: begin } = useWrite('POST /api/admin/passkeys', {
    failure: text.addFailed,
    onFailure: namesFields,
  })
  const { mutateAsync: confirm } = useWrite('PUT /api/admin/passkeys', {
    success: text.addDone,
    failure: text.addFailed,
    changes: ['GET /api/admin/second-factor', 'GET /api/admin/staff', 'GET /api/admin/sessions'],
    onFailure: namesFields,
  })

  const submit = form.handleSubmit(async ({ name, password }) => {
    setFailure('')
    const prompt = await import('~/components/admin/passkey-prompt.ts').catch(() => undefined)
    if (!prompt) return setFailure(text.notLoaded)
    const { makePasskey, passkeyFailure } = prompt
    try {
      const options = await begin([{ body: { password } }])
      const { recovery_codes } = await confirm([{ body: { name, response: await makePasskey(options) } }])
      onAdded(recovery_codes)
    } catch (error) {
      const isAtField = error instanceof ApiError && showFieldErrors(form.setError, error)
      if (!isAtField) setFailure(passkeyFailure(error))
    }
  })

  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <p>{text.addText}</p>
      {failure && <Notice title={text.addFailed} text={failure} urgent />}
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PasswordField
        label={ownText.passwordLabel}
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone="action" className="justify-self-end" pending={isSubmitting}>
        {text.goOn}
      </Button>
    </form>
  )
}
