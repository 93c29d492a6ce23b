import { beginningOfDay } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { ReturnStart } from '@arkpax/schema/returns'
import { basisAt } from '@arkpax/schema/withdrawal-period'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { madeLaterText, orderedOn } from '../orders/ordered-on.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { cancelUnsent } from './cancel-unsent.service.ts'
import type { WholeReturn } from './returns.repo.ts'
import { quantitiesOf, returnedBefore, storeReturn } from './withdraw.service.ts'
import { noSuchOrder, readWithdrawable } from './withdrawable.service.ts'
import { withdrawalReceipt } from './withdrawal-receipt.mail.ts'

/**
 * A return that a customer told of otherwise, by telephone or by mail. Staff may take one after the period too, by the promise. Throws
 * `not_found`, `nothing_to_withdraw` and `invalid_fields`.
 */
export async function startReturn(
  db: Kysely<Database>,
  orderId: string,
  { name, announced_on, items, notify }: ReturnStart,
  now: Date,
): Promise<WholeReturn> {
  existing(await lockOrder(db, orderId))
  if (announced_on > finnishDay(now)) throw invalidField('announced_on', 'Päivä on tulevaisuudessa')
  const found = await readWithdrawable(db, orderId, now)
  if (!found) throw noSuchOrder()
  if (announced_on < orderedOn(found.order)) throw invalidField('announced_on', madeLaterText(found.order))
  const quantities = quantitiesOf(found, { items })
  const at = announced_on === finnishDay(now) ? now : beginningOfDay(announced_on)
  const basis = basisAt(found.period, at) ?? 'promise'
  const lines = await cancelUnsent(db, found.order, { quantities, returnedBefore: returnedBefore(found), now })
  const receipt_email = found.order.customer_email
  const made = await storeReturn(db, found, { name, receipt_email, basis, lines }, now, at.toISOString())
  if (notify && receipt_email)
    await queueMail(db, withdrawalReceipt, { to: receipt_email, payload: { returnId: made.id } }, now)
  return made
}
