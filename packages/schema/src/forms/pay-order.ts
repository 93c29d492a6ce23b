import type { PublicForm } from './form.ts'
import { trackingForm } from './order-tracking.ts'

/** Paying an order online by its number and its address; what a success shows is made from the answer. */
export const payForm = {
  action: '/api/orders/pay',
  back: trackingForm.back,
  submit: 'Siirry maksamaan',
  fields: trackingForm.fields,
  failure: { title: 'Maksua ei voitu aloittaa', text: '' },
} as const satisfies PublicForm
