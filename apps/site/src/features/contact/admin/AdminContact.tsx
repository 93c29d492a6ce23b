import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { Inbox } from './Inbox.tsx'
import { SavedReplies } from './SavedReplies.tsx'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'

/** The contact inbox: visitors' messages and what has been done about them. */
export function AdminContact() {
  return (
    <AdminScreen section="contact" title={text.title} actions={<InboxTools />}>
      <Inbox />
    </AdminScreen>
  )
}

const InboxTools = () => (
  <>
    <SavedReplies />
    <ShortcutsHelp />
  </>
)
