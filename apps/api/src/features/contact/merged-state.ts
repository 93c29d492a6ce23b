import { contactStatuses } from '@arkpax/schema/contact'
import * as z from 'zod'
import { isWaitingStatus } from './contact-choice.repo.ts'

/** How a message stands, as far as merging changes it. */
export const messageState = z.object({
  status: z.enum(contactStatuses),
  waiting_since: z.string(),
  reply_due_at: z.string(),
  assignee_id: z.string().nullable(),
})
export type MessageState = z.output<typeof messageState>

/**
 * How a message stands with others as its parts: it waits where one of them waits, for as long as that one has, and belongs to whom one of
 * them belongs where it was nobody's.
 */
export function withParts(own: MessageState, parts: readonly MessageState[]): MessageState {
  const waiting = [own, ...parts].filter(({ status }) => isWaitingStatus(status))
  const isWoken = waiting.length > 0 && !isWaitingStatus(own.status)
  return {
    status: isWoken ? 'read' : own.status,
    waiting_since: waiting.map(({ waiting_since }) => waiting_since).sort()[0] ?? own.waiting_since,
    reply_due_at: waiting.map(({ reply_due_at }) => reply_due_at).sort()[0] ?? own.reply_due_at,
    assignee_id: own.assignee_id ?? parts.find(({ assignee_id }) => assignee_id)?.assignee_id ?? null,
  }
}

/**
 * How a message with parts stands by itself: as it did before they were merged into it, and as it does now in what somebody has changed since.
 */
export function withoutParts(
  now: MessageState,
  before: MessageState | null,
  parts: readonly MessageState[],
): MessageState {
  if (!before) return now
  const merged = withParts(before, parts)
  return {
    status: now.status === merged.status ? before.status : now.status,
    waiting_since: now.waiting_since === merged.waiting_since ? before.waiting_since : now.waiting_since,
    reply_due_at: now.reply_due_at === merged.reply_due_at ? before.reply_due_at : now.reply_due_at,
    assignee_id: now.assignee_id === merged.assignee_id ? before.assignee_id : now.assignee_id,
  }
}
