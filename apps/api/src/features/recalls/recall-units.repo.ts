import type { RecallAnswer, RecallAnswerWay } from '@arkpax/schema/recalls'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { AT_ONCE } from './recall-sources.repo.ts'

/** A unit as it is chosen; without an id one that we know by nothing but its number. */
export interface ChosenUnit {
  serial: string
  unitId: string | null
}

/** Brings units into a recall; gives those that did not stand in it yet. */
export async function insertRecallUnits(
  db: Kysely<Database>,
  recallId: string,
  units: readonly ChosenUnit[],
): Promise<ChosenUnit[]> {
  const added = new Set<string>()
  for (let from = 0; from < units.length; from += AT_ONCE) {
    const rows = units
      .slice(from, from + AT_ONCE)
      .map(({ serial, unitId }) => ({ id: uuidv7(), recall_id: recallId, serial, unit_id: unitId }))
    const inserted = await db
      .insertInto('recall_units')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['recall_id', 'serial']).doNothing())
      .returning('serial')
      .execute()
    for (const { serial } of inserted) added.add(serial)
  }
  return units.filter(({ serial }) => added.has(serial))
}

export async function deleteRecallUnits(db: Kysely<Database>, recallId: string): Promise<void> {
  await db.deleteFrom('recall_units').where('recall_id', '=', recallId).execute()
}

/** All units of a recall, by serial number. */
export const listSerialsOf = (db: Kysely<Database>, recallId: string) =>
  db
    .selectFrom('recall_units')
    .select(['id', 'serial', 'unit_id'])
    .where('recall_id', '=', recallId)
    .orderBy('serial')
    .execute()

/** The unit of a recall with a serial number; undefined when the recall does not concern it. */
export const findRecallUnit = (db: Kysely<Database>, recallId: string, serial: string) =>
  db
    .selectFrom('recall_units')
    .selectAll()
    .where('recall_id', '=', recallId)
    .where('serial', '=', serial)
    .executeTakeFirst()

/** Which of these units stand in another recall that is not over. */
export async function listElsewhere(db: Kysely<Database>, recallId: string, serials: readonly string[]) {
  const found: { serial: string; title: string }[] = []
  for (let from = 0; from < serials.length; from += AT_ONCE)
    found.push(
      ...(await db
        .selectFrom('recall_units')
        .innerJoin('recalls', 'recalls.id', 'recall_units.recall_id')
        .select(['serial', 'title'])
        .where('recall_id', '!=', recallId)
        .where('recalls.state', '!=', 'closed')
        .where('serial', 'in', serials.slice(from, from + AT_ONCE))
        .orderBy('serial')
        .execute()),
    )
  return found
}

/** The answers that count: whoever gave them is known to have the unit, or is staff. */
export const isAnswered = sql<SqlBool>`(recall_units.answer is not null and recall_units.answered_via <> 'unknown')`

/** Writes down what was answered of a unit; false where the same stands there already. What is confirmed takes the place of what was not. */
export async function setAnswer(
  db: Kysely<Database>,
  recallUnitId: string,
  { answer, via }: { answer: RecallAnswer; via: RecallAnswerWay },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recall_units')
    .set({ answer, answered_via: via, answered_at: now.toISOString() })
    .where('id', '=', recallUnitId)
    .where((eb) => {
      const isOther = eb.or([eb('answer', 'is', null), eb('answer', '!=', answer)])
      return via === 'unknown' ? isOther : eb.or([isOther, eb('answered_via', '=', 'unknown')])
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
