import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Movement } from './demo-bank.ts'
import type { OrderStory } from './demo-orders.ts'

/** Days that a company takes to pay, and that a customer has goods before some of them come back. */
const PAYS_AFTER = 5
const RETURNS_AFTER = 3
/** An invoice of before this is late by now. */
const LATE_DAYS = 15
const OVERPAID_CENTS = 10_000

interface OfOrder {
  day: string
  orderId: string
}

type MoneyEvent =
  | (OfOrder & { kind: 'invoice' | 'receipt' })
  | (OfOrder & Movement & { kind: 'movement' })
  | (OfOrder & { kind: 'return'; reason: string; isWhole: boolean; isPaid: boolean })

/** What happens to the money of the demo shop, by Finnish days (YYYY-MM-DD). */
export interface MoneyPlan {
  events: MoneyEvent[]
  /** The days on which something happens, oldest first. */
  days: string[]
  /** The month (YYYY-MM) that is closed with all before it, and when. */
  closes: string
  closesOn: string
}

/** Plans the money of orders, oldest first: almost all goes as it should, and of what does not there is one each in the last weeks. */
export function planMoney(stories: readonly OrderStory[], now: Date): MoneyPlan {
  const today = finnishDay(now)
  const closes = dayAfter(today, -60).slice(0, 7)
  const closesOn = dayAfter(lastDayOf(closes), 5)
  const newest = stories.toReversed()
  const byTransfer = newest.filter(({ plan }) => !plan.customer.company)
  const withStatus = (status: OrderStatus) => byTransfer.filter((story) => statusOf(story) === status)

  const [, half, nameless] = withStatus('pending')
  const [overpaid] = withStatus('shipped')
  const [cancelled] = withStatus('cancelled')
  const late = newest.find((story) => (invoicedOn(story) ?? today) <= dayAfter(today, -LATE_DAYS))
  const settled = withStatus('delivered').filter((story) => paidOn(story)?.startsWith(closes))
  const returned = settled.find((story) => dayAfter(returnedOn(story)).startsWith(closes))
  const returnedLater = settled.find((story) => story !== returned)

  const events: MoneyEvent[] = stories.flatMap((story): MoneyEvent[] => {
    const { id: orderId, totalCents } = story
    const pays = (day: string, cents = totalCents) => ({ kind: 'movement' as const, day, orderId, cents })
    const invoiced = invoicedOn(story)
    if (invoiced) {
      const invoice = { kind: 'invoice' as const, day: invoiced, orderId }
      return story === late ? [invoice] : [invoice, pays(withinMonth(invoiced, PAYS_AFTER))]
    }
    const paid = story === cancelled ? finnishDay(story.plan.orderedAt) : paidOn(story)
    if (!paid) return []
    const cents = story === overpaid ? totalCents + OVERPAID_CENTS : totalCents
    return [pays(paid, cents), { kind: 'receipt' as const, day: paid, orderId }]
  })

  const comesBack = { kind: 'return' as const, reason: 'Asiakas palautti tuotteen', isWhole: false, isPaid: true }
  if (returned) events.push({ ...comesBack, day: returnedOn(returned), orderId: returned.id })
  if (returnedLater) events.push({ ...comesBack, day: dayAfter(today, -3), orderId: returnedLater.id })
  if (cancelled) {
    const day = finnishDay(cancelled.plan.steps[0]?.at ?? now)
    events.push({ ...comesBack, day, orderId: cancelled.id, reason: 'Tilaus peruttiin', isWhole: true, isPaid: false })
  }
  if (half) events.push({ kind: 'movement', day: today, orderId: half.id, cents: Math.round(half.totalCents / 2) })
  const nobodys = { kind: 'movement' as const, orderId: '' }
  if (nameless)
    events.push({
      ...nobodys,
      day: today,
      cents: nameless.totalCents,
      name: nameless.plan.customer.name,
      message: 'Tilaus',
    })
  events.push({ ...nobodys, day: dayAfter(today, -1), cents: 4_990, name: 'Veneseura Aallokko ry', message: 'Kiitos!' })
  events.push({ ...nobodys, day: dayAfter(today, -4), cents: -1_250 })

  const past = events.filter(({ day }) => day <= today)
  const refunded = past.flatMap((event) => (event.kind === 'return' && event.isPaid ? [dayAfter(event.day)] : []))
  const days = [...new Set([...past.map(({ day }) => day), ...refunded, closesOn])].toSorted()
  return { events: past, days, closes, closesOn }
}

const statusOf = ({ plan }: OrderStory) => plan.steps.at(-1)?.status ?? 'pending'

const dayOf = ({ plan }: OrderStory, wanted: OrderStatus): string | undefined => {
  const step = plan.steps.find(({ status }) => status === wanted)
  return step && finnishDay(step.at)
}

/** A company is billed when its goods have left. */
const invoicedOn = (story: OrderStory) => (story.plan.customer.company ? dayOf(story, 'shipped') : undefined)

/** Others pay before anything is done. */
const paidOn = (story: OrderStory) => (story.plan.customer.company ? undefined : dayOf(story, 'processing'))

const returnedOn = (story: OrderStory) => dayAfter(dayOf(story, 'delivered') ?? '', RETURNS_AFTER)

/** Some days later, or the last day of the same month. */
function withinMonth(day: string, days: number): string {
  const later = dayAfter(day, days)
  const last = lastDayOf(day.slice(0, 7))
  return later < last ? later : last
}

const lastDayOf = (month: string) => dayAfter(`${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`, -1)
