import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { NewNote } from './NewNote.tsx'
import { TeamNote } from './TeamNote.tsx'
import { teamNotesText as text } from './team-notes.fi.ts'
import type { Drafts } from './use-drafts.ts'

interface Props {
  message: ContactMessageDetail
  drafts: Drafts
}

/** What staff tell each other of a message, oldest first, and a new one. */
export function TeamNotes({ message: { id, notes }, drafts }: Props) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-sm font-semibold">{text.title}</h3>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <TeamNote key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NewNote messageId={id} drafts={drafts} />
    </section>
  )
}
