import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { trackOrder } from '../orders/order-tracking.repo.ts'
import { payPage } from './pay-order.form.ts'
import { startPayment } from './start-payment.service.ts'

export const paytrailRoutes = [
  // Transactions of its own: Paytrail is told between them.
  route('POST /api/orders/pay', { ownTransaction: true, form: payPage }, async ({ deps, db, body }) => {
    const order = await trackOrder(db, body)
    if (!order)
      throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.' })
    return startPayment(deps, order.id)
  }),
]
