import { finnishDay } from '@arkpax/schema/format-fi'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { JsonFile } from '../../http/json-file.ts'
import { route } from '../../http/route.ts'
import { clearTokenCookie } from '../../http/session-cookie.ts'
import { eraseAccount } from './account-erasure.service.ts'
import { confirmPassword } from './accounts.service.ts'
import { readOwnData } from './own-data.repo.ts'
import { findOwnOrder, listOwnOrders } from './own-orders.repo.ts'
import { listOwnRegistrations } from './own-registrations.repo.ts'

/** What hangs on an address is shown to nobody who has not verified it (architecture §6). */
const nothing = new Page<never>([], undefined)

export const ownDataRoutes = [
  route('GET /api/auth/orders', {}, async ({ db, query, customer }) =>
    customer.email_verified_at ? listOwnOrders(db, customer.email, query) : nothing,
  ),

  route('GET /api/auth/orders/{id}', {}, async ({ db, params, customer }) => {
    const order = customer.email_verified_at ? await findOwnOrder(db, customer.email, params.id) : undefined
    if (!order) throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })
    return order
  }),

  route('GET /api/auth/registrations', {}, async ({ db, query, customer }) =>
    customer.email_verified_at ? listOwnRegistrations(db, customer.email, query) : nothing,
  ),

  route('POST /api/auth/export', { ownTransaction: true }, async ({ db, body, now, customer }) => {
    await confirmPassword(db, customer.id, body.password)
    return new JsonFile(`arkpax-omat-tiedot_${finnishDay(now)}.json`, await readOwnData(db, customer.id))
  }),

  route('DELETE /api/auth/me', { ownTransaction: true }, async ({ db, body, now, customer, c }) => {
    await confirmPassword(db, customer.id, body.password)
    await db.transaction().execute((transaction) => eraseAccount(transaction, customer, now))
    clearTokenCookie(c, 'arkpax_session')
    clearTokenCookie(c, 'arkpax_device')
  }),
]
