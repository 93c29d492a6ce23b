import { methodsText } from './facts-delivery.ts'

export * from './facts-delivery.ts'

export const deliveryMethodsText: typeof import('./facts-delivery.ts').deliveryMethodsText = (methods) =>
  methodsText(methods, { language: 'en', free: 'free', from: (price) => `from ${price}`, none: 'on request' })
