import { deliveryAnswer, deliveryQuestion } from '../delivery-options.ts'
import type { EndpointGroup } from './endpoint.ts'

export const deliveryOptionsEndpoints = {
  'POST /api/delivery-options': {
    name: 'listDeliveryOptions',
    summary: 'The ways to have products delivered to a postcode, what each costs, and what sending them back would',
    access: 'public',
    body: deliveryQuestion,
    output: deliveryAnswer,
  },
} as const satisfies EndpointGroup
