import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { takeOrderNumbers } from '../src/features/orders/order-numbers.repo.ts'
import { orderSearchText } from '../src/features/orders/order-search-text.ts'
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
  const plans = [...fromMessages, ...planOrders(ORDERS - origins.length, now, chance)]
  const numbers = await numbersOf(db, plans)
  for (const plan of plans) await insertOrder(db, plan, numbers.get(plan) ?? 0, catalogue, chance)
  await storeAllSales(db)
}

/** Orders are numbered as they were made. */
async function numbersOf(db: Kysely<Database>, plans: OrderPlan[]) {
  const last = await takeOrderNumbers(db, plans.length)
  const byTime = plans.toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
  return new Map(byTime.map((plan, index) => [plan, last - plans.length + 1 + index]))
}

async function insertOrder(
  db: Kysely<Database>,
  plan: OrderPlan,
  number: number,
  catalogue: Catalogue,
  chance: Chance,
) {
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
  const named = {
    id,
    number,
    customer_name: customer.name,
    customer_email: email,
    customer_phone: phone,
    shipping_address: customer.street,
    shipping_postcode: customer.postcode,
    shipping_city: customer.city,
  }
  await db
    .insertInto('orders')
    .values({
      ...named,
      total_amount_cents: items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
      status,
      note: chance.happens(15) ? chance.pick(NOTES) : null,
      contact_message_id: plan.messageId,
      search_text: orderSearchText(named),
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
