import type { FilteredList, SavedFilter, SavedFilterChange, SavedFilterInput } from '@arkpax/schema/saved-filters'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { containing } from '../../db/keyset.ts'
import type { SavedFilterTable } from './saved-filters.table.ts'

/** What a person has kept, list by list and by name. */
export async function listSavedFilters(db: Kysely<Database>, userId: string): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom('saved_filters')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('name')
    .execute()
  return rows.map(toSavedFilter)
}

/** One of a person's; undefined when it is not there, or is somebody else's. */
export async function findSavedFilter(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<SavedFilter | undefined> {
  const row = await db
    .selectFrom('saved_filters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toSavedFilter(row)
}

/** Keeps filters. Throws on a name that the person has in that list already. */
export async function insertSavedFilter(
  db: Kysely<Database>,
  userId: string,
  { filters, ...input }: SavedFilterInput,
  now: Date,
): Promise<SavedFilter> {
  const row = { id: uuidv7(), user_id: userId, ...input, filters: JSON.stringify(filters) }
  await db
    .insertInto('saved_filters')
    .values({ ...row, updated_at: now.toISOString() })
    .execute()
  return { id: row.id, ...input, filters }
}

/** Changes what is named. Throws on a name that the person has in that list already. */
export async function updateSavedFilter(
  db: Kysely<Database>,
  id: string,
  { filters, ...change }: SavedFilterChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('saved_filters')
    .set({ ...change, ...(filters && { filters: JSON.stringify(filters) }), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Opens a person's list with no kept filters. */
export async function clearDefault(db: Kysely<Database>, userId: string, list: FilteredList): Promise<void> {
  await db
    .updateTable('saved_filters')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute()
}

/** Forgets one of a person's; false when it is not there. */
export async function deleteSavedFilter(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets what searches for an address. */
export async function deleteFiltersNaming(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('saved_filters').where(naming(email)).execute()
}

/** How many filters search for this address. */
export async function countFiltersNaming(db: Kysely<Database>, email: string): Promise<number> {
  const counted = db.selectFrom('saved_filters').select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.where(naming(email)).executeTakeFirstOrThrow()).count)
}

const naming = (email: string) => sql<boolean>`lower(filters) like ${containing(email)} escape '\\'`

/** Forgets what searches for a typed text and has not been changed since this moment. */
export async function deleteSearchesBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('saved_filters')
    .where('updated_at', '<', moment.toISOString())
    .where('filters', 'like', '%"q":%')
    .execute()
}

const toSavedFilter = (row: Selectable<SavedFilterTable>): SavedFilter => ({
  id: row.id,
  list: row.list as FilteredList,
  name: row.name,
  filters: JSON.parse(row.filters),
  is_default: Boolean(row.is_default),
})
