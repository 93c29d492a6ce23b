import type { Slots } from '../question/slots.ts'

/** Intents whose written answers follow figures that are asked for a purpose: kilos of who carries them, sides of where it is to run. */
const BESIDE: readonly { figure: string; intent: string; isOf: (told: Slots) => boolean }[] = [
  {
    figure: 'weight',
    intent: 'handle.what',
    isOf: ({ attributes, products }) => attributes.includes('carried') && products.length > 0,
  },
  {
    figure: 'size',
    intent: 'placement.how',
    isOf: ({ bound, products }) =>
      bound.isFitting && bound.space.length > 0 && products.some(({ isStation }) => isStation),
  },
]

/** The intent of what is told after a figure, by why it is asked. */
export const besideFigure = (figure: string | undefined, told: Slots): string | undefined =>
  BESIDE.find((each) => each.figure === figure && each.isOf(told))?.intent
