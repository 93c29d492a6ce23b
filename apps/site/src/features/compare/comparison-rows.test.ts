import type { Product } from '@arkpax/schema/products'
import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { comparedProduct } from './compared-product.ts'
import { type ComparedProduct, comparisonRows, withServerProducts, writtenRating } from './comparison-rows.ts'

const STATED = '4,8 (valmistajan ilmoitus, 124\u00A0arvostelua)'

const pro: ComparedProduct = {
  id: '1',
  name: 'Ark PRO',
  price: 3350,
  stock: 24,
  facts: { power: '2400 W', water: 'IP67', rating: STATED },
  statedRating: STATED,
}
const evo: ComparedProduct = {
  id: '2',
  name: 'Ark EVO',
  price: 2950,
  stock: 24,
  facts: { power: '1800 W', rating: STATED },
  statedRating: STATED,
}
const bag: Product = {
  id: '0198c6d2-0000-7000-8000-000000000000',
  name: 'Kantolaukku',
  description: 'Vettähylkivä',
  price: 89.9,
  image_url: '/images/laukku.webp',
  category: 'accessories',
  stock: 3,
  rating: null,
  version: 1,
  created_at: '2026-11-01T10:00:00.000Z',
}

const rowOf = (products: ComparedProduct[], label: string) =>
  comparisonRows(products, '–')
    .flatMap(({ rows }) => rows)
    .find((row) => row.label.startsWith(label))

