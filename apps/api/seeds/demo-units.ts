import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { followDeliveries, giveUnits } from '../src/features/units/delivered-units.service.ts'
import { addEventsOf, addUnitEvent } from '../src/features/units/unit-events.repo.ts'
import { insertUnits, type NewUnit } from '../src/features/units/units.repo.ts'
import { serviceUnit } from '../src/features/units/units.service.ts'
import type { OrderStory } from './demo-orders.ts'

const AUTHOR = 'Omistaja'
/** What the serial numbers of each product begin with, and where those of the demo go on from. */
const SERIES: Record<string, readonly [prefix: string, first: number]> = {
  '1': ['APX-2400', 7001],
  '2': ['APX-1800', 4001],
  '3': ['APX-BAT', 3001],
}
const IN_STOCK = 3

/** Registered devices that were bought before serial numbers were written down with deliveries, by their products. */
const REGISTERED: Record<string, string> = {
  'APX-2400-005233': '1',
  'APX-2400-004512': '1',
  'APX-2400-005871': '1',
  'APX-BAT-002077': '3',
}

const made = (day: string) => ({ made_on: day, made_in: 'Turku', batch: `${day.slice(2, 4)}-${day.slice(5, 7)}` })

/** Units of what has been sent, of some registered devices and of what is in stock; one has been serviced, one is gone. */
export async function seedUnits(db: Kysely<Database>, now: Date, stories: readonly OrderStory[]): Promise<void> {
  const next = new Map(Object.entries(SERIES).map(([product, [, first]]) => [product, first]))
  const numbered = (product: string, count: number) =>
    Array.from({ length: count }, () => {
      const number = next.get(product) ?? 0
      next.set(product, number + 1)
      return `${SERIES[product]?.[0]}-${String(number).padStart(6, '0')}`
    })
  for (const { id, number, plan, items } of stories) {
    const sent = plan.steps.find(({ status }) => status === 'shipped')
    const last = plan.steps.at(-1)
    if (!(sent && last) || last.status === 'cancelled') continue
    const lines = plan.lines.flatMap(([product_id, count], index) =>
      SERIES[product_id]
        ? [{ order_item_id: items[index]?.id ?? '', product_id, serials: numbered(product_id, count) }]
        : [],
    )
    const facts = made(dayAfter(finnishDay(sent.at), -40))
    const units = lines.flatMap(({ product_id, serials }) =>
      serials.map((serial) => ({ serial, product_id, ...facts })),
    )
    await addMade(db, units, new Date(`${facts.made_on}T10:00:00Z`))
    await giveUnits(db, { orderId: id, orderNumber: number, deliveryId: id }, lines, { now: sent.at, author: AUTHOR })
    await followDeliveries(db, { id, number, isCancelled: false }, last.at)
  }
  await addRegistered(db)
  const day = dayAfter(finnishDay(now), -12)
  for (const product_id of Object.keys(SERIES))
    await addMade(
      db,
      numbered(product_id, IN_STOCK).map((serial) => ({ serial, product_id, ...made(day) })),
      new Date(`${day}T10:00:00Z`),
    )
  await service(db, now)
}

async function addMade(db: Kysely<Database>, units: readonly NewUnit[], at: Date): Promise<void> {
  await addEventsOf(db, await insertUnits(db, units, at), { kind: 'made', at })
}

async function addRegistered(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('product_registrations')
    .select(['serial_number', 'purchase_date', 'created_at'])
    .where('serial_number', 'in', Object.keys(REGISTERED))
    .orderBy('created_at')
    .execute()
  for (const [serial, [row]] of Map.groupBy(rows, ({ serial_number }) => serial_number)) {
    if (!row) continue
    const facts = made(dayAfter(row.purchase_date, -60))
    const unit = { serial, product_id: REGISTERED[serial] ?? '', ...facts, delivered_on: row.purchase_date }
    await addMade(db, [{ ...unit, status: 'sold' }], new Date(`${facts.made_on}T10:00:00Z`))
    await addUnitEvent(db, { serial, kind: 'registered', at: new Date(row.created_at) })
  }
}

/** What the workshop has written down. */
async function service(db: Kysely<Database>, now: Date): Promise<void> {
  const by = { now, author: AUTHOR }
  const read = { cycles: 214, state_of_health: 94.5 }
  const serviced = { kind: 'service', status: 'in_service', text: 'Kennot mitattu, tuuletin vaihdettu.' } as const
  await serviceUnit(db, 'APX-BAT-002077', { ...serviced, ...read }, by)
  const gone = {
    kind: 'incident',
    status: 'scrapped',
    text: 'Vettä kotelossa, akku toimitettu kierrätykseen.',
  } as const
  await serviceUnit(db, 'APX-2400-005233', { ...gone, cycles: null, state_of_health: null }, by)
}
