import { finnishDay } from '@arkpax/schema/format-fi'
import type { PaytrailStatus } from '@arkpax/schema/paytrail'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findPayment } from '../payments/payments.repo.ts'
import { failRefund, recordPayment, settleRefund } from '../payments/payments.service.ts'
import { changeTransaction, findTransaction, lockTransaction, type PaytrailRow } from './paytrail.repo.ts'

/** What Paytrail tells of a payment or a refund. Nobody is believed whose signature has not been checked before. */
export interface Told {
  stamp: string
  transactionId: string
  reference?: string
  cents?: number
  status: PaytrailStatus
  /** When the money moved; the moment at which it is told where nothing else is known. */
  at: Date
}

/** How it stands afterwards; `unknown` is none of ours, `mismatch` another sum, order or transaction than the one that was begun. */
export type Outcome = PaytrailStatus | 'unknown' | 'mismatch'

/** Told of a refund by the staff who asked for it. */
const REFUSED = 'Paytrail ei voinut palauttaa maksua. Palauta se tilisiirtona.'

/**
 * Takes what is told of a payment, however late, often and out of order: once it is paid, nothing that is told makes it unpaid, and it is
 * written down once. In a transaction.
 */
export async function takePayment(db: Kysely<Database>, told: Told, now: Date): Promise<Outcome> {
  const row = await lockTransaction(db, told.stamp)
  if (!row || row.refund_of) return 'unknown'
  if (!(await isSame(db, row, told))) return 'mismatch'
  if (row.status === 'ok') return 'ok'
  const known = { transaction_id: told.transactionId, asked_at: now.toISOString(), status: told.status }
  if (told.status !== 'ok') {
    await changeTransaction(db, row.id, known)
    return told.status
  }
  const payment = await recordPayment(
    db,
    {
      orderId: row.order_id,
      cents: row.cents,
      method: 'paytrail',
      provided: { by: 'paytrail', id: told.transactionId },
      paidOn: finnishDay(told.at),
    },
    now,
  )
  await changeTransaction(db, row.id, { ...known, payment_id: payment.id })
  return 'ok'
}

/** Takes what is told of a refund: it has been paid, or cannot be, and then its money counts again. What is certain once stays. In a transaction. */
export async function takeRefund(db: Kysely<Database>, told: Told, now: Date): Promise<Outcome> {
  const row = await lockTransaction(db, told.stamp)
  if (!row?.refund_of || !row.payment_id) return 'unknown'
  if (!(await isSame(db, row, told))) return 'mismatch'
  if (row.status === 'ok' || row.status === 'fail') return row.status
  const known = { transaction_id: told.transactionId, asked_at: now.toISOString(), status: told.status }
  await changeTransaction(db, row.id, known)
  const refund = await findPayment(db, row.payment_id)
  // Staff may have closed it by hand meanwhile.
  if (refund?.state !== 'waiting') return told.status
  if (told.status === 'ok') await settleRefund(db, row.payment_id, { paidOn: finnishDay(told.at) })
  if (told.status === 'fail') await failRefund(db, row.payment_id, REFUSED)
  return told.status
}

/** A refund that Paytrail has refused at once: it never existed there. In a transaction. */
export async function refuseRefund(db: Kysely<Database>, stamp: string): Promise<void> {
  const row = await lockTransaction(db, stamp)
  if (row?.status !== 'new' || !row.payment_id) return
  await changeTransaction(db, stamp, { status: 'fail' })
  await failRefund(db, row.payment_id, REFUSED)
}

async function isSame(db: Kysely<Database>, row: PaytrailRow, told: Told): Promise<boolean> {
  const other = await findTransaction(db, told.transactionId)
  return (
    (told.cents === undefined || told.cents === row.cents) &&
    (told.reference === undefined || told.reference === row.reference) &&
    (row.transaction_id === null || row.transaction_id === told.transactionId) &&
    (other === undefined || other.id === row.id)
  )
}
