import type { Generated } from 'kysely'

/** What somebody of the staff has chosen in a list and kept. */
export interface SavedFilterTable {
  id: string
  user_id: string
  list: string
  name: string
  /** JSON: what stands in the address, by name. */
  filters: string
  /** The list opens with it; at most one of each person's for a list. */
  is_default: Generated<boolean>
  updated_at: string
}
