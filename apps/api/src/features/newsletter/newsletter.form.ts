import type { FormPage } from '../../http/form-page.ts'

/** The newsletter form without JavaScript. */
export const newsletterForm: FormPage = {
  action: '/api/newsletter/subscribe',
  back: '/',
  submit: 'Tilaa uutiskirje',
  fields: [{ name: 'email', label: 'Sähköposti', type: 'email', required: true }],
  success: { title: 'Kiitos tilauksesta!', text: 'Lähetämme seuraavan uutiskirjeen tähän osoitteeseen.' },
  failure: { title: 'Tilaus epäonnistui', text: 'Yritä uudelleen myöhemmin.' },
}
