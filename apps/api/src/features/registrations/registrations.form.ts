import { productModels } from '@arkpax/schema/registrations'
import type { FormPage } from '../../http/form-page.ts'

/** The warranty registration form without JavaScript. */
export const registrationForm: FormPage = {
  action: '/api/register-product',
  back: '/register-product',
  submit: 'Rekisteröi tuote',
  fields: [
    { name: 'firstName', label: 'Etunimi', type: 'text', required: true },
    { name: 'lastName', label: 'Sukunimi', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'email', required: true },
    { name: 'phone', label: 'Puhelin', type: 'tel' },
    { name: 'productModel', label: 'Tuotemalli', type: 'select', required: true, options: productModels },
    { name: 'serialNumber', label: 'Sarjanumero', type: 'text', required: true },
    { name: 'purchaseDate', label: 'Ostopäivä', type: 'date', required: true },
    { name: 'retailer', label: 'Ostopaikka', type: 'text' },
    { name: 'comments', label: 'Lisätietoja', type: 'textarea', rows: 4 },
  ],
  success: { title: 'Tuote rekisteröity!', text: 'Tuotteesi on nyt rekisteröity takuujärjestelmäämme.' },
  failure: {
    title: 'Rekisteröinti epäonnistui',
    text: 'Yritä uudelleen myöhemmin tai ota yhteyttä asiakaspalveluun.',
  },
}
