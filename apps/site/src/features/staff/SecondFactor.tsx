import { secondFactorInput, secondFactorOffInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkSession } from '~/components/admin/admin-session.ts'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { QrCode } from './QrCode.tsx'
import { ownText } from './staff.fi.ts'

const text = ownText.factor

interface Secret {
  secret: string
  uri: string
}

/** A second factor of one's own: taken into use step by step, moved to another device, taken out of use. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const { mutate: begin, isPending } = useWrite('POST /api/admin/second-factor', {
    failure: text.beginFailed,
    onSuccess: setSecret,
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>{isOn ? text.on : text.off}</p>
      {secret ? (
        <Confirm
          secret={secret}
          onConfirmed={(made) => {
            setSecret(null)
            setCodes(made)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Button onClick={() => setAsking('renew')}>{text.renew}</Button>
              <Button onClick={() => setAsking('remove')}>{text.remove}</Button>
            </>
          ) : (
            <Button tone="action" pending={isPending} onClick={() => begin([{ body: {} }])}>
              {text.begin}
            </Button>
          )}
        </div>
      )}
      <Dialog open={asking === 'renew'} onClose={() => setAsking(null)} title={text.renew}>
        <Renew
          onBegun={(begun) => {
            setAsking(null)
            setSecret(begun)
          }}
        />
      </Dialog>
      <Dialog open={asking === 'remove'} onClose={() => setAsking(null)} title={text.remove}>
        <Remove onRemoved={() => setAsking(null)} />
      </Dialog>
    </div>
  )
}

/** The secret is in use once a first code of it has been sent. */
function Confirm({ secret: { secret, uri }, onConfirmed }: { secret: Secret; onConfirmed: (codes: string[]) => void }) {
  const form = useForm({ resolver: zodResolver(secondFactorInput), defaultValues: { code: '' } })
  const { mutate, isPending } = useWrite('PUT /api/admin/second-factor', {
    success: text.confirmed,
    failure: text.beginFailed,
    changes: ['GET /api/admin/staff'],
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
      <Button type="submit" tone="action" className="justify-self-start" pending={isPending}>
        {text.confirm}
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="status">
        <h3 className="font-semibold">{text.codesTitle}</h3>
      </div>
      <p>{text.codesText}</p>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3">
        <Button
          tone="action"
          onClick={() => {
            onDone()
            void checkSession()
          }}
        >
          {text.codesDone}
        </Button>
        <CopyButton value={codes.join('\n')} what={text.codesWhat} />
      </p>
    </div>
  )
}

function Renew({ onBegun }: { onBegun: (secret: Secret) => void }) {
  const form = useForm({ resolver: zodResolver(secondFactorOffInput), defaultValues: { password: '' } })
  const { mutate, isPending } = useWrite('POST /api/admin/second-factor', {
    failure: text.beginFailed,
    onSuccess: onBegun,
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  return (
    <form onSubmit={form.handleSubmit((body) => mutate([{ body }]))} noValidate className="grid gap-5">
      <p>{text.renewText}</p>
      <PasswordField
        label={text.passwordLabel}
        autoComplete="current-password"
        autoFocus
        required
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone="action" className="justify-self-end" pending={isPending}>
        {text.goOn}
      </Button>
    </form>
  )
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const form = useForm({ resolver: zodResolver(secondFactorOffInput), defaultValues: { password: '' } })
  const { mutate, isPending } = useWrite('POST /api/admin/second-factor/off', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/staff'],
    onSuccess: () => {
      onRemoved()
      void checkSession()
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  return (
    <form onSubmit={form.handleSubmit((body) => mutate([{ body }]))} noValidate className="grid gap-5">
      <p>{text.removeText}</p>
      <PasswordField
        label={text.passwordLabel}
        autoComplete="current-password"
        autoFocus
        required
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone="danger" className="justify-self-end" pending={isPending}>
        {text.remove}
      </Button>
    </form>
  )
}
