import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { insertDelivery } from '../src/features/deliveries/deliveries.repo.ts'
import { takeOrderNumbers } from '../src/features/orders/order-numbers.repo.ts'
import { orderSearchText } from '../src/features/orders/order-search-text.ts'
import { setDeliveryStateOf } from '../src/features/orders/orders.repo.ts'
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

const pieces = ({ id, quantity }: { id: string; quantity: number }) => ({ id, quantity })

interface Sent {
  id: string
  status: string
  items: { id: string; quantity: number }[]
}

/** What has been sent went in one parcel. */
async function sendAsStatusSays(db: Kysely<Database>, { id, status, items }: Sent, when: Date): Promise<void> {
  if (status !== 'shipped' && status !== 'delivered') return
  const state = status === 'shipped' ? 'sent' : 'delivered'
  const at = when.toISOString()
  await insertDelivery(
    db,
    {
      ...{ id, order_id: id, state, carrier: 'Matkahuolto', made_by: 'staff', sent_by: 'staff' },
      ...{ delivered_by: state === 'delivered' ? 'staff' : null, sent_at: at, created_at: at, updated_at: at },
      delivered_at: state === 'delivered' ? at : null,
    },
    items.map((item) => ({ order_item_id: item.id, quantity: item.quantity })),
  )
  await setDeliveryStateOf(db, id, state)
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
      restocked: status === 'cancelled' ? quantity : 0,
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
  await sendAsStatusSays(db, { id, status, items }, steps.at(-1)?.at ?? orderedAt)

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
    moved: event.to_status === 'cancelled' ? JSON.stringify(items.map(pieces)) : null,
    mail_id: null,
    invitation_id: null,
    created_at: at.toISOString(),
  }))
  await db.insertInto('order_events').values(events).execute()
}
