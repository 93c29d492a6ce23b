import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { listOwnRegistrations } from './own-registrations.repo.ts'

/** The products that a signed-in customer's address has registered, once it is verified. */
export const ownRegistrationRoutes = [
  route('GET /api/auth/registrations', {}, async ({ db, query, customer }) =>
    customer.email_verified_at ? listOwnRegistrations(db, customer.email, query) : new Page<never>([], undefined),
  ),
]
