import { useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { AiWriting } from './AiWriting.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { EditPost } from './EditPost.tsx'
import { NewPost } from './NewPost.tsx'

/** What the dialog is open for: a new post, or one that is there. */
export type Editing = 'new' | { id: number }

interface Props {
  editing: Editing | null
  onClose: () => void
}

/** Where posts are made and changed. Closing it loses nothing: what was typed stays as a draft in this browser. */
export function PostDialog({ editing, onClose }: Props) {
  const [tab, setTab] = useState('manual')
  const isNew = editing === 'new'
  return (
    <Dialog
      wide
      open={editing !== null}
      onClose={onClose}
      title={isNew ? postFormText.createTitle : postFormText.editTitle}
    >
      {isNew && (
        <Tabs
          label={postFormText.tabs.label}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'ai', label: postFormText.tabs.ai, content: <AiWriting /> },
            { id: 'manual', label: postFormText.tabs.manual, content: <NewPost onClose={onClose} /> },
          ]}
        />
      )}
      {editing !== null && editing !== 'new' && <EditPost id={editing.id} onClose={onClose} />}
    </Dialog>
  )
}
