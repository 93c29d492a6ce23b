import type * as z from 'zod'
import type { ErrorCode } from '../errors.ts'
import type { Permission } from '../permissions.ts'

/** Who may call: anyone, a signed-in customer, or staff with a bearer token. */
export type Access = 'public' | 'customer' | 'admin'

/** A limit on tries of one client, counted in the database. */
export type CallLimit =
  | 'chat'
  | 'login'
  | 'passkey-login'
  | 'contact'
  | 'registration'
  | 'newsletter'
  | 'customer-login'
  | 'sign-up'
  | 'password-check'
  | 'account-mail'
  | 'tracking'
  | 'case-files'
  | 'recalls'

/** One call of the API. Without an `output` or `produces` it answers 204. */
export interface Endpoint {
  /** What generated clients call it: stable, since a change breaks their callers. */
  name: string
  summary: string
  access: Access
  /** What a role must be allowed for a call of staff; the owner alone where nothing is said. */
  may?: Permission
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  output?: z.ZodType
  /** The answer is not JSON but a download of this type. */
  produces?: 'text/csv' | 'application/json' | 'application/octet-stream'
  /** A caller that accepts `text/event-stream` gets the answer as these events instead; the last one carries the `output`. */
  streams?: z.ZodType
  /** The call creates something: it answers 201 and honours `Idempotency-Key`. */
  creates?: true
  /** The call honours `If-Match` with the version that the caller has seen: 412 with the thing as it is now when it is another. */
  versioned?: true
  limit?: CallLimit
  /** Failures of its own, beside those that follow from its access, its input and its limits. */
  fails?: readonly ErrorCode[]
  /** The largest body in KiB; 64 where nothing is said. */
  maxBodyKiB?: number
}

/** The calls of one noun, by method and path. */
export type EndpointGroup = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>
