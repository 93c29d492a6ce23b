import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Insertable, Kysely } from 'kysely'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { insertDelivery } from '../src/features/deliveries/deliveries.repo.ts'
import { takeOrderNumbers } from '../src/features/orders/order-numbers.repo.ts'
import { orderSearchText } from '../src/features/orders/order-search-text.ts'
import { setDeliveryStateOf } from '../src/features/orders/orders.repo.ts'
import type { OrderEventTable } from '../src/features/orders/orders.table.ts'
import { storeAllSales } from '../src/features/orders/sales-days.repo.ts'
import { readSettings } from '../src/features/settings/settings.repo.ts'
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

/** An order that has just come, and what is to happen to it. */
export interface OrderStory {
  id: string
  number: number
  totalCents: number
  plan: OrderPlan
  events: Insertable<OrderEventTable>[]
  items: { id: string; quantity: number }[]
}

/** Fills the order book of the last 90 days with orders as they came, oldest first. Stock stays as it is. */
export async function seedOrders(
  db: Kysely<Database>,
  now: Date,
  chance: Chance,
  origins: OrderOrigin[],
): Promise<OrderStory[]> {
  const products = await db.selectFrom('products').select(['id', 'name', 'price_cents']).execute()
  const catalogue: Catalogue = new Map(products.map((product) => [product.id, product]))
  const fromMessages = origins.map((origin) => planOrderFrom(origin, now, chance))
  const plans = [...fromMessages, ...planOrders(ORDERS - origins.length, now, chance)]
  const numbers = await numbersOf(db, plans)
  const stories: OrderStory[] = []
  for (const plan of plans) stories.push(await insertOrder(db, plan, numbers.get(plan) ?? 0, catalogue, chance))
  return stories.toSorted((a, b) => a.plan.orderedAt.getTime() - b.plan.orderedAt.getTime())
}

/** Lets everything happen to the orders that has happened by now, but for their money. */
export async function tellStories(db: Kysely<Database>, stories: readonly OrderStory[]): Promise<void> {
  for (const { id, plan, events, items } of stories) {
    const last = plan.steps.at(-1)
    if (last) {
      const { status, at } = last
      await db.updateTable('orders').set({ status, updated_at: at.toISOString() }).where('id', '=', id).execute()
      if (status === 'cancelled')
        await db
          .updateTable('order_items')
          .set(({ ref }) => ({ restocked: ref('quantity') }))
          .where('order_id', '=', id)
          .execute()
      await sendAsStatusSays(db, { id, status, items }, at)
    }
    await db.insertInto('order_events').values(events).execute()
  }
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
): Promise<OrderStory> {
  const { customer, orderedAt, steps } = plan
  const id = uuidv4({ random: chance.bytes() })
  const newId = (at: Date) => uuidv7({ msecs: at.getTime(), random: chance.bytes() })
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
    customer_name: customer.company?.contact ?? customer.name,
    customer_email: email,
    customer_phone: phone,
    shipping_address: customer.street,
    shipping_postcode: customer.postcode,
    shipping_city: customer.city,
  }
  const totalCents = items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)
  const { sale } = await readSettings(db)
  await db
    .insertInto('orders')
    .values({
      ...named,
      company: customer.company ? customer.name : null,
      business_id: customer.company?.businessId ?? null,
      payment_method: customer.company ? 'invoice' : 'bank_transfer',
      payment_due_on: dayAfter(orderedOn, customer.company ? sale.invoiceDays : sale.prepaymentDays),
      total_amount_cents: totalCents,
      status: 'pending',
      note: chance.happens(15) ? chance.pick(NOTES) : null,
      contact_message_id: plan.messageId,
      search_text: orderSearchText(named),
      ordered_on: orderedOn,
      created_at: orderedAt.toISOString(),
      updated_at: orderedAt.toISOString(),
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
    moved: event.to_status === 'cancelled' ? JSON.stringify(items.map(pieces)) : null,
    mail_id: null,
    invitation_id: null,
    created_at: at.toISOString(),
  }))
  return { id, number, totalCents, plan, events, items }
}
