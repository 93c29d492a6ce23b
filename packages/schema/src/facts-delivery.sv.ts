import { methodsText } from './facts-delivery.ts'

export * from './facts-delivery.ts'

export const deliveryMethodsText: typeof import('./facts-delivery.ts').deliveryMethodsText = (methods) =>
  methodsText(methods, {
    language: 'sv',
    free: 'gratis',
    from: (price) => `från ${price}`,
    none: 'enligt överenskommelse',
  })
