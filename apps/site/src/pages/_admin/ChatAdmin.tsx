import { FAQ_QUESTION_MAX } from '@arkpax/schema/faq'
import { AdminChat } from '~/features/chat/admin/AdminChat.tsx'
import { EntryDialog, NEW_ENTRY } from '~/features/faq/admin/EntryDialog.tsx'

/** The screen behind /admin/chat: the assistant's conversations, and the form of a question that is made of what was asked. */
export const ChatAdmin = () => (
  <AdminChat
    entryForm={(request) => (
      <EntryDialog
        editing={request ? NEW_ENTRY : ''}
        sectionId=""
        question={request?.question.slice(0, FAQ_QUESTION_MAX)}
        onCreated={({ id }) => request?.onCreated(id)}
        onClose={() => request?.onClose()}
      />
    )}
  />
)
