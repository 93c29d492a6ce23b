import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import { storeAllSales } from '../src/features/orders/sales-days.repo.ts'
import type { Chance } from './demo-chance.ts'
import type { OrderOrigin } from './demo-contact-messages.ts'
import { type OrderPlan, planOrderFrom, planOrders } from './demo-order-plans.ts'
import { emailOf } from './demo-people.ts'

const ORDERS = 60

const NOTES = [
  'Soitto tuntia ennen toimitusta.',
  'Toimitus työmaalle, vastaanottaja paikalla klo 7–15.',
  'Asiakas toivoo toimitusta ennen viikonloppua.',
]

type Catalogue = Map<string, { id: string; name: string; price_cents: number }>

/** Fills the order book of the last 90 days, in every state. Stock stays as it is. */
export async function seedOrders(db: Kysely<Database>, now: Date, chance: Chance, origins: OrderOrigin[]) {
  const products = await db.selectFrom('products').select(['id', 'name', 'price_cents']).execute()
  const catalogue: Catalogue = new Map(products.map((product) => [product.id, product]))
  const fromMessages = origins.map((origin) => planOrderFrom(origin, now, chance))
  for (const plan of [...fromMessages, ...planOrders(ORDERS - origins.length, now, chance)]) {
    await insertOrder(db, plan, catalogue, chance)
  }
  await storeAllSales(db)
}

async function insertOrder(db: Kysely<Database>, plan: OrderPlan, catalogue: Catalogue, chance: Chance) {
  const { customer, orderedAt, steps } = plan
  const id = uuidv4({ random: chance.bytes() })
  const newId = (at: Date) => uuidv7({ msecs: at.getTime(), random: chance.bytes() })
  const status = steps.at(-1)?.status ?? 'pending'
  const orderedOn = finnishDay(orderedAt)
  const email = emailOf(customer.name)
  const phone = chance.happens(70) ? `050 000 ${chance.integer(1000, 9999)}` : null

  const items = plan.lines.map(([productId, quantity]) => {
    const product = catalogue.get(productId)
    if (!product) throw new Error(`Product ${productId} is not in the catalogue.`)
    return {
      id: newId(orderedAt),
      order_id: id,
      product_id: product.id,
      product_name: product.name,
      quantity,
      price_cents: product.price_cents,
    }
  })
  await db
    .insertInto('orders')
    .values({
      id,
      customer_name: customer.name,
      customer_email: email,
      customer_phone: phone,
      shipping_address: customer.street,
      shipping_postcode: customer.postcode,
      shipping_city: customer.city,
      total_amount_cents: items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
      status,
      note: chance.happens(15) ? chance.pick(NOTES) : null,
      contact_message_id: plan.messageId,
      search_text: searchText(id, customer.name, email, phone, customer.street, customer.postcode, customer.city),
      ordered_on: orderedOn,
      created_at: orderedAt.toISOString(),
      updated_at: (steps.at(-1)?.at ?? orderedAt).toISOString(),
    })
    .execute()
  await db.insertInto('order_items').values(items).execute()

  const created = { type: 'created' as const, from_status: null, to_status: 'pending', at: orderedAt }
  const changes = steps.map((step, index) => ({
    type: 'status' as const,
    from_status: steps[index - 1]?.status ?? 'pending',
    to_status: step.status,
    at: step.at,
  }))
  const events = [created, ...changes].map(({ at, ...event }) => ({
    id: newId(at),
    order_id: id,
    ...event,
    notified: true,
    stock_move: event.to_status === 'cancelled' ? ('returned' as const) : null,
    mail_id: null,
    invitation_id: null,
    created_at: at.toISOString(),
  }))
  await db.insertInto('order_events').values(events).execute()
}
