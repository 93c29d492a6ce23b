import { secondFactorOffInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { ApiError } from '~/lib/api.ts'
import { ownText } from './staff.fi.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  text: string
  submit: string
  tone?: 'action' | 'danger'
  /** Does what the password is asked for. A failure that names the password is told at its field, others by whoever throws them. */
  onConfirm: (password: string) => Promise<unknown>
}

/** Asks one's own password before something that opens or shuts a door; closes when it is done. */
export function PasswordQuestion({ open, onClose, title, ...question }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Question onDone={onClose} {...question} />
    </Dialog>
  )
}

interface QuestionProps extends Pick<Props, 'text' | 'submit' | 'tone' | 'onConfirm'> {
  onDone: () => void
}

function Question({ text, submit, tone = 'action', onConfirm, onDone }: QuestionProps) {
  const form = useForm({ resolver: zodResolver(secondFactorOffInput), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const confirm = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password)
      onDone()
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form.setError, error)
    }
  })
  return (
    <form onSubmit={confirm} noValidate className="grid gap-5">
      <p>{text}</p>
      <PasswordField
        label={ownText.passwordLabel}
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone={tone} className="justify-self-end" pending={isSubmitting}>
        {submit}
      </Button>
    </form>
  )
}
