import type { FormPage } from '../../http/form-page.ts'

/** The button of the cancelling page without JavaScript, and the answer to a mail program's one click (RFC 8058). */
export const unsubscribeForm: FormPage = {
  action: '/api/newsletter/unsubscribe',
  back: '/',
  submit: 'Peruuta tilaus',
  fields: [{ name: 'token', label: 'Peruutuslinkin tunniste', type: 'text', required: true }],
  success: { title: 'Tilaus on peruutettu', text: 'Emme lähetä sinulle enää uutiskirjeitä.' },
  failure: {
    title: 'Peruuttaminen epäonnistui',
    text: 'Avaa linkki uudelleen uutiskirjeestä tai kirjoita asiakaspalveluun.',
  },
}
