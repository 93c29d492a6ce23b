import type { SavedReplyInput } from '@arkpax/schema/saved-replies'
import { useState } from 'react'
import { isStale } from '~/components/admin/stale.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { savedRepliesText as text } from './saved-replies.fi.ts'
import { SAVED_REPLIES } from './use-saved-replies.ts'

/** Makes a saved reply, or changes the one with this id. */
export function useSaveSavedReply(id: string | undefined) {
  const [keyFor] = useState(idempotencyKeys)
  const { mutateAsync: create } = useWrite('POST /api/admin/saved-replies', {
    success: text.created,
    failure: text.createFailed,
    changes: [SAVED_REPLIES],
  })
  const { mutateAsync: update } = useWrite('PUT /api/admin/saved-replies/{id}', {
    success: text.updated,
    failure: text.updateFailed,
    changes: [SAVED_REPLIES],
    onFailure: isStale,
  })
  return (body: SavedReplyInput, version: number | null) =>
    id === undefined
      ? create([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])
      : update([{ params: { id }, body, ifMatch: version ?? undefined }])
}
