import type { UnitEventKind, UnitStatus } from '@arkpax/schema/units'
import type { Generated } from 'kysely'

/** One piece of a product, by its serial number. It stays when its product leaves the shop, and so does its passport. */
export interface UnitTable {
  id: string
  /** As `normalSerial` writes it. */
  serial: string
  product_id: string
  order_id: Generated<string | null>
  order_item_id: Generated<string | null>
  delivery_id: Generated<string | null>
  /** Calendar day, YYYY-MM-DD. */
  made_on: Generated<string | null>
  /** The place where it was made. */
  made_in: Generated<string | null>
  batch: Generated<string | null>
  /** The calendar day in Finland on which it came to its buyer. */
  delivered_on: Generated<string | null>
  status: UnitStatus
  /** What its passport is found by: 128 random bits that say nothing. */
  passport_id: string
  /** Full cycles of charging, as service has read them. */
  cycles: Generated<number | null>
  /** Percent of the capacity that it had when new. */
  state_of_health: Generated<number | null>
  /** The calendar day on which those two were read. */
  health_on: Generated<string | null>
  /** Lower-cased serial number and batch, for searching. */
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** What has happened to a unit; a line never changes. */
export interface UnitEventTable {
  id: string
  unit_id: string
  kind: UnitEventKind
  text: string | null
  cycles: Generated<number | null>
  state_of_health: Generated<number | null>
  /** Who of the staff wrote it; null for what followed from something else. */
  author: string | null
  at: string
}
