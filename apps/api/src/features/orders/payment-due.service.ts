import { toEuros } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import type { PaymentDue } from '@arkpax/schema/payment-due'
import { leftToPay, paymentInstructions, type TransferToPay } from '@arkpax/schema/payment-instructions'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { barcodeSvg, qrSvg } from '../../services/payment-codes.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { paymentToken } from './payment-token.repo.ts'

/** The same without its pictures, which mails have no use for. */
export type Due = Omit<PaymentDue, 'transfer'> & { transfer: TransferToPay | null }

/** What is still to be paid of an order, and how; null where nothing is, or payment is not followed here. */
export async function findDue(
  db: Kysely<Database>,
  order: Order,
  config: Pick<Config, 'paytrail'>,
): Promise<Due | null> {
  const cents = leftToPay(order)
  const { payment_method: method, payment_due_on } = order
  if (cents === 0 || !method) return null
  return {
    method,
    amount: toEuros(cents),
    due_on: payment_due_on,
    transfer: paymentInstructions(order, await readSettings(db)),
    is_online: config.paytrail !== undefined && (method === 'paytrail' || method === 'bank_transfer'),
    page: `/maksu/${await paymentToken(db, order.id)}`,
  }
}

/** The same as its customer sees it on a screen. */
export async function showDue(
  db: Kysely<Database>,
  order: Order | undefined,
  config: Pick<Config, 'paytrail'>,
): Promise<PaymentDue | null> {
  const due = order ? await findDue(db, order, config) : null
  return due && { ...due, transfer: due.transfer && withCodes(due.transfer) }
}

/** A transfer with the codes that banks' applications read. */
export const withCodes = (transfer: TransferToPay) => ({
  ...transfer,
  barcode_svg: transfer.virtual_barcode && barcodeSvg(transfer.virtual_barcode),
  qr_svg: qrSvg(transfer.qr_text),
})
