import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { listOrdersToForget } from './order-erasures.repo.ts'
import { forgetOrdersOf, sweepErasures } from './order-erasures.service.ts'
import { forgetNotesGone } from './order-notes.repo.ts'
import { deleteOrdersBefore } from './orders.repo.ts'
import { readOrdersOf } from './own-orders.repo.ts'

const BOOKKEEPING_YEARS = 6

export const ordersPrivacy: Privacy = {
  columns: {
    orders: [
      ...(['customer_name', 'customer_email', 'customer_phone'] as const),
      ...(['shipping_address', 'shipping_postcode', 'shipping_city', 'note', 'search_text'] as const),
      ...(['company', 'einvoice_address', 'einvoice_operator'] as const),
      ...(['billing_address', 'billing_postcode', 'billing_city'] as const),
    ],
    order_notes: ['author_name', 'text'],
  },
  ownData: async (db, { email }) => (email ? { orders: await readOrdersOf(db, email) } : {}),
  erase: async (db, { email }, now) => {
    if (email) await forgetOrdersOf(db, email, now)
  },
  erasureParts: async (db, { email }) => {
    const orders = email ? await listOrdersToForget(db, email) : []
    const closed = orders.filter(({ isClosed }) => isClosed)
    const years = closed.map(({ ordered_on }) => Number(ordered_on.slice(0, 4)))
    const until = years.length > 0 ? `${Math.max(...years) + BOOKKEEPING_YEARS}-12-31` : null
    return [
      ...erasurePart('closed-orders', 'anonymised', closed.length, until),
      ...erasurePart('open-orders', 'kept', orders.length - closed.length),
    ]
  },
  retain: [
    sweepErasures,
    // The financial year is the calendar year: an order of 2026 is kept until the end of 2032.
    (db, now) => deleteOrdersBefore(db, `${now.getUTCFullYear() - BOOKKEEPING_YEARS}-01-01`),
    forgetNotesGone,
  ],
}
