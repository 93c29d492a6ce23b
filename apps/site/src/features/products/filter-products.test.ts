import { describe, expect, it } from 'vitest'
import { compareProducts, filterFromQuery, type ListedProduct, matches, queryOfFilter } from './filter-products.ts'

const products: ListedProduct[] = [
  {
    name: 'Ark PRO 2400 W',
    text: 'Voimalaitos työmaalle',
    words: 'voimalaitos ip67',
    category: 'power-stations',
    price: 3350,
    place: 0,
  },
  {
    name: 'Ark EVO 1800 W',
    text: 'Kevyempi kantaa',
    words: 'voimalaitos ip67',
    category: 'power-stations',
    price: 2950,
    place: 1,
  },
  {
    name: 'Lisäakku 2300 Wh',
    text: 'Sama pohja',
    words: 'lisävaruste',
    category: 'accessories',
    price: 1850,
    place: 2,
  },
  {
    name: 'Aurinkopaneeli 200 W',
    text: 'Kulkee kainalossa',
    words: 'lisävaruste',
    category: 'accessories',
    price: 399,
    place: 3,
  },
]
const all = { search: '', category: '', sort: 'popular' } as const

const found = (filter: Partial<typeof all> | Record<string, string>) =>
  products.filter((product) => matches(product, { ...all, ...filter })).map(({ place }) => place)

const sorted = (sort: Parameters<typeof compareProducts>[0]) =>
  products.toSorted(compareProducts(sort)).map(({ place }) => place)

describe('the product list', () => {
  it('finds by words of the name and the text, in any case and spacing', () => {
    expect(found({ search: 'ARK' })).toEqual([0, 1])
    expect(found({ search: ' lisäakku ' })).toEqual([2])
    expect(found({ search: '2400w' })).toEqual([0])
    expect(found({ search: 'evo kantaa' })).toEqual([1])
    expect(found({ search: 'polkupyörä' })).toEqual([])
  })

  it('finds by the words of the category, the tags and the description', () => {
    expect(found({ search: 'IP67 voimalaitos' })).toEqual([0, 1])
    expect(found({ search: 'lisävaruste' })).toEqual([2, 3])
    expect(found({ search: 'ip67 lisäakku' })).toEqual([])
  })

  it('narrows by category, together with the search', () => {
    expect(found({ category: 'accessories' })).toEqual([2, 3])
    expect(found({ category: 'accessories', search: 'ark' })).toEqual([])
    expect(found({})).toEqual([0, 1, 2, 3])
  })

  it('sorts by popularity, price and name', () => {
    expect(sorted('popular')).toEqual([0, 1, 2, 3])
    expect(sorted('price-low')).toEqual([3, 2, 1, 0])
    expect(sorted('price-high')).toEqual([0, 1, 2, 3])
    expect(sorted('name')).toEqual([1, 0, 3, 2])
  })

  it('keeps its state in the address', () => {
    const filter = { search: 'akku 2300', category: 'accessories', sort: 'name' } as const
    expect(filterFromQuery(queryOfFilter(filter))).toEqual(filter)
    expect(queryOfFilter(all)).toBe('')
    expect(filterFromQuery('?jarjestys=outo&muu=1')).toEqual(all)
  })
})
