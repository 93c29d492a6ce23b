import type { PassportTier } from '@arkpax/schema/passport-tokens'
import type { Generated } from 'kysely'

/** What the passports of a product tell beside its page. */
export interface PassportModelTable {
  product_id: string
  /** JSON of `passportModel`. */
  content: string
  version: Generated<number>
  updated_at: string
}

/** Who may read more of passports than everybody; only the hash of the token is kept. */
export interface PassportTokenTable {
  id: string
  name: string
  tier: PassportTier
  token_hash: string
  created_by: string | null
  created_at: string
  revoked_at: Generated<string | null>
  last_used_at: Generated<string | null>
}

/** What was read with a token. */
export interface PassportReadTable {
  id: string
  token_id: string
  unit_id: string
  at: string
}
