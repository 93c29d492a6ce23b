import type { StaffMember } from '@arkpax/schema/staff'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { staffText as text } from './staff.fi.ts'

interface Props {
  /** Null while nobody asks. */
  person: StaffMember | null
  onClose: () => void
}

/** Removes a person, after asking. */
export function RemovePerson({ person, onClose }: Props) {
  const { mutate, isPending } = useWrite('DELETE /api/admin/staff/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/staff'],
    doubts: ['GET /api/admin/staff'],
  })
  return (
    <ConfirmDialog
      {...text.removeQuestion}
      title={text.removeQuestion.title(person?.name ?? '')}
      open={person !== null}
      onClose={onClose}
      onConfirm={() => person && mutate([{ params: { id: person.id } }], { onSettled: onClose })}
      pending={isPending}
    />
  )
}

/** Mails a person a new invitation, after asking. */
export function ResendInvitation({ person, onClose }: Props) {
  const { mutate, isPending } = useWrite('POST /api/admin/staff/{id}/invitation', {
    success: ({ email }) => text.resent(email),
    failure: text.resendFailed,
    changes: ['GET /api/admin/staff'],
    doubts: ['GET /api/admin/staff'],
  })
  return (
    <ConfirmDialog
      {...text.resendQuestion}
      title={text.resendQuestion.title(person?.name ?? '')}
      open={person !== null}
      onClose={onClose}
      onConfirm={() => person && mutate([{ params: { id: person.id } }], { onSettled: onClose })}
      pending={isPending}
    />
  )
}
