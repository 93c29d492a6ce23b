import type { StaffRole } from '@arkpax/schema/permissions'
import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '../deps.ts'

/** Whose session a call carries. */
export interface SignedInCustomer {
  id: string
  email: string
  /** Null until the address is verified; until then nothing that hangs on the address is shown. */
  email_verified_at: string | null
  session_id: string
}

/** Who of the staff makes a call. */
export interface SignedInStaffMember {
  id: string
  name: string
  /** Null for the shared password, which is the owner's. */
  email: string | null
  role: StaffRole
  /** A second factor is in use. */
  second_factor: boolean
  /** One is asked of all named staff, and this person has none yet. */
  must_add_second_factor: boolean
  /** SHA-256 of the bearer token. */
  token_hash: string
}

/** What travels with every request. `Bindings` is empty when a test calls `app.request`. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deps: Deps; requestId: string; client: string; customer?: SignedInCustomer; staff?: SignedInStaffMember }
}
