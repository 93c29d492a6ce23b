import { PRICE_TO_BE_AGREED } from '@arkpax/schema/delivery-labels'

type Words = typeof import('./policies.fi.ts')

export { policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Home',
  updated: 'Updated',
  withdraw: 'Report a return',
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
    `Delivery of a power station or extra battery from ${price}. The time begins when we confirm the order or receive your payment in advance.`,
  leadFree: (method) => `${method} is free.`,
  days: (days) => `Delivery time ${days}.`,
  ready: ({ days }) => `Ready for collection ${days} after the order confirmation.`,
  upTo: 'Weight up to',
  stations: (count) => (count === 1 ? '1\u00A0station' : `${count}\u00A0stations`),
  none: { freight: PRICE_TO_BE_AGREED, home: '–', pickup_point: '–', collection: '' },
  zones: 'Which area is my postcode in?',
  zonesNote: 'See which digits your postcode begins with.',
  zone: (beginnings) => beginnings.join(' and '),
  rest: (beginnings) => `${beginnings.join(' and ')}, except those above`,
  beyond:
    'Is your shipment heavier than those in the table, or going to Åland? We agree the price separately and tell you before you order.',
  returnsId: 'palautuksen-hinta',
  returns: 'What a return costs',
  returnsIntro:
    'If you return a product because you changed your mind, you can book a collection with us. The price is for one product. Returning a faulty or incorrect product costs you nothing.',
  goods: 'Product',
  battery: 'Power station or extra battery',
  noBattery: 'Solar panel or accessory without a battery',
  batteryDelivery: 'Delivery of a power station or extra battery',
  noBatteryDelivery: 'Delivery of a solar panel or accessory without a battery',
  anything: 'You can collect any product',
  details: 'Good to know',
  ask: 'Ask for a price',
}

export const returnsText: Words['returnsText'] = {
  title: '[[terms.returnDays]]-day returns',
  lead: 'Open the box and see whether the product suits you. If it does not, send it back. No reason needed.',
  regret: 'You changed your mind: you pay for the collection',
  pickup: (panel) => `A power station or an extra battery. Collection of a solar panel from ${panel}.`,
  faulty: 'Faulty, damaged or wrong product: we pay',
  faultyText: 'Both the return and the new delivery are free for you.',
  money: 'You get your money back',
  within: (days) => `within ${days}\u00A0days`,
  moneyText: 'Counted from your notice, once you have returned or sent the product.',
}

export const warrantyText: Words['warrantyText'] = {
  title: '[[terms.warrantyMonths]]-month warranty',
  lead: 'If the product has a manufacturing defect, we repair it or replace it with a new one. The warranty covers companies too.',
  report: 'Make a warranty claim',
  free: 'Repair and spare parts',
  freeText: 'We also pay for transport there and back.',
  reply: 'Reply to a warranty claim',
  within: 'within [[terms.replyHours]]\u00A0hours',
  replyText: 'We reply on working days.',
  repaired: 'A repair extends the warranty',
  longer: (months) => `+${months}\u00A0months`,
  repairedText: 'Once per product, when we repair it under warranty.',
  begins: 'The warranty begins on',
  purchase: 'the day of purchase',
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
