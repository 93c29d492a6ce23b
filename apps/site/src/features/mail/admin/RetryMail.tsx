import { mailKindLabel } from '@arkpax/schema/labels'
import type { Mail } from '@arkpax/schema/mail'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminMailText } from './admin-mail.fi.ts'
import { useRetryMail } from './use-mail-changes.ts'

const text = adminMailText.confirmRetry

interface Props {
  /** The mail to send again; null while nobody asks. */
  mail: Mail | null
  onClose: () => void
}

/** Sends a mail that has not left at once, after asking: to whom it goes is not called back. */
export function RetryMail({ mail, onClose }: Props) {
  const { mutate, isPending } = useRetryMail()
  return (
    <ConfirmDialog
      open={mail !== null}
      onClose={onClose}
      onConfirm={() => mail && mutate([{ params: { id: mail.id } }], { onSettled: onClose })}
      title={text.title}
      text={mail ? text.text(mailKindLabel(mail.kind), mail.recipient) : ''}
      confirmLabel={text.confirm}
      pending={isPending}
      tone="action"
    />
  )
}
