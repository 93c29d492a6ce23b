import type { LeftOut } from '@arkpax/schema/publishing'
import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { latestLeaseEnd } from './build-lease.ts'
import type { PublishingRow, PublishingTable } from './publishing.table.ts'

const ONLY = 1
const untouched: PublishingRow = {
  id: ONLY,
  built_version: 0,
  built_at: null,
  left_out: '[]',
  builder: null,
  leased_until: null,
  started_at: null,
  failed_version: null,
  failed_at: null,
  failure: null,
  requested_at: null,
  builder_seen_at: null,
}

/** The state of publishing as it is now. */
export async function readPublishing(db: Kysely<Database>): Promise<PublishingRow> {
  return (await db.selectFrom('publishing').selectAll().where('id', '=', ONLY).executeTakeFirst()) ?? untouched
}

/** Counts every change of what is published, in the transaction of the change: it differs from the pages' while they are old. */
export async function publishedVersion(db: Kysely<Database>): Promise<number> {
  const { version } = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.sum<number | string | null>('version').as('version'))
    .executeTakeFirstOrThrow()
  return Number(version ?? 0)
}

/**
 * Takes the right to build for `leaseMs`; false while another builder has it, or when another has begun since the build that
 * `after` tells of, for whoever has looked before. A dead builder's right runs out.
 */
export async function takeBuild(
  db: Kysely<Database>,
  builder: string,
  leaseMs: number,
  now: Date,
  after?: Pick<PublishingRow, 'started_at'>,
): Promise<boolean> {
  await makeRow(db)
  let update = db
    .updateTable('publishing')
    .set({ builder, leased_until: later(now, leaseMs), started_at: now.toISOString() })
    .where('id', '=', ONLY)
    .where((eb) =>
      eb.or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<=', now.toISOString()),
        eb('leased_until', '>', latestLeaseEnd(now)),
      ]),
    )
  if (after?.started_at === null) update = update.where('started_at', 'is', null)
  if (after?.started_at) update = update.where('started_at', '=', after.started_at)
  return (await update.returning('id').executeTakeFirst()) !== undefined
}

/** Prolongs the right to build; false when another has taken it over. */
export const extendBuild = (db: Kysely<Database>, builder: string, leaseMs: number, now: Date): Promise<boolean> =>
  setAsBuilder(db, builder, { leased_until: later(now, leaseMs) })

/** Records the pages that are in place now, and ends the lease; false when another builder has taken it over. */
export const finishBuild = (
  db: Kysely<Database>,
  builder: string,
  built: { version: number; leftOut: readonly LeftOut[] },
  now: Date,
): Promise<boolean> =>
  setAsBuilder(db, builder, {
    ...ended,
    built_version: built.version,
    built_at: now.toISOString(),
    left_out: JSON.stringify(built.leftOut),
    failed_version: null,
    failed_at: null,
    failure: null,
  })

/**
 * Records why a build failed, and ends the lease; the pages and what is known of them stay, unless `leftOut` tells what the
 * pages in place were built without.
 */
export const failBuild = (
  db: Kysely<Database>,
  builder: string,
  failed: { version: number; failure: string; leftOut?: readonly LeftOut[] },
  now: Date,
): Promise<boolean> =>
  setAsBuilder(db, builder, {
    ...ended,
    ...(failed.leftOut && { left_out: JSON.stringify(failed.leftOut) }),
    failed_version: failed.version,
    failed_at: now.toISOString(),
    failure: failed.failure,
  })

/** Ends the lease of a build that was broken off: another may begin, also where it was only asked for. */
export const dropBuild = (db: Kysely<Database>, builder: string): Promise<boolean> =>
  setAsBuilder(db, builder, { ...ended, started_at: null })

/** Notes pages that were built where no database was at hand, before the first start. */
export async function notePages(db: Kysely<Database>, builtAt: string, leftOut: readonly LeftOut[]): Promise<void> {
  await makeRow(db)
  await db
    .updateTable('publishing')
    .set({ built_at: builtAt, left_out: JSON.stringify(leftOut) })
    .where('id', '=', ONLY)
    .where('built_at', 'is', null)
    .execute()
}

/** Asks for a build, whether something has changed or not. */
export async function requestBuild(db: Kysely<Database>, now: Date): Promise<void> {
  await makeRow(db)
  await db.updateTable('publishing').set({ requested_at: now.toISOString() }).where('id', '=', ONLY).execute()
}

/** Tells the other processes that one is there that can build. */
export async function showBuilder(db: Kysely<Database>, now: Date): Promise<void> {
  await makeRow(db)
  await db.updateTable('publishing').set({ builder_seen_at: now.toISOString() }).where('id', '=', ONLY).execute()
}

const ended = { builder: null, leased_until: null }
const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

async function setAsBuilder(db: Kysely<Database>, builder: string, values: Updateable<PublishingTable>) {
  const { numUpdatedRows } = await db
    .updateTable('publishing')
    .set(values)
    .where('id', '=', ONLY)
    .where('builder', '=', builder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const makeRow = (db: Kysely<Database>) =>
  db
    .insertInto('publishing')
    .values(untouched)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
