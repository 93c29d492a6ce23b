import { contactForm as finnish } from './contact.ts'
import type { PublicForm } from './form.ts'

export const contactForm = {
  ...finnish,
  submit: 'Skicka meddelandet',
  fields: {
    name: { ...finnish.fields.name, label: 'Namn', required: 'Fyll i ditt namn' },
    email: {
      ...finnish.fields.email,
      label: 'E-post',
      required: 'Fyll i din e-postadress',
      invalid: 'Kontrollera e-postadressen',
    },
    subject: { ...finnish.fields.subject, label: 'Ämne', required: 'Fyll i ämnet' },
    message: { ...finnish.fields.message, label: 'Meddelande', required: 'Skriv ett meddelande' },
  },
  success: { title: 'Meddelandet är skickat!', text: 'Vi hör av oss så snart som möjligt.' },
  failure: { title: 'Meddelandet skickades inte', text: 'Försök igen senare eller kontakta oss direkt.' },
} satisfies PublicForm
