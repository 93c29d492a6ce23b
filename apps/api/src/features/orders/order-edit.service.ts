import { formatDate } from '@arkpax/schema/format-fi'
import { toCents } from '@arkpax/schema/money'
import { isEditable, type OrderEdit, type OrderEditPreview } from '@arkpax/schema/order-edit'
import type { Order, OrderChange } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { tryOut } from '../../db/try-out.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import type { DeliveriesOfOrders } from './deliveries-of-orders.service.ts'
import type { InvoiceOfOrder, MoneyOfOrders } from './money-of-orders.service.ts'
import { composeOrderChanged, orderChanged } from './order-changed.mail.ts'
import { orderChanges } from './order-changes.ts'
import { readOrderDetail } from './order-detail.service.ts'
import { insertEvent } from './order-events.repo.ts'
import { changeOrderLines } from './order-lines-change.service.ts'
import { findOrder, lockOrder, updateOrder } from './orders.repo.ts'
import { existing, refuseInvoiceOfConsumer } from './orders.service.ts'
import { findDue } from './payment-due.service.ts'

interface Options {
  now: Date
  /** The version that the caller has seen; undefined where any will do. */
  version: number | undefined
  /** How many pieces of each line of an order stand in its deliveries. */
  packedOf: DeliveriesOfOrders['packedOf']
  invoiceOf: MoneyOfOrders['invoiceOf']
}

/** An order before and after an edit, and what that changed. */
interface EditedOrder {
  before: Order
  after: Order
  changes: OrderChange[]
}

/**
 * Changes an order that has not been sent. Its customer is told by mail what has changed, unless `notify` is false or nothing has that they
 * would see. Throws `stale` when the order is not at `version`, `invalid_fields` for another due day than its invoice has, `order_closed` when it has been sent, delivered or cancelled, and
 * `insufficient_stock`.
 */
export async function editOrder(
  db: Kysely<Database>,
  id: string,
  { notify, ...edit }: OrderEdit,
  options: Options,
): Promise<EditedOrder> {
  const edited = await applyEdit(db, id, edit, options)
  const { after, changes } = edited
  if (changes.length === 0) return edited
  const eventId = uuidv7()
  const payload = { orderId: id, eventId }
  const mailId = notify ? await queueMail(db, orderChanged, { to: after.customer_email, payload }, options.now) : null
  await insertEvent(db, {
    id: eventId,
    order_id: id,
    type: 'edited',
    from_status: null,
    to_status: after.status,
    notified: notify,
    stock_move: null,
    mail_id: mailId,
    invitation_id: null,
    changes: JSON.stringify(changes),
    created_at: options.now.toISOString(),
  })
  return edited
}

/** What an edit would do, with the mail as it would leave; changes nothing. */
export const previewEdit = (
  db: Kysely<Database>,
  id: string,
  { notify: _, ...edit }: OrderEdit,
  { config, ...options }: Options & { config: Config },
): Promise<OrderEditPreview> =>
  tryOut(db, async (transaction) => {
    const { before, after, changes } = await applyEdit(transaction, id, edit, options)
    const { company } = await readSettings(transaction)
    const draft = composeOrderChanged(after, changes, await findDue(transaction, after, config), config)
    const { subject, text } = await composeMail(draft, { config, company })
    return {
      changes,
      total_before: before.total_amount,
      total_after: after.total_amount,
      mail: { to: after.customer_email, subject, text },
    }
  })

async function applyEdit(
  db: Kysely<Database>,
  id: string,
  { items, charges, ...edit }: Omit<OrderEdit, 'notify'>,
  { now, version, packedOf, invoiceOf }: Options,
): Promise<EditedOrder> {
  const before = existing(await lockOrder(db, id))
  if (version !== undefined && version !== before.version)
    throw new ApiError('stale', { current: await readOrderDetail(db, before) })
  if (!isEditable(before)) throw new ApiError('order_closed')
  refuseInvoiceOfConsumer(edit)
  if (edit.payment_due_on !== before.payment_due_on) refuseDueDayBesideInvoice(await invoiceOf(db, id))
  const packed = await packedOf(db, id)
  const total_amount_cents = await changeOrderLines(db, before, { items, charges }, { now, packed })
  const credited_cents = creditAfter(before, total_amount_cents)
  await updateOrder(db, before, { ...edit, total_amount_cents, credited_cents }, now)
  const after = existing(await findOrder(db, id))
  return { before, after, changes: orderChanges(before, after) }
}

/** The day that an invoice says is the one that counts. */
function refuseDueDayBesideInvoice(invoice: InvoiceOfOrder | undefined): void {
  if (invoice?.due_on)
    throw invalidField(
      'payment_due_on',
      `Lasku ${invoice.number} erääntyy ${formatDate(invoice.due_on)}. Hyvitä lasku ja tee uusi, jos päivä muuttuu.`,
    )
}

/** What credit notes still take off an order: pieces that an edit takes off it as well count once. */
const creditAfter = ({ total_amount, credited_amount }: Order, totalCents: number): number =>
  Math.max(0, toCents(credited_amount) - Math.max(0, toCents(total_amount) - totalCents))