describe('the comparison', () => {
  it('marks the rows in which the products differ', () => {
    expect(rowOf([pro, { ...evo, stock: 3 }], 'Saatavuus')).toMatchObject({ differs: true })
    expect(rowOf([pro, evo], 'Saatavuus')).toMatchObject({ differs: false })
    expect(rowOf([pro, evo], 'Jatkuva teho')).toMatchObject({ values: ['2400 W', '1800 W'], differs: true })
    expect(rowOf([pro], 'Jatkuva teho')).toMatchObject({ differs: false })
  })

  it('tells which product has the best of what can be held against another', () => {
    const [one, two] = seededCatalogue().map((product) =>
      comparedProduct(product, 24, [{ name: 'Jääkaappi', watts: 80, dutyPercent: 50 }]),
    )
    if (!one || !two) throw new Error('There are no products')
    expect(rowOf([one, two], 'Jatkuva teho')?.best).toEqual([true, false])
    expect(rowOf([one, two], 'Paino')?.best).toEqual([false, true])
    expect(rowOf([one, two], 'Mitat')?.best).toEqual([false, false])
    expect(rowOf([one, two], 'Jääkaappi, keskimäärin 40\u00A0W')).toMatchObject({
      values: ['51\u00A0h', '27\u00A0h'],
      best: [true, false],
    })
  })

  it('calls none of what reads the same the best, and nothing that is not known', () => {
    const runs = (id: string, hours: number, text = `${Math.round(hours)} h`): ComparedProduct => ({
      ...pro,
      id,
      runtimes: [{ device: 'Valo', text, hours }],
    })
    const alike = [runs('1', 33.8), runs('2', 33.9)]
    expect(rowOf(alike, 'Valo')).toMatchObject({ differs: false, best: [false, false] })
    expect(rowOf([...alike, runs('3', 10)], 'Valo')?.best).toEqual([true, true, false])
    expect(rowOf([...alike, evo], 'Valo')?.best).toEqual([false, false, false])
    expect(rowOf([runs('1', 99, '–'), runs('2', 20), runs('3', 10)], 'Valo')?.best).toEqual([false, true, false])
  })

  it('holds a product that is newer than the build against the others', () => {
    const products = withServerProducts(
      seededCatalogue().map((product) => comparedProduct(product, 24)),
      [
        { ...bag, id: '1' },
        { ...bag, maxPower: 3000 },
      ],
    )
    expect(rowOf(products, 'Jatkuva teho')?.best).toEqual([false, true])
  })

  it('holds the prices against each other', () => {
    expect(rowOf([pro, evo], 'Hinta')).toMatchObject({
      values: ['3\u00A0350\u00A0€', '2\u00A0950\u00A0€'],
      best: [false, true],
    })
    expect(rowOf([pro, { ...evo, vatPercent: 13.5 }], 'Hinta')?.values[1]).toContain('13,5')
  })

  it('tells of each product what is its own, and nothing of a bag', () => {
    const products = [
      ...seededCatalogue().map((product) => comparedProduct(product, 24)),
      ...withServerProducts([], [bag]),
    ]
    expect(rowOf(products, 'Vesitiiviys')?.values).toEqual(['IP67', 'IP67', 'IP67', 'IP67', '–'])
    expect(rowOf(products, 'Aurinkolataus')?.values).toEqual([
      '1200\u00A0W',
      '1200\u00A0W, josta akkuun 900\u00A0W',
      'aseman kautta',
      '200\u00A0W',
      '–',
    ])
    expect(rowOf(products, 'Takuu')?.values.slice(0, 4)).toEqual(Array(4).fill('2\u00A0vuotta'))
  })

  it('tells a tax of its own, and until when a cut price holds', () => {
    const cut = { price: 79.9, normalPrice: 89.9, lowestPrice30: 84.9, cutUntil: '2026-11-30', vatPercent: 13.5 }
    const [told] = rowOf(withServerProducts([], [{ ...bag, ...cut }]), 'Hinta')?.values ?? []
    expect(`${told}`.replaceAll('\u00A0', ' ')).toBe(
      'Kampanjahinta 79,90 € (sis. alv 13,5 %), normaalihinta 89,90 €, 30 päivän alin hinta 84,90 €, voimassa 30.11.2026 asti',
    )
  })

  it('follows a warranty, a class and a charging of its own', () => {
    const [product] = seededCatalogue()
    if (!product) throw new Error('There are no products')
    const panelless = { ...product, ipRating: 'IP54', warrantyMonths: 30, capacityWh: undefined, charging: undefined }
    const compared = [comparedProduct(panelless, 24), comparedProduct({ ...product, warrantyMonths: 12 }, 24)]
    expect(rowOf(compared, 'Vesitiiviys')?.values).toEqual(['IP54', 'IP67'])
    expect(rowOf(compared, 'Takuu')?.values).toEqual(['30\u00A0kk', '1\u00A0vuosi'])
    expect(rowOf(compared, 'Aurinkolataus')?.values).toEqual(['–', '1200\u00A0W'])
  })

  it('takes price and stock from the server, and products that are newer than the build', () => {
    const products = withServerProducts([pro, evo], [{ ...bag, id: '1', name: 'Ark PRO', price: 3000, stock: 0 }, bag])
    expect(products.map(({ id, price }) => [id, price])).toEqual([
      ['1', 3000],
      [bag.id, 89.9],
    ])
    expect(products[0]?.facts.power).toBe('2400 W')
    expect(rowOf(products, 'Saatavuus')?.values).toEqual(['Loppuunmyyty', 'Vähän varastossa (3\u00A0kpl)'])
  })

  it("names the rating that the maker states as the maker's", () => {
    expect(writtenRating(null, { value: 4.8, count: 124 })).toBe(STATED)
    expect(writtenRating(null, undefined)).toBeUndefined()
  })

  it('rates a product by its own reviews as soon as it has any, and by what the maker states when they are gone', () => {
    const rating = { average: 3.5, count: 2, stars: [0, 1, 0, 0, 1] }
    const builtWithReviews = { ...evo, facts: { rating: '2' } }
    const products = withServerProducts(
      [pro, builtWithReviews],
      [
        { ...bag, id: '1', rating },
        { ...bag, id: '2', rating: null },
        { ...bag, rating },
      ],
    )
    expect(rowOf(products, 'Arvosana')?.values).toEqual(['3,5 (2\u00A0arvostelua)', STATED, '3,5 (2\u00A0arvostelua)'])
  })
})
