import { HOUR_MS } from '@arkpax/schema/durations'
import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Chance } from './demo-chance.ts'
import type { OrderOrigin } from './demo-contact-messages.ts'
import { customers, type Person } from './demo-people.ts'

const OLDEST_HOURS = 90 * 24

const TO_THE_END: readonly OrderStatus[] = ['processing', 'shipped', 'delivered']
const STEP_HOURS = [3, 22, 25, 46, 49]

type Line = readonly [productId: string, quantity: number]

/** Who orders what and when, and how far the order has come by now. */
export interface OrderPlan {
  customer: Person
  lines: readonly Line[]
  orderedAt: Date
  messageId: string | null
  /** What has happened to the order since, oldest first. */
  steps: Step[]
}

interface Step {
  status: OrderStatus
  at: Date
}

const onePro: Line = ['1', 1]
const oneEvo: Line = ['2', 1]
const oneBattery: Line = ['3', 1]
const onePanel: Line = ['4', 1]
const twoPanels: Line = ['4', 2]

/** What people order together; the commonest baskets stand more than once. */
const baskets: readonly (readonly Line[])[] = [
  [onePro],
  [onePro],
  [onePro],
  [oneEvo],
  [oneEvo],
  [oneEvo],
  [onePanel],
  [twoPanels],
  [oneBattery],
  [onePro, twoPanels],
  [oneEvo, onePanel],
  [oneEvo, twoPanels],
  [onePro, oneBattery],
  [oneEvo, oneBattery, twoPanels],
  [onePro, oneBattery, onePanel],
]

/** Orders that companies make for certain, by how many newer ones there are. */
const BILLED = [11, 24, 36, 45]
const companies = customers.filter(({ company }) => company)

/** Plans `count` orders of the last 90 days, oldest first and ever closer to each other: the shop is growing. */
export function planOrders(count: number, now: Date, chance: Chance): OrderPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const ageHours = OLDEST_HOURS * ((count - index - 0.5) / count) ** 1.6
    const orderedAt = inOfficeHours(new Date(now.getTime() - ageHours * HOUR_MS), now, chance)
    const newerOrders = count - 1 - index
    const customer = chance.pick(customers)
    return {
      customer: BILLED.includes(newerOrders) ? (companies[newerOrders % companies.length] ?? customer) : customer,
      lines: chance.pick(baskets),
      orderedAt,
      messageId: null,
      steps: planSteps(orderedAt, now, chance, pathOf(newerOrders)),
    }
  })
}

/** Plans the order that staff made from a contact message, the day after it came. */
export function planOrderFrom({ name, ordered, sentAt, messageId }: OrderOrigin, now: Date, chance: Chance): OrderPlan {
  const customer = customers.find((person) => person.name === name)
  if (!customer) throw new Error(`${name} is not among the demo's customers.`)
  const orderedAt = inOfficeHours(new Date(sentAt.getTime() + 24 * HOUR_MS), now, chance)
  return { customer, lines: ordered, orderedAt, messageId, steps: planSteps(orderedAt, now, chance, TO_THE_END) }
}

/** The same day between nine and five in Finland, unless that has not come yet. */
function inOfficeHours(instant: Date, now: Date, chance: Chance): Date {
  const moved = new Date(instant)
  moved.setUTCHours(chance.integer(7, 13), chance.integer(0, 59))
  return moved < now ? moved : instant
}

/** The states that an order has come through, by how many newer orders there are. */
function pathOf(newerOrders: number): readonly OrderStatus[] {
  if (newerOrders < 4) return []
  if (newerOrders < 8) return TO_THE_END.slice(0, 1)
  if (newerOrders < 13) return TO_THE_END.slice(0, 2)
  return newerOrders % 12 === 3 ? ['cancelled'] : TO_THE_END
}

/** Each step takes a working day or two, or less where there is not so much time until now. */
function planSteps(orderedAt: Date, now: Date, chance: Chance, path: readonly OrderStatus[]): Step[] {
  const share = (now.getTime() - orderedAt.getTime()) / (path.length + 1)
  let waited = 0
  return path.map((status, index) => {
    waited += chance.pick(STEP_HOURS) * HOUR_MS
    return { status, at: new Date(orderedAt.getTime() + Math.min(waited, share * (index + 1))) }
  })
}
