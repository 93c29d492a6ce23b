import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countOfLetter } from '../mail/letter-counts.repo.ts'
import type { MailRow } from '../mail/mail.table.ts'
import { findMailRow } from '../mail/mails.repo.ts'
import { findLastLetterTo, haveLastLettersFailed, markReturned } from '../mail/outbox.repo.ts'
import { leave } from './leave.service.ts'
import { findSubscriber } from './newsletter.repo.ts'
import { addSubscriberEvent, hasEventOfLetter } from './subscriber-events.repo.ts'

/** So many letters in a row that come back for now take an address off. */
const SOFT_BOUNCES = 3

/** What a mail server or a sending service tells of a mail of ours that has left. */
export interface MailEvent {
  kind: 'bounce' | 'complaint'
  /** The mail; without it the last letter to the address is meant. */
  mailId?: string
  email?: string
  /** The address is no good at all. */
  isHard?: boolean
  /** In Finnish, for staff. */
  reason: string
}

/** Takes what became of a mail, in the caller's transaction; what is told twice counts once. False where we know no such mail. */
export async function takeMailEvent(db: Kysely<Database>, event: MailEvent, now: Date): Promise<boolean> {
  const mail = event.mailId ? await findMailRow(db, event.mailId) : undefined
  const meant = mail ?? (event.email ? await findLastLetterTo(db, event.email) : undefined)
  const email = meant?.recipient ?? event.email
  if (!email) return false
  const letterId = meant?.letter_id ?? null
  if (event.kind === 'complaint') await takeComplaint(db, { email, letterId, reason: event.reason }, now)
  else if (!meant || (await markReturned(db, [meant.id], event.reason, now)))
    await takeBounce(db, { ...event, email, letterId }, now)
  return true
}

/** Takes that a mail was given up, as the outbox tells it. */
export const takeFailure = (
  db: Kysely<Database>,
  { recipient, lane, letter_id }: Pick<MailRow, 'recipient' | 'lane' | 'letter_id'>,
  { reason, isHard }: Pick<MailEvent, 'reason' | 'isHard'>,
  now: Date,
): Promise<void> => takeBounce(db, { email: recipient, letterId: letter_id, reason, isHard }, now, lane === 'bulk')

interface Told {
  email: string
  letterId: string | null
  reason: string
}

async function takeBounce(
  db: Kysely<Database>,
  { email, letterId, reason, isHard }: Told & Pick<MailEvent, 'isHard'>,
  now: Date,
  isLetter = letterId !== null,
): Promise<void> {
  if (isHard) {
    await leave(db, email, { by: 'bounce', letterId, reason }, now)
    return
  }
  // A full box that keeps out an order confirmation says nothing of letters.
  const subscriber = isLetter ? await findSubscriber(db, email) : undefined
  if (!subscriber?.is_active) return
  await addSubscriberEvent(db, email, { kind: 'soft-bounce', reason, letter_id: letterId }, now)
  const since = subscriber.resubscribed_at ?? subscriber.subscribed_at
  if (await haveLastLettersFailed(db, email, SOFT_BOUNCES, since))
    await leave(db, email, { by: 'bounce', letterId, reason }, now)
}

async function takeComplaint(db: Kysely<Database>, { email, letterId, reason }: Told, now: Date): Promise<void> {
  if (letterId && (await hasEventOfLetter(db, email, 'complaint', letterId))) return
  const hasLeft = await leave(db, email, { by: 'complaint', letterId, reason }, now)
  const subscriber = await findSubscriber(db, email)
  if (!hasLeft && subscriber)
    await addSubscriberEvent(db, email, { kind: 'complaint', reason, letter_id: letterId }, now)
  if (letterId && subscriber) await countOfLetter(db, letterId, 'complained')
}
