import type { Unit } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { RowToRun } from '../../services/planned-row.ts'
import { newPassportId, unitSearchText } from './units.repo.ts'

/** What a file may change of a unit. */
export const unitFactsOf = ({ made_on, made_in, batch }: Pick<Unit, 'made_on' | 'made_in' | 'batch'>) => ({
  ...{ made_on, made_in, batch },
})

/** Stores new units under the ids that were planned for them; gives those whose serial number nobody has taken meanwhile. */
export async function insertKnown(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<string[]> {
  if (rows.length === 0) return []
  const at = now.toISOString()
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const inserted = await db
    .insertInto('units')
    .values(
      rows.map(({ thing_id, after }) => {
        const [serial, batch] = [String(after.serial), text(after.batch)]
        return {
          ...({ id: thing_id, serial, product_id: String(after.product_id), status: 'in_stock', batch } as const),
          ...{ made_on: text(after.made_on), made_in: text(after.made_in), passport_id: newPassportId() },
          ...{ search_text: unitSearchText({ serial, batch }), created_at: at, updated_at: at },
        }
      }),
    )
    .onConflict((conflict) => conflict.column('serial').doNothing())
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** Deletes units that are as they were added; gives their ids. */
export async function deleteUntouched(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const deleted = await db
    .deleteFrom('units')
    .where('id', 'in', ['', ...ids])
    .where('version', '=', 1)
    .where('status', '=', 'in_stock')
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}
