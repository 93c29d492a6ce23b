import { customerConfirmInput } from '@arkpax/schema/accounts'
import type { ReactNode } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
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
      <FormActions label={confirmLabel} onCancel={onClose} tone={danger ? 'danger' : 'solid'} pending={isPending} />
    </form>
  )
}
