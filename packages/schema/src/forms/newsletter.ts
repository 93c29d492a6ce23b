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

/** What a subscriber is told instead, where the shop asks to confirm the address. */
export const confirmFirst = {
  title: 'Vahvista vielä tilaus',
  text: 'Lähetimme sinulle viestin. Saat uutiskirjeet, kun vahvistat tilauksen viestin linkistä.',
}

/** What is shown beside the form; whoever changes it gives it the day as a new version, which is kept with each consent. */
export const newsletterConsent = {
  version: '2026-11-23',
  text: 'Uudet oppaat, mittaukset ja tuoteuutiset. Tilauksen voi perua milloin tahansa.',
  /** In the footer there is only the name of the letter above the form. */
  footerText: 'Uutiskirje',
} as const

/** Confirming the address: the button of the page that the link of the mail opens. */
export const confirmSubscriptionForm = {
  action: '/api/newsletter/confirm',
  back: '/',
  submit: 'Vahvista tilaus',
  fields: { token: { label: 'Vahvistuslinkin tunniste', type: 'hidden', required: 'Linkki on vaillinainen' } },
  success: { title: 'Tilaus on vahvistettu', text: 'Saat seuraavan uutiskirjeen sähköpostiisi.' },
  failure: { title: 'Tilausta ei vahvistettu', text: 'Tilaa uutiskirje uudelleen sivustolta.' },
} as const satisfies PublicForm

/** Cancelling it: the button of the page that a letter's link opens, and the answer to a mail program's one click (RFC 8058). */
export const unsubscribeForm = {
  action: '/api/newsletter/unsubscribe',
  back: '/',
  submit: 'Lopeta uutiskirjeen tilaus',
  fields: { token: { label: 'Peruutuslinkin tunniste', type: 'text', required: 'Linkki on vaillinainen' } },
  success: { title: 'Et saa enää uutiskirjettä', text: 'Uutiskirjeen tilauksesi on lopetettu.' },
  failure: {
    title: 'Peruuttaminen epäonnistui',
    text: 'Avaa linkki uudelleen uutiskirjeestä tai kirjoita asiakaspalveluun.',
  },
} as const satisfies PublicForm
