import { DAY_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { ReturnInput } from '@arkpax/schema/returns'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { readReturn } from '../src/features/returns/return-detail.service.ts'
import { updateReturn } from '../src/features/returns/return-update.service.ts'
import { startReturn } from '../src/features/returns/start-return.service.ts'

const AUTHOR = 'Omistaja'

/** How far each return is, the newest first. */
const FAR: readonly Pick<ReturnInput, 'state' | 'note'>[] = [
  { state: 'announced', note: null },
  { state: 'arrived', note: 'Paketti ehjä, laturi mukana.' },
  { state: 'inspected', note: null },
]

/** Returns of private customers' last orders, each a piece of its first line. Nobody gets a mail. */
export async function seedReturns(db: Kysely<Database>, now: Date): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('deliveries', 'deliveries.order_id', 'orders.id')
    .select(['orders.id', 'customer_name', 'delivered_at'])
    .where('orders.status', '=', 'delivered')
    .where('company', 'is', null)
    .where('credited_cents', '=', 0)
    .where('delivered_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .orderBy('delivered_at', 'desc')
    .orderBy('orders.id')
    .limit(FAR.length)
    .execute()
  for (const [index, { id, customer_name, delivered_at }] of orders.entries()) {
    const far = FAR[index]
    const item = await db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .executeTakeFirst()
    if (!(far && item && delivered_at)) continue
    const announced_on = dayAfter(finnishDay(new Date(delivered_at)))
    const at = new Date(Math.min(now.getTime(), Date.parse(`${announced_on}T09:00:00Z`)))
    const items = [{ id: item.id, quantity: 1 }]
    const made = await startReturn(db, id, { name: customer_name, announced_on, items, notify: false }, at)
    if (far.state !== 'announced') await bring(db, made.id, far, now)
  }
}

async function bring(db: Kysely<Database>, id: string, far: (typeof FAR)[number], now: Date): Promise<void> {
  const of = await readReturn(db, id)
  const isInspected = far.state === 'inspected'
  const found = isInspected ? { loss: 25, loss_reason: 'Kuoressa naarmu', restock: false } : NOT_LOOKED_AT
  const items = of.items.map(({ id, known_serials }) => ({
    ...{ id, serial: known_serials[0] ?? null, keeps_unknown: false, is_scrapped: false },
    ...found,
  }))
  const { pickup_on, pickup_text, sent_on, arrived_on, pickup_cost, delivery_refund } = of
  const kept = { pickup_on, pickup_text, sent_on, arrived_on, pickup_cost, delivery_refund }
  await updateReturn(db, id, { ...kept, ...far, items, notify: false }, { now, version: undefined, by: AUTHOR })
}

const NOT_LOOKED_AT = { loss: 0, loss_reason: null, restock: null }
