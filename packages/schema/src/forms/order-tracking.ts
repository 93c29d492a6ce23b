import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** Following an order by its number and its address; what a success shows is made from the order. */
export const trackingForm = {
  action: '/api/orders/track',
  back: '/tilauksen-seuranta',
  submit: 'Näytä tilaus',
  fields: {
    order: {
      label: 'Tilausnumero',
      type: 'text',
      required: 'Tilausnumero on pakollinen',
      hint: 'Löydät numeron tilausvahvistuksesta.',
    },
    email: { label: 'Sähköposti', type: 'email', required: mistakes.email, invalid: mistakes.emailInvalid },
  },
  failure: { title: 'Tilausta ei löytynyt', text: '' },
} as const satisfies PublicForm
