import type { ErasurePart } from '@arkpax/schema/privacy-requests'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'

/** Whose data it is: an account where they have one, and their address, which counts only once it is known to be theirs. */
export interface Person {
  id: string | undefined
  email: string | undefined
}

/** What time does to the data of a noun; each fails alone. */
export type Sweep = (
  db: Kysely<Database>,
  now: Date,
  config: Pick<Config, 'dataDir' | 'mediaStore' | 'staffEmail'> & Partial<Pick<Config, 'paytrail'>>,
) => Promise<void>

/** Why a noun has nothing to give or to delete. */
interface Nothing {
  because: string
}

/**
 * What a noun does with the personal data in its tables. Every noun that has some says all of it in its `*.privacy.ts`, which
 * stands in `apps/api/src/privacy.ts`; a test fails for a column of text that no noun names.
 */
export interface Privacy {
  /** The columns that hold personal data, by table. */
  columns: { readonly [Table in keyof Database]?: readonly (keyof Database[Table])[] }
  /** What the person gets in the download of their data, by its names there; no hashes of secrets and no notes of staff. */
  ownData: ((db: Kysely<Database>, person: Person) => Promise<Record<string, unknown>>) | Nothing
  /** What happens when the person deletes their account, in its transaction and before the account itself goes. */
  erase: ((db: Kysely<Database>, person: Person, now: Date) => Promise<void>) | Nothing
  /** What also goes when the person asks for erasure, with an account or without one, after `erase` and in its transaction. */
  eraseOnRequest?: (db: Kysely<Database>, person: Person, now: Date) => Promise<void>
  /** What erasure on request would delete and what it would leave; a noun whose `erase` does something has it. */
  erasureParts?: (db: Kysely<Database>, person: Person) => Promise<ErasurePart[]>
  /** Deletes what the privacy policy promises to keep no longer. */
  retain: readonly [Sweep, ...Sweep[]]
}
