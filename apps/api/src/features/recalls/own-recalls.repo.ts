import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const ofPerson = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('recall_owners')
    .innerJoin('recalls', 'recalls.id', 'recall_owners.recall_id')
    .where('email', '=', email)

/** The recalls that an address was told of, as the person downloads them. */
export async function readRecallsOf(db: Kysely<Database>, email: string) {
  const owners = await ofPerson(db, email)
    .select(['recall_owners.id', 'recalls.title', 'email', 'name', 'phone', 'told_at', 'recall_owners.answered_at'])
    .orderBy('recall_owners.id')
    .execute()
  const units = await db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_units', 'recall_units.id', 'recall_owner_units.recall_unit_id')
    .select(['owner_id', 'serial', 'answer'])
    .where('owner_id', 'in', ['', ...owners.map(({ id }) => id)])
    .orderBy('serial')
    .execute()
  return owners.map(({ id, ...told }) => ({
    ...told,
    units: units.filter(({ owner_id }) => owner_id === id).map(({ owner_id: _, ...unit }) => unit),
  }))
}

/** How many recalls an address stands in, over and not. */
export async function countRecallsOf(db: Kysely<Database>, email: string): Promise<{ closed: number; open: number }> {
  const rows = await ofPerson(db, email).select('recalls.state').execute()
  const closed = rows.filter(({ state }) => state === 'closed').length
  return { closed, open: rows.length - closed }
}

const NOBODY = { email: null, name: null, phone: null } as const

/** Takes a person out of recalls that are over; what was answered of the unit stays. */
export async function forgetInClosedRecalls(db: Kysely<Database>, email: string): Promise<void> {
  await db
    .updateTable('recall_owners')
    .set(NOBODY)
    .where('email', '=', email)
    .where('recall_id', 'in', db.selectFrom('recalls').select('id').where('state', '=', 'closed'))
    .execute()
}

/** Takes everybody out of recalls that were over before a moment. */
export async function forgetOwnersBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .updateTable('recall_owners')
    .set(NOBODY)
    .where('recall_id', 'in', db.selectFrom('recalls').select('id').where('closed_at', '<', moment.toISOString()))
    .where((eb) => eb.or([eb('email', 'is not', null), eb('name', 'is not', null), eb('phone', 'is not', null)]))
    .execute()
}
