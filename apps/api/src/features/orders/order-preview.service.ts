import type { OrderInput, OrderPreview } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { composeOrderConfirmation } from './order-confirmation.mail.ts'
import { createOrder } from './orders.service.ts'

/** Carries what was read out of a transaction that is rolled back. */
class Undone extends Error {
  readonly preview: OrderPreview
  constructor(preview: OrderPreview) {
    super('Rolled back on purpose')
    this.preview = preview
  }
}

/**
 * The confirmation that an order would send, at the prices of this moment: the order is made and taken back in one
 * transaction, so it fails as making the order would, and changes nothing. The running number is the next one, unless
 * somebody else takes it first.
 */
export async function previewNewOrder(
  db: Kysely<Database>,
  input: OrderInput,
  { config, now }: { config: Config; now: Date },
): Promise<OrderPreview> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const order = await createOrder(transaction, { ...input, notify: false, another_from_message: true }, now)
      const settings = await readSettings(transaction)
      const draft = composeOrderConfirmation(order, settings, config)
      const { subject, text } = await composeMail(draft, { config, company: settings.company })
      throw new Undone({ mail: { to: order.customer_email, subject, text } })
    })
  } catch (error) {
    if (error instanceof Undone) return error.preview
    throw error
  }
}
