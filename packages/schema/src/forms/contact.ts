import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** A message to customer service, from the contact screen or handed over by the assistant. */
export const contactForm = {
  action: '/api/contact',
  back: '/contact',
  submit: 'Lähetä viesti',
  fields: {
    name: { label: 'Nimi', type: 'text', required: mistakes.name },
    email: { label: 'Sähköposti', type: 'email', required: mistakes.email, invalid: mistakes.emailInvalid },
    subject: { label: 'Aihe', type: 'text', required: 'Aihe on pakollinen' },
    message: { label: 'Viesti', type: 'textarea', required: 'Viesti on pakollinen', rows: 6 },
  },
  success: { title: 'Viesti lähetetty!', text: 'Otamme yhteyttä mahdollisimman pian.' },
  failure: { title: 'Virhe viestin lähetyksessä', text: 'Yritä uudelleen myöhemmin tai ota yhteyttä suoraan.' },
} as const satisfies PublicForm
