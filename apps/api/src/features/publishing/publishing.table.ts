import type { Selectable } from 'kysely'

/** The state of publishing, in one row that every process shares. Times are UTC ISO 8601. */
export interface PublishingTable {
  id: number
  /** `publishedVersion` of the content that the pages were built from. */
  built_version: number
  built_at: string | null
  /** JSON of what the pages were built without. */
  left_out: string
  /** Who builds now, until its lease runs out. */
  builder: string | null
  leased_until: string | null
  started_at: string | null
  failed_version: number | null
  failed_at: string | null
  /** A line in words for staff, and below it what the program said. */
  failure: string | null
  /** When staff last asked for a build. */
  requested_at: string | null
  /** When a process that can build was last seen. */
  builder_seen_at: string | null
}

export type PublishingRow = Selectable<PublishingTable>
