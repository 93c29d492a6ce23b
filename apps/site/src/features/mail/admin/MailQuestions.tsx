import type { Mail } from '@arkpax/schema/mail'
import { mailKindLabel } from '@arkpax/schema/mail-labels'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminMailText } from './admin-mail.fi.ts'
import { StoredMail } from './StoredMail.tsx'
import { useRemoveMail, useRetryMail } from './use-mail-changes.ts'

interface Props {
  /** The mail that it is about; null while nobody asks. */
  mail: Mail | null
  onClose: () => void
}

/** Sends a mail that has not left at once, after showing it and to whom it goes: it is not called back. */
export const RetryMail = (props: Props) => (
  <MailQuestion {...props} text={adminMailText.confirmRetry} change={useRetryMail()} tone="action">
    {props.mail && <StoredMail id={props.mail.id} />}
  </MailQuestion>
)

/** Gives up a mail that has not left, after asking. */
export const RemoveMail = (props: Props) => (
  <MailQuestion {...props} text={adminMailText.confirmRemove} change={useRemoveMail()} tone="danger" />
)

interface QuestionProps extends Props {
  text: { title: string; text: (kind: string, recipient: string) => string; confirm: string }
  change: ReturnType<typeof useRetryMail | typeof useRemoveMail>
  tone: 'action' | 'danger'
  children?: ReactNode
}

function MailQuestion({ mail, onClose, text, change: { mutate, isPending }, tone, children }: QuestionProps) {
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
    >
      {children}
    </ConfirmDialog>
  )
}
