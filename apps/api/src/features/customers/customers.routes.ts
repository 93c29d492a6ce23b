import type { CustomerRow } from '@arkpax/schema/customers'
import { finnishDay, formatStamp } from '@arkpax/schema/format-fi'
import { recordAudit } from '../../db/audit-log.ts'
import { invalidField } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { ofCustomer } from './audited-customers.repo.ts'
import { recountAddresses, recountForReading } from './customer-counts.repo.ts'
import { lockCustomers } from './customer-merges.repo.ts'
import {
  findCustomerOf,
  findCustomerRow,
  insertCustomer,
  listAddresses,
  listCustomers,
  listTags,
  lockKept,
  updateCustomer,
} from './customers.repo.ts'
import { mergeCustomers, noCustomer, previewMerge, readCustomer, splitCustomer } from './customers.service.ts'

/** The columns of exported customers; the sum is in euros and without cancelled orders. */
const customerColumns: Record<string, (customer: CustomerRow) => string | number | null> = {
  Nimi: ({ name }) => name,
  Yritys: ({ company }) => company,
  Sähköposti: ({ email }) => email,
  Puhelin: ({ phone }) => phone,
  Tunnisteet: ({ tags }) => tags.join(', '),
  Tilauksia: ({ orders }) => orders,
  'Ostanut (€)': ({ bought }) => bought,
  'Viimeksi yhteydessä': ({ last_at }) => formatStamp(last_at),
}

export const customerRoutes = [
  route('GET /api/admin/customers', {}, async ({ db, query, now }) => {
    await recountForReading(db, now)
    return listCustomers(db, query)
  }),

  route('GET /api/admin/customers/export', {}, async ({ db, query, now }) => {
    await recountForReading(db, now)
    const pages = everyPage((cursor) => listCustomers(db, { ...query, limit: 500, cursor }))
    return csvOf(`asiakkaat_${finnishDay(now)}.csv`, customerColumns, pages)
  }),

  route('GET /api/admin/customers/tags', {}, async ({ db }) => ({ tags: await listTags(db) })),

  route('GET /api/admin/customers/of-address', {}, async ({ db, query, now }) => {
    await recountForReading(db, now)
    return { id: await findCustomerOf(db, query.email) }
  }),

  route('GET /api/admin/customers/{id}', {}, async ({ db, params, now, staff }) => {
    await recountForReading(db, now)
    const customer = await readCustomer(db, params.id, staff.role)
    if (!customer) throw noCustomer()
    return customer
  }),

  route('POST /api/admin/customers', {}, async ({ db, body, now, staff }) => {
    const { email, ...kept } = body
    // Whoever has just ordered or written is a customer before anybody has read the list.
    await recountAddresses(db, [email], now)
    const id = await insertCustomer(db, email, now)
    if (!id) throw invalidField('email', 'Tällä sähköpostiosoitteella on jo asiakas. Hae asiakas luettelosta.')
    await updateCustomer(db, id, kept, undefined, now)
    await recountAddresses(db, [email], now)
    const customer = existing(await readCustomer(db, id, staff.role))
    await recordAudit(db, now, staff, { action: 'create', ...ofCustomer(customer), after: kept })
    return customer
  }),

  route('PUT /api/admin/customers/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const read = () => readCustomer(db, params.id, staff.role)
    // A merged address is known by its own id, too.
    const { id, email } = existing(await findCustomerRow(db, params.id))
    const before = await lockKept(db, id)
    const isChanged = await updateCustomer(db, id, body, version, now)
    await changedOrStale(isChanged || undefined, read, noCustomer)
    await recountAddresses(db, [email], now)
    const customer = existing(await read())
    await recordAudit(db, now, staff, { action: 'update', ...ofCustomer(customer), before, after: body })
    return customer
  }),

  route('GET /api/admin/customers/{id}/merge', {}, async ({ db, params, query, now }) => {
    await recountForReading(db, now)
    return previewMerge(db, params.id, query.other_id)
  }),

  route('POST /api/admin/customers/{id}/merge', {}, async ({ db, params, body, now, staff }) => {
    await lockCustomers(db, [params.id, body.other_id])
    const before = { addresses: await listAddresses(db, params.id) }
    await mergeCustomers(db, params.id, body.other_id, now)
    const customer = existing(await readCustomer(db, params.id, staff.role))
    const after = { addresses: customer.addresses }
    await recordAudit(db, now, staff, { action: 'merge', ...ofCustomer(customer), before, after })
    return customer
  }),

  route('POST /api/admin/customers/{id}/split', {}, async ({ db, params, body, now, staff }) => {
    await lockCustomers(db, [params.id, body.address_id])
    const before = { addresses: await listAddresses(db, params.id) }
    await splitCustomer(db, params.id, body.address_id, now)
    const customer = existing(await readCustomer(db, params.id, staff.role))
    const after = { addresses: customer.addresses }
    await recordAudit(db, now, staff, { action: 'split', ...ofCustomer(customer), before, after })
    return customer
  }),
]

function existing<T>(customer: T | undefined): T {
  if (customer === undefined) throw noCustomer()
  return customer
}
