import type { FormPage } from '../../http/form-page.ts'

/** The contact form without JavaScript. */
export const contactForm: FormPage = {
  action: '/api/contact',
  back: '/contact',
  submit: 'Lähetä viesti',
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'email', required: true },
    { name: 'subject', label: 'Aihe', type: 'text', required: true },
    { name: 'message', label: 'Viesti', type: 'textarea', required: true, rows: 6 },
  ],
  success: { title: 'Viesti lähetetty!', text: 'Otamme yhteyttä mahdollisimman pian.' },
  failure: {
    title: 'Virhe viestin lähetyksessä',
    text: 'Yritä uudelleen myöhemmin tai ota yhteyttä suoraan.',
  },
}
