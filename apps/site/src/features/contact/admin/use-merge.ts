import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { useQueryClient } from '@tanstack/react-query'
import { UNDO_MS, undoable } from '~/components/admin/undo-toast.ts'
import { readKey } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import { mergeText as text } from './merge.fi.ts'
import { showCurrent } from './use-message-changes.ts'

const ONE = 'GET /api/admin/contact-messages/{id}'
const LISTS = ['GET /api/admin/contact-messages', 'GET /api/admin/dashboard'] as const

/** Merges messages, and takes them apart again. The lists are read anew. */
export function useMerge(onMerged: (message: ContactMessageDetail) => void) {
  const client = useQueryClient()
  const separate = useSeparate()
  const { mutate, isPending, error } = useWrite('POST /api/admin/contact-messages/{id}/merge', {
    success: ({ id }, [{ body }], sentAt) => ({
      id,
      title: text.merged,
      description: text.mergedText,
      ...undoable({ name: text.undoOf, onPress: () => separate(id, body.ids), until: sentAt + UNDO_MS }),
    }),
    failure: text.failed,
    changes: [...LISTS],
    onSuccess(message) {
      client.setQueryData(readKey(ONE, { params: { id: message.id } }), message)
      onMerged(message)
    },
    onFailure: (error) => showCurrent(client, error),
  })
  const merge = (id: string, ids: string[], ifMatch: number | undefined) =>
    mutate([{ params: { id }, body: { ids }, ifMatch }])
  return { merge, isPending, error }
}

/** Makes parts of a message whole again. */
export function useSeparate() {
  const client = useQueryClient()
  const { mutate } = useWrite('POST /api/admin/contact-messages/{id}/unmerge', {
    success: text.separated,
    failure: text.separateFailed,
    changes: [...LISTS],
    doubts: [ONE],
    onSuccess: (message) => client.setQueryData(readKey(ONE, { params: { id: message.id } }), message),
  })
  return (id: string, ids: string[]) => mutate([{ params: { id }, body: { ids } }])
}
