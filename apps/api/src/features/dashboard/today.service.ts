import { MINUTE_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { officeClock } from '@arkpax/schema/office-hours'
import { mayDo, type Permission } from '@arkpax/schema/permissions'
import type { Today, WaitingItem, WaitingKind } from '@arkpax/schema/today'
import { waitingKinds } from '@arkpax/schema/today'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { type Moment, type Waiting, waitingThings } from './waiting-things.service.ts'

/** What a role must be allowed for to be told that something waits. */
const permissionOf: Record<WaitingKind, Permission> = {
  message: 'messages.read',
  'new-order': 'orders.write',
  'slow-order': 'orders.write',
  'warranty-case': 'warranty.write',
  payment: 'payments.write',
  return: 'returns.write',
  privacy: 'privacy.manage',
  stock: 'stock.write',
  mail: 'mail.write',
  publishing: 'publishing.write',
  review: 'reviews.write',
  question: 'chat.read',
}

/**
 * What waits for somebody: what is late first, then what is due today, and what nobody has promised last. In each, what is theirs comes
 * before the rest and what is a colleague's after it, and what is due soonest first.
 */
export async function readToday(
  db: Kysely<Database>,
  { id: me, role }: Pick<SignedInStaffMember, 'id' | 'role'>,
  now: Date,
): Promise<Today> {
  const { hours } = await readSettings(db)
  const clock = officeClock(hours)
  const moment: Moment = { now, me, clock }
  const kinds = waitingKinds.filter((kind) => mayDo(role, permissionOf[kind]))
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await waitingThings[kind](db, moment)) })))
  const items = found.flatMap(({ kind, things }) => things.map((thing) => toItem(kind, thing, moment)))
  return {
    items: items.toSorted(byUrgency(now)),
    counts: Object.fromEntries(found.map(({ kind, count }) => [kind, count])),
    workday_minutes: Math.round(clock.workday / MINUTE_MS),
  }
}

function toItem(kind: WaitingKind, { due, mark = null, ...thing }: Waiting, { now, clock }: Moment): WaitingItem {
  if (due === null) return { kind, ...thing, mark, due_at: null, left_minutes: null }
  const at = now.getTime()
  const left = due >= at ? clock.between(at, due) : -clock.between(due, at)
  return { kind, ...thing, mark, due_at: new Date(due).toISOString(), left_minutes: Math.floor(left / MINUTE_MS) }
}

/** Instants of ISO 8601 sort as texts; what has none stays as it was found. */
const byUrgency = (now: Date) => (one: WaitingItem, other: WaitingItem) =>
  urgencyOf(one, now) - urgencyOf(other, now) ||
  placeOf(one) - placeOf(other) ||
  (one.due_at ?? '').localeCompare(other.due_at ?? '')

/** Late, due today, due later, due never. */
function urgencyOf({ due_at }: WaitingItem, now: Date): number {
  if (due_at === null) return 3
  const due = new Date(due_at)
  if (due < now) return 0
  return finnishDay(due) === finnishDay(now) ? 1 : 2
}

const placeOf = ({ mark }: WaitingItem): number => {
  if (mark === null) return 1
  return mark === 'others' ? 2 : 0
}
