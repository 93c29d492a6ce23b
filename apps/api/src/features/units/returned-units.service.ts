import { type UnitStatus, unitStatusLabels } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { addEventsOf, type NewUnitEvent } from './unit-events.repo.ts'
import { findUnit, updateUnit } from './units.repo.ts'

/** What a return has made of a unit so far, and what it makes of it now; null where nothing. */
export interface ReturnedUnit {
  serial: string
  before: UnitStatus | null
  after: UnitStatus | null
}

interface Given {
  orderId: string
  returnNumber: number
  now: Date
  author: string
}

/**
 * Makes a unit follow its return: back with us, for sale again, gone for good, or its buyer's after all. A unit that nobody knows, that
 * has gone to another order, or whose state somebody has changed since, stays as it is.
 */
export async function followReturn(
  db: Kysely<Database>,
  { serial, before, after }: ReturnedUnit,
  { orderId, returnNumber, now, author }: Given,
): Promise<void> {
  const unit = await findUnit(db, serial)
  if (before === after || unit?.order_id !== orderId) return
  if (before !== null && unit.status !== before) return
  const status = after ?? 'sold'
  await updateUnit(db, unit.id, { status }, { now })
  const name = `Palautus ${returnNumber}`
  const moved = `${unitStatusLabels[unit.status]} → ${unitStatusLabels[status]}`
  const line: Pick<NewUnitEvent, 'kind' | 'text'> =
    after === null
      ? { kind: 'status', text: `${name}: merkintä palautumisesta peruttiin` }
      : { kind: before === null ? 'returned' : 'status', text: `${name}: ${moved}` }
  await addEventsOf(db, [unit.id], { ...line, at: now, author })
}
