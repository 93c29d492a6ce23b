import * as z from 'zod'
import { utcInstant } from './text.ts'

/** What can wait for staff. */
export const waitingKinds = [
  'message',
  'new-order',
  'slow-order',
  'warranty-case',
  'payment',
  'return',
  'privacy',
  'stock',
  'mail',
  'publishing',
  'review',
  'question',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Whose a message is, as who asks sees it: their own, one that names them, one that has slept, or somebody else's. */
const waitingMarks = ['mine', 'mentioned', 'returned', 'others'] as const
export type WaitingMark = (typeof waitingMarks)[number]

/** One thing that waits. */
const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /** Of the thing; empty where many are told as one. */
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** By when; null where nobody has promised anything. */
  due_at: utcInstant.nullable(),
  /** Minutes of office time until then, negative when it has passed. */
  left_minutes: z.int().nullable(),
  /** Null of what is nobody's in particular. */
  mark: z.enum(waitingMarks).nullable(),
})
export type WaitingItem = z.output<typeof waitingItem>

/** What waits for somebody: what is late first, then what is due today, in each what is their own before the rest; and how many there are of each kind, those that are not listed too. */
export const today = z.object({
  items: z.array(waitingItem),
  counts: z.partialRecord(z.enum(waitingKinds), z.int()),
  /** Minutes of a usual day at the office. */
  workday_minutes: z.int(),
})
export type Today = z.output<typeof today>
