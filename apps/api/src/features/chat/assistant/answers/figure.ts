import { eurosIn } from '@arkpax/schema/euros'
import { type Grounds, nameIn, tellerOf } from './composed.ts'

/** 'Ark PRO + 2 lisäakkua'. */
export const namedWith = (grounds: Grounds, id: string, count: number) =>
  count > 0 ? tellerOf(grounds).say('runtime.plus', { name: nameIn(grounds, id), count }) : nameIn(grounds, id)

/** A figure of a product in a sentence, where it has it. */
export function figuresOf(grounds: Grounds, of: string, id: string): string[] {
  const value = figureOf(grounds, of, id)
  return value ? [tellerOf(grounds).says(of, id, { name: nameIn(grounds, id), value })] : []
}

/** A figure as it is told now; the price of a watt-hour is counted from the live one. */
export function figureOf(grounds: Grounds, of: string, id: string): string | undefined {
  const { asked, knowledge, products } = grounds
  const teller = tellerOf(grounds)
  const product = knowledge.catalogue.find((each) => each.id === id)
  if (of === 'price-per-wh') {
    const price = products.find((each) => each.id === id)?.price
    const perWh = price && product?.capacityWh && price / product.capacityWh
    return perWh ? teller.figure(of, id, { price: eurosIn(asked.language, perWh) }) : undefined
  }
  return teller.figure(of, id)
}
