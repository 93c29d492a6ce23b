import { productModelLabel, productModels } from '../product-models.ts'
import { tryLater } from './failures.ts'
import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** Registering a product for warranty. */
export const registrationForm = {
  action: '/api/register-product',
  back: '/register-product',
  submit: 'Rekisteröi tuote',
  fields: {
    firstName: { label: 'Etunimi', type: 'text', required: mistakes.firstName },
    lastName: { label: 'Sukunimi', type: 'text', required: mistakes.lastName },
    email: {
      label: 'Sähköposti',
      type: 'email',
      required: mistakes.email,
      invalid: mistakes.emailInvalid,
      hint: 'Käytä samaa osoitetta kuin asiakastililläsi, niin näet takuun tililtäsi.',
    },
    phone: { label: 'Puhelin', type: 'tel' },
    productModel: {
      label: 'Tuotemalli',
      type: 'select',
      required: 'Valitse tuotemalli',
      options: productModels.map((value) => ({ value, label: productModelLabel(value) })),
    },
    serialNumber: {
      label: 'Sarjanumero',
      type: 'text',
      required: 'Sarjanumero on pakollinen',
      hint: 'Löydät numeron laitteen takaa tyyppikilvestä, kohdasta S/N. Esimerkiksi APX-\u20602400-\u2060000123.',
    },
    purchaseDate: {
      label: 'Ostopäivä',
      type: 'text',
      required: 'Ostopäivä on pakollinen',
      hint: 'Esimerkiksi 1.6.2026.',
    },
    retailer: { label: 'Ostopaikka', type: 'text' },
    comments: { label: 'Lisätietoja', type: 'textarea', rows: 4 },
  },
  success: { title: 'Tuote rekisteröity!', text: 'Tuotteesi on nyt rekisteröity takuujärjestelmäämme.' },
  failure: {
    title: 'Rekisteröinti epäonnistui',
    text: tryLater.orAskService,
  },
} as const satisfies PublicForm
