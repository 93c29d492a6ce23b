import { tryLater } from './failures.ts'
import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** Subscribing to the newsletter, on the home page and in every footer. */
export const newsletterForm = {
  action: '/api/newsletter/subscribe',
  back: '/',
  submit: 'Tilaa uutiskirje',
  fields: {
    email: { label: 'Sähköposti', type: 'email', required: mistakes.email, invalid: mistakes.emailInvalid },
  },
  success: { title: 'Kiitos tilauksesta!', text: 'Lähetämme seuraavan uutiskirjeen tähän osoitteeseen.' },
  failure: { title: 'Tilaus epäonnistui', text: tryLater.plain },
} as const satisfies PublicForm

/** Cancelling it: the button of the page that a letter's link opens, and the answer to a mail program's one click (RFC 8058). */
export const unsubscribeForm = {
  action: '/api/newsletter/unsubscribe',
  back: '/',
  submit: 'Peruuta tilaus',
  fields: { token: { label: 'Peruutuslinkin tunniste', type: 'text', required: 'Linkki on vaillinainen' } },
  success: { title: 'Tilaus on peruutettu', text: 'Emme lähetä sinulle enää uutiskirjeitä.' },
  failure: {
    title: 'Peruuttaminen epäonnistui',
    text: 'Avaa linkki uudelleen uutiskirjeestä tai kirjoita asiakaspalveluun.',
  },
} as const satisfies PublicForm
