import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '../deps.ts'

/** What travels with every request. `Bindings` is empty when a test calls `app.request`. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deps: Deps; requestId: string; client: string }
}
