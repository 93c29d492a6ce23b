import type { SavedFilter, SavedFilterChange, SavedFilterInput } from '@arkpax/schema/saved-filters'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import {
  clearDefault,
  findSavedFilter,
  insertSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from './saved-filters.repo.ts'

const MAX_OF_LIST = 30

/** One of a person's. Throws `not_found` when it is not there, or is somebody else's. */
export async function readFilter(db: Kysely<Database>, userId: string, id: string): Promise<SavedFilter> {
  const kept = await findSavedFilter(db, userId, id)
  if (!kept) throw new ApiError('not_found', { detail: 'Suodatinta ei löytynyt.' })
  return kept
}

/** Keeps filters under a name. Throws `invalid_fields` for a name that is taken and where there are too many already. */
export async function keepFilter(
  db: Kysely<Database>,
  userId: string,
  input: SavedFilterInput,
  now: Date,
): Promise<SavedFilter> {
  const kept = (await listSavedFilters(db, userId)).filter(({ list }) => list === input.list)
  if (kept.length >= MAX_OF_LIST)
    throw invalidField('name', `Suodattimia on jo ${MAX_OF_LIST}. Poista ensin jokin niistä.`)
  if (input.is_default) await clearDefault(db, userId, input.list)
  return withFreeName(() => insertSavedFilter(db, userId, input, now))
}

/** Changes what somebody has kept. Throws `invalid_fields` for a name that is taken. */
export async function changeFilter(
  db: Kysely<Database>,
  kept: SavedFilter,
  userId: string,
  change: SavedFilterChange,
  now: Date,
): Promise<SavedFilter> {
  if (change.is_default) await clearDefault(db, userId, kept.list)
  await withFreeName(() => updateSavedFilter(db, kept.id, change, now))
  return { ...kept, ...change }
}

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('name', 'Samanniminen suodatin on jo olemassa')
    throw error
  }
}
