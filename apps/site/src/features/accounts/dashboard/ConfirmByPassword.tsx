import { customerConfirmInput } from '@arkpax/schema/accounts'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { profileText as text } from './profile.fi.ts'
import { useAccountForm } from './use-account-form.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  danger?: boolean
  /** Does the thing; rejects when the server refuses. */
  onConfirm: (password: string) => Promise<unknown>
  children: ReactNode
}

/** Asks for the password once more before something that only the owner may do. */
export function ConfirmByPassword({ open, onClose, title, children, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {children}
      <PasswordConfirmation onClose={onClose} {...form} />
    </Dialog>
  )
}

function PasswordConfirmation({
  onClose,
  onConfirm,
  confirmLabel,
  danger,
}: Pick<Props, 'onClose' | 'onConfirm' | 'confirmLabel' | 'danger'>) {
  const { register, submit, errors, isPending } = useAccountForm({
    schema: customerConfirmInput,
    values: { password: '' },
    onSave: ({ password }) => onConfirm(password),
  })
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-6">
      <PasswordField
        label={text.currentPassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" tone={danger ? 'danger' : 'solid'} pending={isPending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
