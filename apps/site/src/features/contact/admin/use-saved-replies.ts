import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { fillReply } from '@arkpax/schema/saved-replies'
import { useRead } from '~/lib/use-read.ts'
import { replyValues } from './reply-values.ts'
import { fuzzyRank } from './suggestion-token.ts'

export const SAVED_REPLIES = 'GET /api/admin/saved-replies'

/** The saved replies for what has been typed after '/', filled from the message that is answered. */
export function useSavedReplies(message: ContactMessageDetail) {
  const { data: replies = [] } = useRead(SAVED_REPLIES)
  const values = replyValues(message)
  return (query: string) =>
    replies
      .flatMap(({ id, name, resolved_text }) => {
        const rank = fuzzyRank(name, query)
        if (rank === undefined) return []
        return [{ id, label: name, hint: resolved_text, insert: fillReply(resolved_text, values), rank }]
      })
      .sort((one, other) => one.rank - other.rank)
}
