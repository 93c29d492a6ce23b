import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findDocument } from '../documents/documents.repo.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { findPayment, type PaymentRow } from '../payments/payments.repo.ts'
import { needsFreight } from './return-freight.service.ts'
import { listPictures } from './return-parts.repo.ts'
import { sumsOf } from './return-sums.ts'
import { findReturn, type WholeReturn } from './returns.repo.ts'

/** A return with what the mail about a step of it tells beside. */
export interface StepFacts {
  row: WholeReturn
  orderNumber: number
  /** In cents. */
  total: number
  /** 'Hyvityslasku 3'; null without one. */
  credit: string | null
  /** What became of the money; null before it is given back. */
  payment: Pick<PaymentRow, 'method' | 'state'> | null
  /** Whether something in it goes by freight only. */
  needsFreight: boolean
  /** Whether pictures of the inspection are kept. */
  hasPictures: boolean
}

/** What the mail about a step tells of a return; undefined where it is gone. */
export async function readStep(db: Kysely<Database>, id: string): Promise<StepFacts | undefined> {
  const row = await findReturn(db, id)
  const order = row && (await findOrder(db, row.order_id))
  if (!row || !order) return undefined
  const payment = row.payment_id ? await findPayment(db, row.payment_id) : undefined
  const document = row.document_id ? await findDocument(db, row.document_id) : undefined
  return {
    row,
    orderNumber: order.number,
    total: sumsOf(row, order).total,
    payment: payment ?? null,
    needsFreight: await needsFreight(db, row),
    hasPictures: (await listPictures(db, id)).length > 0,
    credit: document ? `${documentKindLabels[document.kind]} ${document.number}` : null,
  }
}
