import { normalSerial } from '@arkpax/schema/serial-number'
import type { UnitEvent, UnitEventKind } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'

/** What is written into the history of a unit. `author` is who of the staff did it. */
export interface NewUnitEvent {
  kind: UnitEventKind
  at: Date
  text?: string | null
  author?: string | null
  cycles?: number | null
  state_of_health?: number | null
}

/** Writes a line into the history of the unit with a serial number; false where there is no such unit. It names no person. */
export async function addUnitEvent(
  db: Kysely<Database>,
  { serial, ...event }: NewUnitEvent & { serial: string },
): Promise<boolean> {
  const unit = await db.selectFrom('units').select('id').where('serial', '=', normalSerial(serial)).executeTakeFirst()
  if (unit) await addEventsOf(db, [unit.id], event)
  return unit !== undefined
}

/** Writes the same line into the history of several units. */
export async function addEventsOf(
  db: Kysely<Database>,
  unitIds: readonly string[],
  { kind, at, text = null, author = null, cycles = null, state_of_health = null }: NewUnitEvent,
): Promise<void> {
  if (unitIds.length === 0) return
  const line = { kind, text, author, cycles, state_of_health, at: at.toISOString() }
  const rows = unitIds.map((unit_id) => ({ id: uuidv7(), unit_id, ...line }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('unit_events')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

const AT_ONCE = 500

/** The history of a unit, newest first. */
export const listUnitEvents = (db: Kysely<Database>, unitId: string): Promise<UnitEvent[]> =>
  db
    .selectFrom('unit_events')
    .select(['id', 'kind', 'text', 'cycles', 'state_of_health', 'author', 'at'])
    .where('unit_id', '=', unitId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What has gone wrong with a unit, oldest first. */
export const listIncidents = async (db: Kysely<Database>, unitId: string): Promise<UnitEvent[]> =>
  (await listUnitEvents(db, unitId)).filter(({ kind }) => kind === 'incident').toReversed()
