import { secondFactorInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { namesFields, showFieldErrors } from '~/components/admin/field-errors.ts'
import { useFocusAfter } from '~/components/admin/use-focus-after.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { QrCode } from './QrCode.tsx'
import { ownText } from './staff.fi.ts'

const text = ownText.factor.app

interface Secret {
  secret: string
  uri: string
}

interface Props {
  isOn: boolean
  /** It has come into use or gone out of use, with these new recovery codes, if any. */
  onChanged: (codes: string[]) => void
}

/** An authenticator app: taken into use step by step, moved to another device, taken out of use. */
export function AuthenticatorApp({ isOn, onChanged }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [asking, setAsking] = useState<'begin' | 'remove' | null>(null)
  const beginButton = useFocusAfter(secret !== null)
  const begin = useWrite('POST /api/admin/second-factor', {
    failure: text.beginFailed,
    onSuccess: setSecret,
    onFailure: namesFields,
  })
  const remove = useWrite('POST /api/admin/second-factor/off', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/second-factor', 'GET /api/admin/staff'],
    onSuccess: () => onChanged([]),
    onFailure: namesFields,
  })
  const question = { text: text.isYou, onClose: () => setAsking(null) }

  if (secret) {
    return (
      <Confirm
        secret={secret}
        onCancel={() => setSecret(null)}
        onConfirmed={(codes) => {
          setSecret(null)
          onChanged(codes)
        }}
      />
    )
  }
  return (
    <>
      <p>{isOn ? text.on : text.off}</p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button ref={beginButton} onClick={() => setAsking('begin')}>
              {text.renew}
            </Button>
            <Button onClick={() => setAsking('remove')}>{text.remove}</Button>
          </>
        ) : (
          <Button ref={beginButton} onClick={() => setAsking('begin')}>
            {text.begin}
          </Button>
        )}
      </div>
      <PasswordQuestion
        {...question}
        open={asking === 'begin'}
        title={isOn ? text.renew : text.beginTitle}
        text={isOn ? text.renewText : text.isYou}
        submit={text.goOn}
        onConfirm={(password) => begin.mutateAsync([{ body: { password } }])}
      />
      <PasswordQuestion
        {...question}
        open={asking === 'remove'}
        title={text.removeTitle}
        submit={text.remove}
        tone="danger"
        onConfirm={(password) => remove.mutateAsync([{ body: { password } }])}
      />
    </>
  )
}

interface ConfirmProps {
  secret: Secret
  onCancel: () => void
  onConfirmed: (codes: string[]) => void
}

/** The secret is in use once a first code of it has been sent. */
function Confirm({ secret: { secret, uri }, onCancel, onConfirmed }: ConfirmProps) {
  const form = useForm({ resolver: zodResolver(secondFactorInput), defaultValues: { code: '' } })
  const { mutate, isPending } = useWrite('PUT /api/admin/second-factor', {
    success: text.confirmed,
    failure: text.beginFailed,
    changes: ['GET /api/admin/second-factor', 'GET /api/admin/staff', 'GET /api/admin/sessions'],
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  return (
    <form onSubmit={form.handleSubmit((body) => mutate([{ body }]))} noValidate className="grid grid-cols-1 gap-5">
      <p>{text.scan}</p>
      <QrCode text={uri} label={text.qr} />
      <p className="wrap-anywhere">
        {text.key}: <code>{secret}</code> <CopyButton value={secret} what={text.keyWhat} />
      </p>
      <TextField
        className="max-w-60"
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="action" pending={isPending}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{ownText.cancel}</Button>
      </div>
    </form>
  )
}
