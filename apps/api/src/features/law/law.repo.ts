import type { DutyId } from '@arkpax/schema/duties'
import type { DutyCheck } from '@arkpax/schema/law'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { DutyReadingTable } from './law.table.ts'

type Written = Pick<DutyReadingTable, 'reading' | 'note'>

/** What the owner has written, by duty. */
export async function readReadings(db: Kysely<Database>): Promise<ReadonlyMap<DutyId, DutyReadingTable>> {
  const rows = await db.selectFrom('duty_readings').selectAll().execute()
  return new Map(rows.map((row) => [row.duty, row]))
}

/** The last check of each duty. */
export async function readLastChecks(db: Kysely<Database>): Promise<ReadonlyMap<DutyId, DutyCheck>> {
  const rows = await db.selectFrom('duty_checks').selectAll().orderBy('id').execute()
  return new Map(
    rows.map(({ duty, checked_by, checked_on, text_version }) => [duty, { checked_by, checked_on, text_version }]),
  )
}

/** Changes what is written of a duty, `before` that where nobody has changed it yet; false when it is not at `version` where one is given. */
export async function writeReading(
  db: Kysely<Database>,
  duty: DutyId,
  before: Written,
  written: Written,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const updated_at = now.toISOString()
  await db
    .insertInto('duty_readings')
    .values({ duty, ...before, version: 1, updated_at })
    .onConflict((conflict) => conflict.column('duty').doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('duty_readings')
    .set({ ...written, version: nextVersion, updated_at })
    .where('duty', '=', duty)
    .where(isAtVersion(version))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Records a check. */
export async function addCheck(db: Kysely<Database>, duty: DutyId, check: DutyCheck, now: Date): Promise<void> {
  await db
    .insertInto('duty_checks')
    .values({ id: uuidv7(), duty, ...check, created_at: now.toISOString() })
    .execute()
}
