import { DAY_MS } from '@arkpax/schema/durations'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { WarrantyCaseInput, WarrantyCaseStep } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { takeStep } from '../src/features/warranty-cases/case-steps.service.ts'
import { addEvent } from '../src/features/warranty-cases/warranty-case-events.repo.ts'
import { takeCaseNumber } from '../src/features/warranty-cases/warranty-case-numbers.repo.ts'
import { findCase, insertCase, updateCase } from '../src/features/warranty-cases/warranty-cases.repo.ts'
import { emailOf } from './demo-people.ts'

const DUE_DAYS = 14
const AUTHOR = 'Omistaja'

interface DemoCase extends Pick<WarrantyCaseInput, 'fault_kind' | 'description' | 'wish' | 'product_model'> {
  name: string
  serial: string
  daysAgo: number
  /** Each a day after the one before it. */
  steps: readonly Pick<WarrantyCaseStep, 'state' | 'message' | 'reason'>[]
}

const step = (state: WarrantyCaseStep['state'], message: string | null = null) => ({ state, message, reason: null })

/** Oldest first. */
const demoCases: readonly DemoCase[] = [
  {
    ...{ name: 'Jari Rantanen', serial: 'APX-2400-005233', product_model: 'Ark PRO 2400W', daysAgo: 41 },
    ...{ fault_kind: 'charging', wish: 'replacement' },
    description: 'Laite ei lataudu verkosta eikä aurinkopaneelista. Näytöllä on koodi E07.',
    steps: [step('inspecting'), step('replaced', 'Lähetämme uuden laitteen huomenna.'), step('closed')],
  },
  {
    ...{ name: 'Timo Ahonen', serial: 'APX-BAT-002077', product_model: 'Extra Battery 2300Wh', daysAgo: 17 },
    ...{ fault_kind: 'battery', wish: 'repair' },
    description: 'Lisäakun varaus putoaa yön aikana puoleen, vaikka mitään ei ole kytketty.',
    steps: [step('inspecting'), step('in_repair')],
  },
  {
    ...{ name: 'Marko Niskanen', serial: 'APX-2400-004512', product_model: 'Ark PRO 2400W', daysAgo: 3 },
    ...{ fault_kind: 'display', wish: 'repair' },
    description: 'Näyttö himmenee käytössä ja sammuu välillä kokonaan.',
    steps: [step('waiting_customer', 'Voisitko kuvata näytön videolle silloin, kun se himmenee?')],
  },
  {
    ...{ name: 'Hanna Laine', serial: 'APX-2400-005871', product_model: 'Ark PRO 2400W', daysAgo: 0.2 },
    ...{ fault_kind: 'output', wish: 'undecided' },
    description: 'Yksi kolmesta pistorasiasta ei anna sähköä.',
    steps: [],
  },
]

/** Warranty cases in the usual states, one of them late. Nobody gets a mail. */
export async function seedWarrantyCases(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { name, serial, daysAgo, steps, ...told } of demoCases) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const who = { name, email: emailOf(name), phone: null }
    const device = { serial_number: serial, purchase_date: null, retailer: null }
    const due_on = dayAfter(finnishDay(at), DUE_DAYS)
    const number = await takeCaseNumber(db)
    const id = await insertCase(db, { ...told, ...who, ...device, number, due_on, draft_hash: null }, at)
    if (!id) continue
    await addEvent(db, id, { kind: 'received', state: 'received', is_told: true }, at)
    for (const [index, one] of steps.entries()) {
      if (one.state === 'replaced') await giveDevice(db, id, serial, at)
      const before = await findCase(db, id, now)
      const taken = { step: { ...one, notify: false }, author: AUTHOR, version: undefined }
      if (before) await takeStep(db, before, taken, new Date(at.getTime() + (index + 1) * DAY_MS))
    }
  }
}

/** Writes down a device from the stock, of the faulty one's product, as what a case gives. */
async function giveDevice(db: Kysely<Database>, id: string, faulty: string, now: Date): Promise<void> {
  const { serial } = await db
    .selectFrom('units')
    .innerJoin('units as broken', 'broken.product_id', 'units.product_id')
    .select('units.serial')
    .where('broken.serial', '=', faulty)
    .where('units.status', '=', 'in_stock')
    .orderBy('units.serial')
    .executeTakeFirstOrThrow()
  await updateCase(db, id, { replacement_serial: serial }, undefined, now)
}
