import { paytrailReturn } from '@arkpax/schema/paytrail'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { answerPage } from '../../http/form-answer.ts'
import type { FormAnswer } from '../../http/form-page.ts'
import { isSigned } from '../../services/paytrail-client.ts'
import { paymentToken } from '../orders/payment-token.repo.ts'
import { type Outcome, takePayment, takeRefund } from './outcome.service.ts'
import { returnText } from './paytrail.fi.ts'
import { findTransaction } from './paytrail.repo.ts'

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

/** The way back to the page on which the order of a payment is paid. */
async function tryAgain(c: Context<ApiEnv>): Promise<FormAnswer['link']> {
  const { db } = c.var.deps
  const payment = await findTransaction(db, c.req.query('checkout-transaction-id') ?? '')
  return payment && { label: 'Palaa maksamaan', href: `/maksu/${await paymentToken(db, payment.order_id)}` }
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
    const link = outcome === 'fail' ? await tryAgain(c) : undefined
    return answerPage(c, { ...returnText[outcome], ...(link && { link }) }, '/tilauksen-seuranta')
  })
  .get('/api/paytrail/callback', (c) => called(c, takePayment, false))
  .get('/api/paytrail/callback-refund', (c) => called(c, takeRefund, true))
