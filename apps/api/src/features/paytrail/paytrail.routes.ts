import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { readPaymentToken } from '../orders/payment-token.repo.ts'
import { payForm } from './pay-order.form.ts'
import { startPayment } from './start-payment.service.ts'

export const paytrailRoutes = [
  // Transactions of its own: Paytrail is told between them.
  route('POST /api/orders/pay', { ownTransaction: true, form: payForm }, async ({ deps, db, body }) => {
    const orderId = await readPaymentToken(db, body.token)
    if (!orderId) throw new ApiError('link_expired', { detail: 'Linkki ei johda tilaukseen.' })
    return startPayment(deps, orderId)
  }),
]
