import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { EditPost } from './EditPost.tsx'
import { NewPostTabs } from './NewPostTabs.tsx'

/** What the dialog is open for: a new post, or one that is there. */
export type Editing = 'new' | { id: number }

interface Props {
  editing: Editing | null
  onClose: () => void
}

/** Where posts are made and changed. Closing it loses nothing: what was typed stays as a draft in this browser. */
export function PostDialog({ editing, onClose }: Props) {
  const isNew = editing === 'new'
  return (
    <Dialog
      wide
      open={editing !== null}
      onClose={onClose}
      title={isNew ? postFormText.createTitle : postFormText.editTitle}
    >
      {isNew && <NewPostTabs onClose={onClose} />}
      {editing !== null && editing !== 'new' && <EditPost id={editing.id} onClose={onClose} />}
    </Dialog>
  )
}
