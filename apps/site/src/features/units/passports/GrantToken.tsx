import { passportTiers, passportTokenInput } from '@arkpax/schema/passport-tokens'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { passportsText as text } from './passports.fi.ts'

const DRAFT = 'passport-token:new'
const values = z.object({ name: z.string(), tier: z.enum(passportTiers) })
type Values = z.output<typeof values>
const START = { values: { name: '', tier: 'interest' as const }, version: null }

/** The way to let somebody read more; what they read with is shown once. */
export function GrantToken() {
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <NewButton label={text.grant} onClick={() => setOpen(true)} />
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.grant}
        draft={DRAFT}
        discard={text.grantDiscard}
      >
        {({ onTyped, close }) => (
          <GrantForm
            onTyped={onTyped}
            onCancel={close}
            onGranted={(token) => {
              setOpen(false)
              setSecret(token)
            }}
          />
        )}
      </FormDialog>
      <Dialog open={secret !== undefined} onClose={() => setSecret(undefined)} title={text.secretTitle}>
        <Secret token={secret ?? ''} />
        <div className="mt-6 flex justify-end">
          <Button tone="action" onClick={() => setSecret(undefined)}>
            {text.secretDone}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const Secret = ({ token }: { token: string }) => (
  <div className="grid gap-3">
    <p>{text.secretText}</p>
    <p className="flex items-center gap-2 rounded-sm bg-sunken p-3">
      <code className="min-w-0 wrap-anywhere">{token}</code>
      <CopyButton value={token} what={text.secretWhat} />
    </p>
    <p className="text-sm text-ink-muted">
      {text.secretUse} <code className="wrap-anywhere">Authorization: Bearer …</code>
    </p>
  </div>
)

interface Props {
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onGranted: (token: string) => void
}

function GrantForm({ onTyped, onCancel, onGranted }: Props) {
  const form = useForm<Values>({ resolver: zodResolver(passportTokenInput), defaultValues: START.values })
  useFormDraft({ name: DRAFT, form, schema: values, start: START })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/passport-tokens', {
    success: text.granted,
    failure: text.grantFailed,
    changes: ['GET /api/admin/passport-tokens'],
    onSuccess({ token }) {
      dropDraft(DRAFT)
      onGranted(token)
    },
    onFailure: (error) => showFieldErrors<Values>(setError, error),
  })
  const submit = handleSubmit((body) => mutate([{ body, idempotencyKey: draftKey(DRAFT, JSON.stringify(body)) }]))
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <TextField
        label={text.name}
        hint={text.nameHint}
        maxLength={120}
        error={errors.name?.message}
        {...register('name')}
      />
      <Select label={text.tier} error={errors.tier?.message} {...register('tier')}>
        {passportTiers.map((tier) => (
          <option key={tier} value={tier}>
            {text.tiers[tier]}
          </option>
        ))}
      </Select>
      <FormActions label={text.grant} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
