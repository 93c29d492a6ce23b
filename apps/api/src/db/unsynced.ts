import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** How our SQLite dialect is told; to PostgreSQL, which waits for its disk in a process of its own, it means what is usual. */
export const UNSYNCED = 'read uncommitted'

/**
 * Runs `work` in a transaction that does not wait for the disk. It is whole or not there, everybody sees it at once, and it
 * survives a crash of the process; when the machine loses its power, the last of these may be lost. In SQLite such a wait stops
 * the event loop, so what is written often and missed by nobody does without.
 */
export const unsyncedTransaction = <T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => db.transaction().setIsolationLevel(UNSYNCED).execute(work)
