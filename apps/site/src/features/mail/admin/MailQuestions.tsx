import { mailKindLabel } from '@arkpax/schema/labels'
import type { Mail } from '@arkpax/schema/mail'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminMailText } from './admin-mail.fi.ts'
import { useRemoveMail, useRetryMail } from './use-mail-changes.ts'

interface Props {
  /** The mail that it is about; null while nobody asks. */
  mail: Mail | null
  onClose: () => void
}

/** Sends a mail that has not left at once, after asking: to whom it goes is not called back. */
export const RetryMail = (props: Props) => (
  <MailQuestion {...props} text={adminMailText.confirmRetry} change={useRetryMail()} tone="action" />
)

/** Gives up a mail that has not left, after asking. */
export const RemoveMail = (props: Props) => (
  <MailQuestion {...props} text={adminMailText.confirmRemove} change={useRemoveMail()} tone="danger" />
)

interface QuestionProps extends Props {
  text: { title: string; text: (kind: string, recipient: string) => string; confirm: string }
  change: ReturnType<typeof useRetryMail | typeof useRemoveMail>
  tone: 'action' | 'danger'
}

function MailQuestion({ mail, onClose, text, change: { mutate, isPending }, tone }: QuestionProps) {
  return (
    <ConfirmDialog
      open={mail !== null}
      onClose={onClose}
      onConfirm={() => mail && mutate([{ params: { id: mail.id } }], { onSettled: onClose })}
      title={text.title}
      text={mail ? text.text(mailKindLabel(mail.kind), mail.recipient) : ''}
      confirmLabel={text.confirm}
      pending={isPending}
      tone={tone}
    />
  )
}
