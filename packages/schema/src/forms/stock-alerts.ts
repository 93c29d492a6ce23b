import { tryLater } from './failures.ts'
import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** Asking to be told when a product can be had again, on the page of one that is out. */
export const stockAlertForm = {
  action: '/api/stock-alerts',
  back: '/tuotteet',
  submit: 'Ilmoita minulle',
  fields: {
    product_id: { label: 'Tuote', type: 'hidden', required: 'Tuote puuttuu' },
    email: { label: 'Sähköposti', type: 'email', required: mistakes.email, invalid: mistakes.emailInvalid },
  },
  success: {
    title: 'Vahvista vielä sähköpostiosoitteesi',
    text: 'Lähetimme sinulle viestin. Pääset jonoon, kun vahvistat osoitteesi viestin linkistä.',
  },
  failure: { title: 'Pyyntö ei mennyt perille', text: tryLater.plain },
} as const satisfies PublicForm

const token = { label: 'Linkin tunniste', type: 'hidden', required: 'Linkki on vaillinainen' } as const

/** Confirming it: the button of the page that the link of the mail opens. */
export const confirmAlertForm = {
  action: '/api/stock-alerts/confirm',
  back: '/',
  submit: 'Vahvista osoite',
  fields: { token },
  success: {
    title: 'Olet jonossa',
    text: 'Lähetämme sinulle viestin, kun tuotetta on taas saatavilla. Ilmoitamme jonon järjestyksessä, kullekin kerran.',
  },
  failure: { title: 'Osoitetta ei vahvistettu', text: 'Pyydä ilmoitusta uudelleen tuotteen sivulla.' },
} as const satisfies PublicForm

/** Taking it back, in the same way. */
export const cancelAlertForm = {
  action: '/api/stock-alerts/cancel',
  back: '/',
  submit: 'Poista pyyntöni',
  fields: { token },
  success: { title: 'Pyyntösi on poistettu', text: 'Poistimme osoitteesi, emmekä ilmoita tuotteesta.' },
  failure: { title: 'Pyyntöä ei poistettu', text: 'Avaa linkki uudelleen viestistä tai kirjoita asiakaspalveluun.' },
} as const satisfies PublicForm
