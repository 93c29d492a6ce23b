import type { ContactMessageDetail } from '@arkpax/schema/contact'
import type { ContactNote } from '@arkpax/schema/contact-notes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isStale } from '~/components/admin/stale.ts'
import { readsOf } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import { teamNotesText as text } from './team-notes.fi.ts'

const ONE = 'GET /api/admin/contact-messages/{id}'

/** Changes the notes of the message that is on the screen. */
function change(client: QueryClient, of: (notes: ContactNote[]) => ContactNote[]) {
  client.setQueriesData<ContactMessageDetail>(
    { queryKey: readsOf(ONE), predicate: ({ state }) => isDetail(state.data) },
    (shown) => shown && { ...shown, notes: of(shown.notes) },
  )
}

const isDetail = (data: unknown) => typeof data === 'object' && data !== null && 'notes' in data

const withNote = (note: ContactNote) => (notes: ContactNote[]) =>
  notes.some(({ id }) => id === note.id) ? notes.map((old) => (old.id === note.id ? note : old)) : notes

/** Adds a note to a message. */
export function useAddNote() {
  const client = useQueryClient()
  return useWrite('POST /api/admin/contact-messages/{id}/notes', {
    success: text.added,
    failure: text.addFailed,
    onSuccess: (note) => change(client, (notes) => [...notes.filter(({ id }) => id !== note.id), note]),
  })
}

/** Changes a note of one's own. That another tab was first is shown at the note. */
export function useEditNote() {
  const client = useQueryClient()
  return useWrite('PUT /api/admin/contact-notes/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    onSuccess: (note) => change(client, withNote(note)),
    onFailure: isStale,
  })
}

/** Deletes a note of one's own. */
export function useRemoveNote(id: string) {
  const client = useQueryClient()
  return useWrite('DELETE /api/admin/contact-notes/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    onSuccess: () => change(client, (notes) => notes.filter((note) => note.id !== id)),
  })
}
