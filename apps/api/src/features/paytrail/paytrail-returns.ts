import { paytrailReturn } from '@arkpax/schema/paytrail'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { answerPage } from '../../http/form-answer.ts'
import { isSigned } from '../../services/paytrail-client.ts'
import { type Outcome, takePayment, takeRefund } from './outcome.service.ts'
import { returnText } from './paytrail.fi.ts'

type Take = typeof takePayment

/** What Paytrail tells in the query of a redirect or a call of its own; refused where it is not signed with our secret. */
async function take(c: Context<ApiEnv>, taking: Take, isRefund: boolean): Promise<Outcome> {
  const { db, config, log, now } = c.var.deps
  const { signature = '', ...values } = c.req.query()
  if (!config.paytrail) throw new ApiError('not_found')
  if (!isSigned(config.paytrail, values, signature)) throw new ApiError('forbidden')
  const { data } = paytrailReturn.safeParse(values)
  if (!data) throw new ApiError('malformed')
  const told = {
    stamp: data['checkout-stamp'],
    transactionId: data['checkout-transaction-id'],
    ...(!isRefund && { reference: data['checkout-reference'] }),
    cents: data['checkout-amount'],
    status: data['checkout-status'],
    at: now(),
  }
  const outcome = await db.transaction().execute((transaction) => taking(transaction, told, now()))
  if (outcome === 'unknown' || outcome === 'mismatch')
    log.error({ outcome, transactionId: told.transactionId }, 'Paytrail tells of what was not begun here')
  return outcome
}

/** Paytrail asks again where the answer is not 20x, so what is no payment of ours is refused. */
async function called(c: Context<ApiEnv>, taking: Take, isRefund: boolean) {
  const outcome = await take(c, taking, isRefund)
  if (outcome === 'unknown') throw new ApiError('not_found')
  if (outcome === 'mismatch') throw new ApiError('forbidden')
  return c.body(null, 204)
}

/** Where Paytrail sends the customer back, and where it tells by itself what came: signed, as often and as late as it likes. */
export const paytrailReturns = new Hono<ApiEnv>()
  .get('/api/paytrail/return', async (c) => {
    const outcome = await take(c, takePayment, false)
    return answerPage(c, returnText[outcome], '/tilauksen-seuranta')
  })
  .get('/api/paytrail/callback', (c) => called(c, takePayment, false))
  .get('/api/paytrail/callback-refund', (c) => called(c, takeRefund, true))
