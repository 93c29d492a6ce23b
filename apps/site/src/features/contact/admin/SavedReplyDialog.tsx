import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useRead } from '~/lib/use-read.ts'
import { SavedReplyForm } from './SavedReplyForm.tsx'
import { savedRepliesText as text } from './saved-replies.fi.ts'
import { SAVED_REPLIES } from './use-saved-replies.ts'

/** What the dialog is open for in the place of an id: a new one. */
export const NEW_SAVED_REPLY = 'uusi'

interface Props {
  /** The id of the saved reply, or `NEW_SAVED_REPLY`; empty while the dialog is closed. */
  editing: string
  onClose: () => void
}

/** Where a saved reply is made or changed. */
export function SavedReplyDialog({ editing, onClose }: Props) {
  const { data } = useRead(SAVED_REPLIES)
  const draft = `saved-reply:${editing}`
  return (
    <FormDialog
      open={editing !== ''}
      onClose={onClose}
      title={editing === NEW_SAVED_REPLY ? text.createTitle : text.editTitle}
      draft={draft}
      discard={text.discard}
    >
      {({ onTyped, close }) => {
        const form = { draft, onTyped, onCancel: close, onSaved: onClose }
        if (editing === NEW_SAVED_REPLY) return <SavedReplyForm reply={null} {...form} />
        if (!data) return <Loading />
        const reply = data.find(({ id }) => id === editing)
        return reply ? <SavedReplyForm reply={reply} {...form} /> : <Notice {...text.gone} urgent />
      }}
    </FormDialog>
  )
}
