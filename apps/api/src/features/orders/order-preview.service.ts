import type { OrderInput, OrderPreview } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { tryOut } from '../../db/try-out.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { composeOrderConfirmation } from './order-confirmation.mail.ts'
import { createOrder } from './orders.service.ts'
import { findDue } from './payment-due.service.ts'

/**
 * The confirmation that an order would send, at the prices of this moment. The running number is the next one, unless somebody
 * else takes it first.
 */
export const previewNewOrder = (
  db: Kysely<Database>,
  input: OrderInput,
  { config, now }: { config: Config; now: Date },
): Promise<OrderPreview> =>
  tryOut(db, async (transaction) => {
    const order = await createOrder(transaction, { ...input, notify: false, another_from_message: true }, now)
    const { company } = await readSettings(transaction)
    const draft = composeOrderConfirmation(order, await findDue(transaction, order, config), config)
    const { subject, text } = await composeMail(draft, { config, company })
    return { mail: { to: order.customer_email, subject, text } }
  })
