import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { ProductModel } from '@arkpax/schema/registrations'
import { warrantyEnd } from '@arkpax/schema/warranty'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import type { Chance } from './demo-chance.ts'
import { emailOf } from './demo-people.ts'

const WARRANTY_MONTHS = 24

interface DemoRegistration {
  name: readonly [first: string, last: string]
  model: ProductModel
  serial: string
  boughtDaysAgo: number
  retailer?: string
  comments?: string
  /** Another owner in this list has registered the serial number before. */
  flagged?: true
}

/** Newest first. */
const demoRegistrations: readonly DemoRegistration[] = [
  { name: ['Hanna', 'Laine'], model: 'Ark PRO 2400W', serial: 'APX-2400-005871', boughtDaysAgo: 4 },
  { name: ['Ville', 'Koskinen'], model: 'Ark EVO 1800W', serial: 'APX-1800-003290', boughtDaysAgo: 9 },
  {
    name: ['Marko', 'Niskanen'],
    model: 'Ark PRO 2400W',
    serial: 'APX-2400-004512',
    boughtDaysAgo: 15,
    comments: 'Ostin laitteen käytettynä Kari Lampiselta, kuitti on tallessa.',
    flagged: true,
  },
  { name: ['Elina', 'Toivonen'], model: '200W Solar Panel', serial: 'APX-SOL-011204', boughtDaysAgo: 24 },
  { name: ['Timo', 'Ahonen'], model: 'Extra Battery 2300Wh', serial: 'APX-BAT-002077', boughtDaysAgo: 31 },
  { name: ['Timo', 'Ahonen'], model: 'Ark PRO 2400W', serial: 'APX-2400-005640', boughtDaysAgo: 31 },
  { name: ['Sanna', 'Peltola'], model: 'Ark EVO 1800W', serial: 'APX-1800-003118', boughtDaysAgo: 48 },
  {
    name: ['Jari', 'Rantanen'],
    model: 'Ark PRO 2400W',
    serial: 'APX-2400-005233',
    boughtDaysAgo: 77,
    retailer: 'Hangon Venetarvike',
  },
  { name: ['Kaisa', 'Heikkinen'], model: 'Ark EVO 1800W', serial: 'APX-1800-002954', boughtDaysAgo: 95 },
  {
    name: ['Kari', 'Lampinen'],
    model: 'Ark PRO 2400W',
    serial: 'APX-2400-004512',
    boughtDaysAgo: 130,
    comments: 'Käytössä työmaalla, ladataan päivittäin.',
  },
  { name: ['Lauri', 'Saarinen'], model: '200W Solar Panel', serial: 'APX-SOL-009877', boughtDaysAgo: 160 },
  { name: ['Petra', 'Lindholm'], model: 'Titan 1200W', serial: 'APX-1200-000918', boughtDaysAgo: 240 },
  {
    name: ['Risto', 'Hiltunen'],
    model: 'Ark 1800W',
    serial: 'APX-1800-001046',
    boughtDaysAgo: 410,
    retailer: 'Rovaniemen Erä ja Retki',
  },
  { name: ['Juhani', 'Aikio'], model: 'Ark PRO 2400W', serial: 'APX-2400-001377', boughtDaysAgo: 650 },
  {
    name: ['Tuula', 'Hakala'],
    model: 'Titan 1200W',
    serial: 'APX-1200-000102',
    boughtDaysAgo: 800,
    comments: 'Laite toimii moitteetta, rekisteröin varmuuden vuoksi.',
  },
]

/** Registers products, each a day after it was bought. */
export async function seedRegistrations(db: Kysely<Database>, now: Date, chance: Chance): Promise<void> {
  const rows = demoRegistrations.toReversed().map(({ name, model, serial, boughtDaysAgo, ...more }) => {
    const [firstName, lastName] = name
    const email = emailOf(name.join(' '))
    const purchaseDate = finnishDay(new Date(now.getTime() - boughtDaysAgo * DAY_MS))
    const registeredAt = new Date(now.getTime() - (boughtDaysAgo - 1) * DAY_MS - chance.integer(1, 600) * 60_000)
    return {
      id: uuidv7({ msecs: registeredAt.getTime(), random: chance.bytes() }),
      first_name: firstName,
      last_name: lastName,
      email,
      phone: null,
      product_model: model,
      serial_number: serial,
      purchase_date: purchaseDate,
      retailer: more.retailer ?? null,
      comments: more.comments ?? null,
      warranty_end: warrantyEnd(purchaseDate, WARRANTY_MONTHS),
      flagged: more.flagged ?? false,
      search_text: searchText(name.join(' '), email, serial, model),
      created_at: registeredAt.toISOString(),
    }
  })
  await db.insertInto('product_registrations').values(rows).execute()
}
