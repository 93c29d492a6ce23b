import type { SavedFilter } from '@arkpax/schema/saved-filters'
import type { Kysely } from 'kysely'
import { forgetAuditValuesNaming, forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'

/** What the log calls kept filters; what they search for stays out of it. */
export const ofFilter = ({ id, name }: SavedFilter) => ({ entity: 'saved_filter', entityId: id, title: name }) as const

/** Forgets what the log tells of filters that are no longer there. */
export const forgetFiltersGone = (db: Kysely<Database>): Promise<void> =>
  forgetAuditValuesOfGone(db, 'saved_filter', 'saved_filters')

/** Forgets what the log tells of filters that were called by an address. */
export const forgetFiltersCalled = (db: Kysely<Database>, email: string): Promise<void> =>
  forgetAuditValuesNaming(db, 'saved_filter', email)
