import { type ContactMessageDetail, REPLY_UNDO_MS } from '@arkpax/schema/contact'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { undoable } from '~/components/admin/undo-toast.ts'
import type { Toast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { lastPartOf } from './missed-parts.ts'
import type { Drafts } from './use-drafts.ts'
import { COUNTS, showCurrent, showMessage } from './use-message-changes.ts'

/**
 * Answers a message; the list shows its new state, and what tells so takes the answer back while that is possible. An answer that somebody
 * else has sent first is on the screen after it.
 */
export function useReply(drafts: Drafts) {
  const client = useQueryClient()
  const sentTexts = useRef(new Map<string, string>())
  const { mutate: undo } = useWrite('POST /api/admin/contact-messages/{id}/replies/undo', {
    success: ({ id }) => ({ id, ...text.replyUndone }),
    failure: text.undoFailed,
    changes: COUNTS,
    doubts: ['GET /api/admin/contact-messages/{id}'],
    onSuccess(message) {
      showMessage(client, message)
      const text = sentTexts.current.get(message.id) ?? ''
      if (!drafts.get(message.id)) drafts.set(message.id, { text, base: lastPartOf(message) })
    },
  })

  /** The server counts the time from a moment after it was asked, so what is offered here is possible there. */
  function takeBack({ id, subject, replies }: ContactMessageDetail, sentAt: number): Partial<Toast> {
    const until = sentAt + REPLY_UNDO_MS
    if (until <= Date.now()) return {}
    const onPress = () => undo([{ params: { id }, body: { reply_id: replies.at(-1)?.id ?? '' } }])
    return undoable({ name: text.undoReplyTo(subject), onPress, until })
  }

  return useWrite('POST /api/admin/contact-messages/{id}/replies', {
    success(message, [{ body }], sentAt) {
      sentTexts.current.set(message.id, body.message)
      return { id: message.id, ...text.replyTaken, ...takeBack(message, sentAt) }
    },
    failure: text.replyFailed,
    changes: COUNTS,
    onSuccess: (answered) => showMessage(client, answered),
    onFailure: (error) => showCurrent(client, error),
  })
}
