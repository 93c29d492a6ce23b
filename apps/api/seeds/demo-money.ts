import { referenceNumber } from '@arkpax/schema/reference-number'
import { endToEndIdOf } from '@arkpax/schema/refund-reference'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { closeMonth } from '../src/features/accounting/accounting.service.ts'
import { issueDocument } from '../src/features/documents/issue-document.service.ts'
import { bookStatements } from '../src/features/payments/bank-statements.service.ts'
import { recordRefund } from '../src/features/payments/payments.service.ts'
import { readSettings } from '../src/features/settings/settings.repo.ts'
import { dayStatement, type Movement } from './demo-bank.ts'
import { type MoneyPlan, planMoney } from './demo-money-plans.ts'
import type { OrderStory } from './demo-orders.ts'

const BOOKKEEPER = { name: 'Demon kirjanpito', email: null }
const OPENING_CENTS = 1_250_000

/**
 * Lets the money of the orders come and go, day by day as it does in a shop: invoices, the bank's statement of the day, receipts, credit
 * notes with what they give back. The books of the first months are closed.
 */
export async function seedMoney(db: Kysely<Database>, now: Date, stories: readonly OrderStory[]): Promise<void> {
  const { iban } = (await readSettings(db)).sale
  const plan = planMoney(stories, now)
  const documents = new Map<string, string>()
  let balance = OPENING_CENTS
  let waiting: Movement[] = []
  for (const day of plan.days) {
    const at = noonOf(day, now)
    if (plan.closesOn === day) await closeMonth(db, plan.closes, { by: BOOKKEEPER.name, now: at })
    const events = plan.events.filter((event) => event.day === day)
    for (const { orderId } of ofKind(events, 'invoice')) await issue(db, documents, { kind: 'invoice', orderId }, at)

    const movements = [...waiting, ...ofKind(events, 'movement').map((event) => movementOf(event, stories))]
    waiting = []
    if (movements.length > 0) {
      const statement = dayStatement(day, { iban, openingCents: balance, movements })
      await bookStatements(db, `tiliote-${day}.xml`, [statement], { staff: BOOKKEEPER, now: at })
      balance = statement.closingCents ?? balance
    }

    for (const { orderId } of ofKind(events, 'receipt')) await issue(db, documents, { kind: 'receipt', orderId }, at)
    for (const event of ofKind(events, 'return')) {
      const refund = await takeBack(db, event, documents.get(event.orderId) ?? '', at)
      if (event.isPaid) waiting.push(refund)
    }
  }
}

type Event = MoneyPlan['events'][number]
const ofKind = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)

/** Nothing happens after now. */
const noonOf = (day: string, now: Date) => new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime()))

async function issue(
  db: Kysely<Database>,
  documents: Map<string, string>,
  wanted: { kind: 'invoice' | 'receipt'; orderId: string },
  at: Date,
): Promise<void> {
  documents.set(wanted.orderId, (await issueDocument(db, wanted, at)).id)
}

/** Credits a document, or a piece of its first line, and gives back what it comes to. */
async function takeBack(
  db: Kysely<Database>,
  { orderId, reason, isWhole }: Extract<Event, { kind: 'return' }>,
  documentId: string,
  at: Date,
): Promise<Movement> {
  const credits = { documentId, reason, ...(!isWhole && { lines: [{ line: 0, quantity: 1 }] }) }
  const note = await issueDocument(db, { kind: 'credit_note', orderId, credits, by: BOOKKEEPER.name }, at)
  const cents = -note.content.gross
  const refund = await recordRefund(
    db,
    { orderId, cents, method: 'bank_transfer', paidOn: null, reason, recordedBy: BOOKKEEPER.name },
    at,
  )
  return { cents: -cents, name: note.buyer_name, endToEndId: endToEndIdOf(refund.id) }
}

function movementOf({ orderId, cents, ...told }: Extract<Event, { kind: 'movement' }>, stories: readonly OrderStory[]) {
  const story = stories.find(({ id }) => id === orderId)
  if (!story) return { cents, ...told }
  const { customer } = story.plan
  return { cents, reference: referenceNumber(story.number), name: customer.name, ...told }
}
