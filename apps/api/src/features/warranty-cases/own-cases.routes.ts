import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { listOwnCases } from './own-cases.repo.ts'
import { casePage, sendCase } from './send-case.service.ts'
import { warrantyCaseForm } from './warranty-case-pages.ts'

/** What a customer can do about a device that does not work. */
export const ownWarrantyCaseRoutes = [
  route('POST /api/warranty-cases', { form: warrantyCaseForm }, ({ deps, db, body, now, customer }) =>
    sendCase(db, { config: deps.config, customer }, body, now),
  ),

  route('GET /api/auth/warranty-cases', {}, async ({ db, query, customer }) => {
    if (!customer.email_verified_at) return new Page<never>([], undefined)
    const page = await listOwnCases(db, customer.email, query)
    const items = page.items.map(async (one) => ({ ...one, page: await casePage(db, one.id) }))
    return new Page(await Promise.all(items), page.next)
  }),
]
