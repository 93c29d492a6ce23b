import { officeClock } from '@arkpax/schema/office-hours'
import { mayDo, type Permission, type StaffRole } from '@arkpax/schema/permissions'
import { replyPromise } from '@arkpax/schema/reply-promise'
import type { Today, WaitingItem, WaitingKind } from '@arkpax/schema/today'
import { waitingKinds } from '@arkpax/schema/today'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { type Moment, type Waiting, waitingThings } from './waiting-things.service.ts'

const MINUTE_MS = 60_000

/** What a role must be allowed for to be told that something waits. */
const permissionOf: Record<WaitingKind, Permission> = {
  message: 'messages.read',
  'new-order': 'orders.write',
  'slow-order': 'orders.write',
  privacy: 'privacy.manage',
  stock: 'stock.write',
  mail: 'mail.write',
  publishing: 'publishing.write',
  review: 'reviews.write',
  question: 'chat.read',
}

/** What waits for somebody of this role: what is late or due soonest first, and what nobody has promised last. */
export async function readToday(db: Kysely<Database>, role: StaffRole, now: Date): Promise<Today> {
  const { hours, terms } = await readSettings(db)
  const clock = officeClock(hours)
  const moment: Moment = { now, clock, promise: replyPromise({ hours, terms }) }
  const kinds = waitingKinds.filter((kind) => mayDo(role, permissionOf[kind]))
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await waitingThings[kind](db, moment)) })))
  const items = found.flatMap(({ kind, things }) => things.map((thing) => toItem(kind, thing, moment)))
  return {
    items: items.toSorted(byDeadline),
    counts: Object.fromEntries(found.map(({ kind, count }) => [kind, count])),
    workday_minutes: Math.round(clock.workday / MINUTE_MS),
  }
}

function toItem(kind: WaitingKind, { due, ...thing }: Waiting, { now, clock }: Moment): WaitingItem {
  if (due === null) return { kind, ...thing, due_at: null, left_minutes: null }
  const at = now.getTime()
  const left = due >= at ? clock.between(at, due) : -clock.between(due, at)
  return { kind, ...thing, due_at: new Date(due).toISOString(), left_minutes: Math.floor(left / MINUTE_MS) }
}

/** Instants of ISO 8601 sort as texts; what has none comes after them, as it was found. */
const byDeadline = (a: WaitingItem, b: WaitingItem) => (a.due_at ?? 'Z').localeCompare(b.due_at ?? 'Z')
