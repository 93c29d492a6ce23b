import { mailKindLabel } from '@arkpax/schema/labels'
import type { Mail } from '@arkpax/schema/mail'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminMailText } from './admin-mail.fi.ts'
import { useRemoveMail } from './use-mail-changes.ts'

const text = adminMailText.confirmRemove

interface Props {
  /** The mail to give up; null while nobody asks. */
  mail: Mail | null
  onClose: () => void
}

/** Gives up a mail that has not left, after asking. */
export function RemoveMail({ mail, onClose }: Props) {
  const { mutate, isPending } = useRemoveMail()
  return (
    <ConfirmDialog
      open={mail !== null}
      onClose={onClose}
      onConfirm={() => mail && mutate([{ params: { id: mail.id } }], { onSettled: onClose })}
      title={text.title}
      text={mail ? text.text(mailKindLabel(mail.kind), mail.recipient) : ''}
      confirmLabel={text.confirm}
      pending={isPending}
    />
  )
}
