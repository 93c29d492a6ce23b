import { payOrderAnswer, payOrderInput } from '../paytrail.ts'
import type { EndpointGroup } from './endpoint.ts'

export const paytrailEndpoints = {
  'POST /api/orders/pay': {
    name: 'payOrder',
    summary:
      'Begin to pay what is left of an order at Paytrail, by the token of its page; the customer goes on at `href`',
    access: 'public',
    body: payOrderInput,
    output: payOrderAnswer,
    limit: 'tracking',
    fails: ['link_expired', 'order_paid', 'payments_off', 'payments_down'],
  },
} as const satisfies EndpointGroup
