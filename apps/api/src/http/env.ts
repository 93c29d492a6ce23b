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

/** What travels with every request. `Bindings` is empty when a test calls `app.request`. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deps: Deps; requestId: string; client: string; customer?: SignedInCustomer }
}
