import type { DutyId } from '@arkpax/schema/duties'

/** What the owner has written of a duty in place of what the table of duties says. */
export interface DutyReadingTable {
  duty: DutyId
  reading: string
  note: string
  version: number
  updated_at: string
}

/** A version of the texts of a duty that somebody has checked. */
export interface DutyCheckTable {
  id: string
  duty: DutyId
  text_version: string
  checked_by: string
  /** YYYY-MM-DD in Finland. */
  checked_on: string
  created_at: string
}
