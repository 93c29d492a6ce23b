import { PRESENCE_LEASE_MS, type Presence, type presenceInput } from '@arkpax/schema/presence'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../../db/database.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { findStaffNames } from './staff-names.repo.ts'
import { endTextPresence, keepTextPresence, listTextPresent } from './text-presence.repo.ts'

/** Keeps that somebody has a text open to write it, by its id, and tells who else has, those who write first. */
export async function tellTextPresence(
  db: Kysely<Database>,
  textId: string,
  { tab, activity }: z.output<typeof presenceInput>,
  staff: SignedInStaffMember,
  now: Date,
): Promise<Presence['others']> {
  const place = { textId, tab }
  const until = new Date(now.getTime() + PRESENCE_LEASE_MS)
  if (activity === 'left') await endTextPresence(db, place)
  else await keepTextPresence(db, place, { userId: staff.id, isTyping: activity === 'typing' }, until, now)
  const present = await listTextPresent(db, place, now)
  const names = await findStaffNames(
    db,
    present.map(({ user_id }) => user_id),
  )
  const others = [...names].map(([id, name]) => {
    const typing = present.some(({ user_id, is_typing }) => user_id === id && is_typing === 1)
    return { id, name, you: id === staff.id, typing }
  })
  return others.sort((one, other) => Number(other.typing) - Number(one.typing))
}
