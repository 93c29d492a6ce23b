import { buyerName } from '@arkpax/schema/buyer-name'
import { customerQuery } from '@arkpax/schema/customers'
import { formatDate } from '@arkpax/schema/format-fi'
import { orderTitle, shortOrderId } from '@arkpax/schema/order-names'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import { type PaletteHit, type PaletteKind, paletteKinds } from '@arkpax/schema/palette'
import { mayDo, type StaffRole } from '@arkpax/schema/permissions'
import { productModelLabel } from '@arkpax/schema/product-models'
import { roleLabels } from '@arkpax/schema/staff-labels'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listPosts } from '../blog/blog.repo.ts'
import { listContactMessages } from '../contact/contact.repo.ts'
import { recountForReading } from '../customers/customer-counts.repo.ts'
import { listCustomers } from '../customers/customers.repo.ts'
import { findBestOrders } from '../orders/orders.repo.ts'
import { findProductsByName } from '../products/products.repo.ts'
import { listRegistrations } from '../registrations/registrations.repo.ts'
import { findPeople } from '../staff/staff.repo.ts'
import { closestFirst } from './closest-first.ts'
import { details, type Finder } from './finder.service.ts'
import { saleFinders } from './sale-finders.service.ts'

/** How many things of a noun are shown. */
const FEW = 5

/** How each noun is asked, and what a role must be allowed to be told of it. */
const finders: Record<PaletteKind, Finder> = {
  ...saleFinders,
  order: {
    may: 'orders.read',
    find: async (db, { q, limit }) =>
      (await findBestOrders(db, q, limit)).map((order) => ({
        id: order.id,
        names: [`${order.number}`, `#${order.number}`, `tilaus ${order.number}`, order.id, shortOrderId(order.id)],
        title: orderTitle(order),
        detail: details(
          buyerName(order.company, order.customer_name),
          orderStatusLabels[displayedOrderStatus(order.status)],
          formatDate(order.created_at),
        ),
      })),
  },
  customer: {
    may: 'customers.read',
    async find(db, { q, limit, now }) {
      await recountForReading(db, now)
      const { items } = await listCustomers(db, customerQuery.parse({ q, limit }))
      return items.map(({ id, name, email, company, orders }) => ({
        id,
        names: [company, name, email],
        title: buyerName(company, name) || email,
        detail: details(email, orders === 1 ? '1\u00A0tilaus' : `${orders}\u00A0tilausta`),
      }))
    },
  },
  message: {
    may: 'messages.read',
    find: async (db, { q, limit, now }) =>
      (await listContactMessages(db, { q, limit, status: 'all', assignee: 'all', sort: 'usual' }, '', now)).items.map(
        (message) => ({
          id: message.id,
          names: [],
          title: message.subject,
          detail: details(message.name, formatDate(message.created_at)),
        }),
      ),
  },
  product: {
    may: 'products.read',
    find: async (db, { q, limit }) =>
      (await findProductsByName(db, q, limit)).map(({ id, name, stock }) => ({
        id,
        names: [name],
        title: name,
        detail: `${stock}\u00A0kpl varastossa`,
      })),
  },
  registration: {
    may: 'registrations.read',
    find: async (db, { q, limit }) =>
      (await listRegistrations(db, { q, limit, sort: '-date' })).items.map((registration) => ({
        id: registration.id,
        names: [registration.serialNumber],
        title: registration.serialNumber,
        detail: details(
          productModelLabel(registration.productModel),
          `${registration.firstName} ${registration.lastName}`,
        ),
      })),
  },
  post: {
    may: 'blog.read',
    find: async (db, { q, limit }) =>
      (await listPosts(db, { q, limit, status: 'all', fields: 'summary', sort: '-date' })).items.map((post) => ({
        id: String(post.id),
        names: [],
        title: post.title,
        detail: post.is_published ? 'Julkaistu' : 'Luonnos',
      })),
  },
  staff: {
    may: 'staff.manage',
    find: async (db, { q, limit }) =>
      (await findPeople(db, q, limit)).map(({ id, name, role, email }) => ({
        id,
        names: [name, email],
        title: name,
        detail: details(roleLabels[role], email),
      })),
  },
}

/** The best few things of each noun that this role may see, those of the very name or number first. */
export async function findHits(db: Kysely<Database>, q: string, role: StaffRole, now: Date): Promise<PaletteHit[]> {
  if (q === '') return []
  const kinds = paletteKinds.filter((kind) => mayDo(role, finders[kind].may))
  const found = await Promise.all(
    kinds.map(async (kind) => (await finders[kind].find(db, { q, limit: FEW, now })).map((hit) => ({ kind, ...hit }))),
  )
  return closestFirst(found.flat(), q)
}
