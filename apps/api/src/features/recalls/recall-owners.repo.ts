import type { RecallAnswer, RecallCounts } from '@arkpax/schema/recalls'
import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { AT_ONCE } from './recall-sources.repo.ts'
import { isAnswered } from './recall-units.repo.ts'

/** Somebody to tell of a recall, with the units of it that they have. */
export interface NewOwner {
  email: string | null
  name: string | null
  phone: string | null
  recallUnitIds: readonly string[]
}

/** The people of a recall, by address. */
export async function listOwnerAddresses(db: Kysely<Database>, recallId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('recall_owners')
    .select(['id', 'email'])
    .where('recall_id', '=', recallId)
    .where('email', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, email }) => [email ?? '', id]))
}

/**
 * Stores people with their units. An address that the recall has already keeps its row and gets the units that it lacks; for those
 * it is written to anew.
 */
export async function insertOwners(db: Kysely<Database>, recallId: string, owners: readonly NewOwner[]): Promise<void> {
  const known = await listOwnerAddresses(db, recallId)
  const withIds = owners.map((owner) => {
    const id = owner.email === null ? undefined : known.get(owner.email)
    return { ...owner, id: id ?? uuidv7(), isNew: id === undefined }
  })
  const people = withIds
    .filter(({ isNew }) => isNew)
    .map(({ id, email, name, phone }) => ({ id, recall_id: recallId, email, name, phone }))
  for (let from = 0; from < people.length; from += AT_ONCE)
    await db
      .insertInto('recall_owners')
      .values(people.slice(from, from + AT_ONCE))
      .execute()
  const links = withIds.flatMap(({ id, recallUnitIds }) =>
    recallUnitIds.map((recall_unit_id) => ({ owner_id: id, recall_unit_id })),
  )
  const newcomers = new Set(people.map(({ id }) => id))
  for (let from = 0; from < links.length; from += AT_ONCE) {
    const added = await db
      .insertInto('recall_owner_units')
      .values(links.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['owner_id', 'recall_unit_id']).doNothing())
      .returning('owner_id')
      .execute()
    const again = added.map(({ owner_id }) => owner_id).filter((id) => !newcomers.has(id))
    await db
      .updateTable('recall_owners')
      .set({ told_round: 0, answered_at: null })
      .where('id', 'in', ['', ...again])
      .execute()
  }
}

/** The units that have somebody in a recall already, an address or a telephone number. */
export async function listOwnedUnitIds(db: Kysely<Database>, recallId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_owners', 'recall_owners.id', 'recall_owner_units.owner_id')
    .select('recall_unit_id')
    .distinct()
    .where('recall_owners.recall_id', '=', recallId)
    .execute()
  return new Set(rows.map(({ recall_unit_id }) => recall_unit_id))
}

/** The next people who are to be written to in a round: those who never were, and those who have not answered since. */
export const listDueOwners = (db: Kysely<Database>, recallId: string, round: number, limit: number) =>
  db
    .selectFrom('recall_owners')
    .select(['id', 'email', 'told_round'])
    .where('recall_id', '=', recallId)
    .where('told_round', '<', round)
    .where('email', 'is not', null)
    .where('answered_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Writes down that people's mails are in the outbox. */
export async function noteTold(
  db: Kysely<Database>,
  told: readonly { id: string; mailId: string }[],
  round: number,
  now: Date,
): Promise<void> {
  for (const { id, mailId } of told)
    await db
      .updateTable('recall_owners')
      .set({ told_round: round, told_at: now.toISOString(), mail_id: mailId })
      .where('id', '=', id)
      .execute()
}

/** Somebody of a recall; undefined when they are not there. */
export const findOwner = (db: Kysely<Database>, id: string) =>
  db.selectFrom('recall_owners').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Keeps the address of somebody who has answered and is not known to have the unit. They are not written to, and an address that is
 * told of other units stays as it is: anybody could have typed it.
 */
export async function keepStranger(
  db: Kysely<Database>,
  { recallId, unitId: recall_unit_id, email }: { recallId: string; unitId: string; email: string },
  now: Date,
): Promise<void> {
  const there = await db
    .selectFrom('recall_owners')
    .select(['id', 'name'])
    .where('recall_id', '=', recallId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (there && there.name !== null) return
  const id = there?.id ?? uuidv7()
  const person = { id, recall_id: recallId, email, name: null, phone: null, answered_at: now.toISOString() }
  if (!there) await db.insertInto('recall_owners').values(person).execute()
  await db
    .insertInto('recall_owner_units')
    .values({ owner_id: id, recall_unit_id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'recall_unit_id']).doNothing())
    .execute()
}

/** The units of somebody, by serial number, with what was answered of each and counts. */
export const listUnitsOfOwner = (db: Kysely<Database>, ownerId: string) =>
  db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_units', 'recall_units.id', 'recall_owner_units.recall_unit_id')
    .select(['recall_units.id', 'serial'])
    .select(sql<RecallAnswer | null>`case when ${isAnswered} then answer end`.as('answer'))
    .where('owner_id', '=', ownerId)
    .orderBy('serial')
    .execute()

/** Writes down that somebody has answered, so that they are not reminded. */
export async function noteAnswered(db: Kysely<Database>, ownerId: string, now: Date): Promise<void> {
  await db.updateTable('recall_owners').set({ answered_at: now.toISOString() }).where('id', '=', ownerId).execute()
}

/** The same of everybody who has one unit and no other that waits for an answer. */
export async function noteAnsweredBy(db: Kysely<Database>, recallUnitId: string, now: Date): Promise<void> {
  const owners = await db
    .selectFrom('recall_owner_units')
    .select('owner_id')
    .where('recall_unit_id', '=', recallUnitId)
    .execute()
  for (const { owner_id } of owners) {
    const units = await listUnitsOfOwner(db, owner_id)
    if (units.every(({ answer }) => answer !== null)) await noteAnswered(db, owner_id, now)
  }
}

/** What has come of a recall that is published. */
export async function countRecall(db: Kysely<Database>, recallId: string): Promise<RecallCounts> {
  const units = await db
    .selectFrom('recall_units')
    .select(({ fn }) => [
      fn.countAll<number>().as('units'),
      sql<number>`coalesce(sum(case when ${isAnswered} then 1 else 0 end), 0)`.as('answered'),
    ])
    .where('recall_id', '=', recallId)
    .executeTakeFirstOrThrow()
  const reachable = await db
    .selectFrom('recall_owner_units')
    .innerJoin('recall_owners', 'recall_owners.id', 'recall_owner_units.owner_id')
    .select(({ fn }) => fn.count<number>('recall_unit_id').distinct().as('count'))
    .where('recall_id', '=', recallId)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('recall_owners')
    .leftJoin('outbox', 'outbox.id', 'recall_owners.mail_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      sql<number>`coalesce(sum(case when told_round > 0 then 1 else 0 end), 0)`.as('told'),
      sql<number>`coalesce(sum(case when told_round > 0 and (outbox.id is null or (outbox.sent_at is not null and not outbox.is_filed)) then 1 else 0 end), 0)`.as(
        'sent',
      ),
      sql<number>`coalesce(sum(case when outbox.failed_at is not null then 1 else 0 end), 0)`.as('failed'),
    ])
    .where('recall_id', '=', recallId)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    units: Number(units.units),
    with_address: Number(reachable.count),
    people: Number(people.people),
    told: Number(people.told),
    sent: Number(people.sent),
    failed: Number(people.failed),
    answered: Number(units.answered),
  }
}
