import type { ContactMessage } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { findContactMessage, lockContactMessage } from './contact.repo.ts'
import { findMergedInto, listPartStates, lockForMerge, setMerged, setMergedInto } from './contact-merge.repo.ts'
import { withoutParts, withParts } from './merged-state.ts'

/**
 * Makes other messages of the same customer parts of this one. It waits where one of them waits, for as long as that one has, belongs to whom one of them belongs where
 * it was nobody's, and is found by their words. False when it is not there, or not at `version` where one is given. Throws `invalid_fields`
 * where a message is somebody else's, a part already, or has parts itself.
 */
export async function mergeMessages(
  db: Kysely<Database>,
  mainId: string,
  ids: readonly string[],
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<boolean> {
  const seen = await lockContactMessage(db, mainId)
  if (!seen || (version !== undefined && seen.version !== version)) return false
  const locked = await lockForMerge(db, [mainId, ...ids])
  const main = locked.find(({ id }) => id === mainId)
  const parts = locked.filter(({ id }) => id !== mainId)
  if (!main) return false
  if (main.merged_into) throw new ApiError('message_merged')
  if (ids.includes(mainId) || parts.length !== new Set(ids).size)
    throw invalidField('ids', 'Jotakin viesteistä ei enää ole.')
  if (parts.some(({ email }) => email !== main.email))
    throw invalidField('ids', 'Vain saman asiakkaan viestejä voi yhdistää.')
  if (parts.some(({ merged_into }) => merged_into)) throw invalidField('ids', 'Viesti on jo yhdistetty toiseen.')
  if ((await listPartStates(db, ids)).length > 0)
    throw invalidField('ids', 'Viestiin on jo yhdistetty muita viestejä. Valitse se pääviestiksi.')

  const before = await listPartStates(db, [mainId])
  const own = withoutParts(main, main.beforeMerging, before)
  await setMergedInto(db, ids, mainId)
  const search_text = [main, ...parts].map(({ search_text }) => search_text).join('\n')
  await setMerged(db, mainId, { search_text, state: withParts(main, parts), beforeMerging: own }, now)
  const count = before.length
  await recordAudit(db, now, staff, {
    action: 'merge',
    ...ofMessage(mainId, seen),
    detail: { merged: ids },
    before: { ...seen, merged: count },
    after: { ...(await findContactMessage(db, mainId)), merged: count + parts.length },
  })
  return true
}

/**
 * Makes parts of a message whole again, and the message what it was without them, but for what has been changed since. Throws
 * `invalid_fields` where one is no part of it.
 */
export async function unmergeMessages(
  db: Kysely<Database>,
  mainId: string,
  ids: readonly string[],
  staff: SignedInStaffMember,
  now: Date,
): Promise<void> {
  const locked = await lockForMerge(db, [mainId, ...ids])
  const main = locked.find(({ id }) => id === mainId)
  const parts = locked.filter(({ merged_into }) => merged_into === mainId)
  if (!main || parts.length !== new Set(ids).size) throw invalidField('ids', 'Viestit on jo erotettu.')
  const before = await listPartStates(db, [mainId])
  const left = before.filter(({ id }) => !ids.includes(id))
  const own = withoutParts(main, main.beforeMerging, before)
  await setMergedInto(db, ids, null)
  const search_text = parts.reduce((text, part) => text.replace(`\n${part.search_text}`, () => ''), main.search_text)
  const state = withParts(own, left)
  await setMerged(db, mainId, { search_text, state, beforeMerging: left.length > 0 ? own : null }, now)
  const count = before.length
  await recordAudit(db, now, staff, {
    action: 'split',
    ...ofMessage(mainId, await findContactMessage(db, mainId)),
    detail: { separated: ids },
    before: { merged: count },
    after: { merged: count - parts.length },
  })
}

/** What the log calls a message. */
const ofMessage = (id: string, message: ContactMessage | undefined) =>
  ({ entity: 'contact_message', entityId: id, title: message?.subject }) as const

/** Throws `message_merged` where a message is a part of another, which is the one to answer. */
export async function refusePart(db: Kysely<Database>, id: string): Promise<void> {
  if (await findMergedInto(db, id)) throw new ApiError('message_merged')
}
