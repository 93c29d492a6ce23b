import type { Received } from '@arkpax/schema/endpoints'
import { PRESENCE_LEASE_MS, type Presence } from '@arkpax/schema/presence'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { listStaffWhoMay } from '../staff/staff-names.repo.ts'
import { markMentionsSeen } from './contact-mentions.repo.ts'
import { endPresence, keepPresence, listPresent, readMessageState } from './contact-presence.repo.ts'

type Told = Received<'PUT /api/admin/contact-messages/{id}/presence', 'body'>

/** Keeps that somebody has a message open, and tells who else has. Undefined when the message is not there. */
export async function tellPresence(
  db: Kysely<Database>,
  messageId: string,
  { tab, activity }: Told,
  staff: SignedInStaffMember,
  now: Date,
): Promise<Presence | undefined> {
  const state = await readMessageState(db, messageId)
  if (state === undefined) return undefined
  const place = { messageId, tab }
  if (activity === 'left') await endPresence(db, place)
  else {
    const until = new Date(now.getTime() + PRESENCE_LEASE_MS)
    await keepPresence(db, place, { userId: staff.id, isTyping: activity === 'typing' }, until, now)
    await markMentionsSeen(db, messageId, staff.id, now)
  }
  const present = await listPresent(db, place, now)
  const people = await listStaffWhoMay(db, 'messages.read')
  const others = people.flatMap(({ id, name }) => {
    const tabOf = present.find(({ user_id }) => user_id === id)
    return tabOf ? [{ id, name, you: id === staff.id, typing: tabOf.is_typing === 1 }] : []
  })
  return { others: others.sort((one, other) => Number(other.typing) - Number(one.typing)), state }
}
