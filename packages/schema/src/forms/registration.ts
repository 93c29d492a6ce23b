import { tryLater } from './failures.ts'
import type { PublicForm } from './form.ts'
import { mistakes } from './mistakes.ts'

/** The models that can be registered, as the form lists them. */
export const productModels = [
  'Ark PRO 2400W',
  'Ark EVO 1800W',
  'Ark 1800W',
  'Titan 1200W',
  '200W Solar Panel',
  'Extra Battery 2300Wh',
] as const

/** What is said of a purchase date by itself, where the form says both at once. */
export const purchaseDateMistakes = {
  unreadable: 'Tarkista ostopäivä',
  future: 'Ostopäivä ei voi olla tulevaisuudessa',
} as const

/** What people call the models: what is stored and sent is the name above. */
export const productModelLabels: Record<(typeof productModels)[number], string> = {
  'Ark PRO 2400W': 'Ark PRO 2400 W',
  'Ark EVO 1800W': 'Ark EVO 1800 W',
  'Ark 1800W': 'Ark 1800 W',
  'Titan 1200W': 'Titan 1200 W',
  '200W Solar Panel': 'Aurinkopaneeli 200 W',
  'Extra Battery 2300Wh': 'Lisäakku 2300 Wh',
}

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
      options: productModels.map((value) => ({ value, label: productModelLabels[value] })),
    },
    serialNumber: {
      label: 'Sarjanumero',
      type: 'text',
      required: 'Sarjanumero on pakollinen',
      hint: 'Tyyppikilvessä: asemassa ja lisäakussa takana, paneelissa takapinnalla.',
    },
    purchaseDate: {
      label: 'Ostopäivä',
      type: 'date',
      required: 'Ostopäivä on pakollinen',
      invalid: 'Tarkista ostopäivä: se ei voi olla tulevaisuudessa',
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
