import type { CustomerProfileInput } from '@arkpax/schema/accounts'
import { v7 as uuidv7 } from 'uuid'
import { insertCustomer } from '../src/features/accounts/accounts.repo.ts'
import { insertSession } from '../src/features/accounts/customer-sessions.repo.ts'
import { hashToken, newToken } from '../src/services/opaque-token.ts'
import type { TestApp } from './create-test-app.ts'

/** The password of customers in tests, hashed at the least cost. */
export const CUSTOMER_PASSWORD = 'venelaituri7'
const CHEAP_HASH = '$argon2id$v=19$m=64,t=1,p=1$bhli6wCqobPUTd1IYp1crA$gk6QU7XbIH4KCu62rYa+KL+i8o3MRxnBwKBFEqCvi78'

interface Wanted extends Partial<CustomerProfileInput> {
  email?: string
  /** Whether the address is verified; it is unless a test says otherwise. */
  verified?: boolean
}

/** A customer with a live session, made straight in the database; `headers` carries the session's cookie. */
export async function signInCustomer({ deps }: TestApp, wanted: Wanted = {}) {
  const { email = 'aino.korhonen@example.fi', verified = true, ...profile } = wanted
  const now = deps.now()
  const customer = await insertCustomer(deps.db, {
    id: uuidv7(),
    email,
    password: CHEAP_HASH,
    first_name: 'Aino',
    last_name: 'Korhonen',
    phone: null,
    address: null,
    city: null,
    postal_code: null,
    email_verified_at: verified ? now.toISOString() : null,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    ...profile,
  })
  const token = newToken()
  const sessionId = uuidv7()
  await insertSession(deps.db, {
    token_hash: hashToken(token),
    id: sessionId,
    user_id: customer.id,
    user_agent: 'Testiselain',
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
  })
  return { ...customer, sessionId, headers: { Cookie: `arkpax_session=${token}` } }
}

/** What a browser sends back of the cookies that an answer sets. */
export const cookiesOf = (headers: Headers) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
})
