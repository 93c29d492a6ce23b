import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { comparedProduct } from './compared-product.ts'
import { decidingDifference } from './deciding-difference.ts'

const [pro, evo, battery] = seededCatalogue().map((product) => comparedProduct(product, 24))
const told = (...products: (typeof pro)[]) =>
  decidingDifference(products.filter((product) => product !== undefined)).replaceAll('\u00A0', ' ')

it('tells what the dearer station gives for its price, and that the other is lighter', () => {
  const sentences =
    'Ark PRO 2400 W maksaa 400 € enemmän: akku on 1100 Wh suurempi ja pistorasioita on kaksi enemmän. Ark EVO 1800 W on 10,5 kg kevyempi.'
  expect(told(pro, evo)).toBe(sentences)
  expect(told(evo, battery, pro)).toBe(sentences)
})

it('goes by the prices of the moment, and tells only what is better', () => {
  const cheap = pro && { ...pro, price: 2000 }
  expect(told(cheap, evo)).toBe('Ark EVO 1800 W maksaa 950 € enemmän.')
})

it('is silent where there are not two prices of stations', () => {
  expect(told(pro, battery)).toBe('')
  expect(told(pro, pro && { ...pro, id: '9' })).toBe('')
})
