import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { NEW_SAVED_REPLY, SavedReplyDialog } from './SavedReplyDialog.tsx'
import { SavedReplyList } from './SavedReplyList.tsx'
import { savedRepliesText as text } from './saved-replies.fi.ts'

/** Where saved replies are looked at, made, changed and deleted. */
export function SavedReplies() {
  const [isOpen, setOpen] = useState(false)
  const [editing, setEditing] = useState('')
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <MessageSquareText className="size-4" aria-hidden="true" />
        {text.manage}
      </Button>
      <Dialog open={isOpen && editing === ''} onClose={() => setOpen(false)} title={text.title} wide>
        <p className="text-ink-muted">{text.intro}</p>
        <SavedReplyList onEdit={setEditing} />
        <div className="mt-6 flex justify-end">
          <Button tone="solid" onClick={() => setEditing(NEW_SAVED_REPLY)}>
            {text.add}
          </Button>
        </div>
      </Dialog>
      <SavedReplyDialog editing={editing} onClose={() => setEditing('')} />
    </>
  )
}
