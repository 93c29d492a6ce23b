import { PRICE_TO_BE_AGREED } from '@arkpax/schema/delivery-labels'

type Words = typeof import('./policies.fi.ts')

export { policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Home',
  updated: 'Updated',
  withdraw: 'Withdraw or return',
  form: { id: 'withdrawal-form', online: 'Withdraw online', print: 'Print the form' },
  from: 'from',
  others: 'Other terms',
  question: 'Still unsure about something?',
  contact: 'Contact us',
  binding: 'This is a translation. The Finnish text is binding.',
  finnish: 'Read the text in Finnish',
  finnishOnly: 'The current version is available in Finnish only.',
}

export const deliveryPricesText: Words['deliveryPricesText'] = {
  id: 'toimitustavat-ja-hinnat',
  title: 'Delivery methods and prices',
  intro: 'Weights are for the whole shipment, packaging included. Prices include VAT.',
  door: (days) => `To your door in ${days} working days`,
  lead: (price) =>
    `Power stations and extra batteries from ${price}. The time begins when we confirm the order or receive your payment in advance.`,
  leadFree: (method) => `${method} is free.`,
  days: (days) => `Delivery time ${days}.`,
  ready: (days) => `Ready for collection ${days} after the order confirmation.`,
  upTo: 'Up to',
  none: { freight: PRICE_TO_BE_AGREED, home: '–', pickup_point: '–', collection: '' },
  zones: 'Areas',
  zone: (name, postcodes, taken) => `${name}: postcodes beginning with ${postcodes}${taken && ` (but not ${taken})`}`,
  beyond: (toBeAgreed) =>
    `${toBeAgreed}: shipments heavier than those in the table, and deliveries to other countries. We will tell you the price before you order.`,
  returnsId: 'palautuksen-hinta',
  returns: 'What a return costs',
  returnsIntro:
    'If you return a product because you changed your mind, you can book a collection with us. The price is for one product. Returning a faulty or incorrect product costs you nothing.',
  product: 'Product',
  battery: 'Power station or extra battery',
  noBattery: 'Solar panel or accessory without a battery',
  anything: 'You can collect any product',
  details: 'Good to know',
  elsewhere: 'Delivery to Åland, or several stations at once?',
  ask: 'Ask for a price',
}

export const returnsText: Words['returnsText'] = {
  title: '[[terms.returnDays]]-day returns',
  lead: 'Open the box and see whether the product suits you. If it does not, send it back. No reason needed.',
  regret: 'You changed your mind',
  pickup: (panel) => `Collection of a power station or an extra battery. Solar panels from ${panel}.`,
  faulty: 'Faulty, damaged or wrong product',
  faultyText: 'We pay for both the return and the new delivery.',
  money: 'Your money back',
  within: (days) => `in ${days}\u00A0days`,
  moneyText: 'Counted from your notice, once the product has been returned or sent.',
  details: 'The terms in full',
}

export const deliveryCheckText: Words['deliveryCheckText'] = {
  title: 'What does delivery cost to your address?',
  postcode: 'Postcode',
  product: 'Product',
  submit: 'Show the price',
  days: '{days}\u00A0working days',
  free: 'Free',
  mistake: 'A postcode has five digits',
  agreed: PRICE_TO_BE_AGREED,
  failed: 'We could not get the price. Please try again in a moment.',
}
