/** What the list knows of a product on the page. `place` is its original order. */
export interface ListedProduct {
  name: string
  text: string
  /** What else it is found by. */
  words: string
  category: string
  price: number
  place: number
}

const productSorts = ['popular', 'price-low', 'price-high', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** The state of the list; it travels in the address. An empty category means all. */
export interface ProductFilter {
  search: string
  category: string
  sort: ProductSort
}

const flatten = (text: string) => text.toLocaleLowerCase('fi').replace(/\s+/g, ' ').trim()

/** Whether every word of the search stands in the product's name, its text or its words, and its category is the chosen one. */
export function matches(
  product: Pick<ListedProduct, 'name' | 'text' | 'words' | 'category'>,
  filter: ProductFilter,
): boolean {
  if (filter.category && product.category !== filter.category) return false
  const text = flatten(`${product.name} ${product.text}`)
  const texts = [text, text.replaceAll(' ', ''), flatten(product.words)]
  return flatten(filter.search)
    .split(' ')
    .every((word) => texts.some((each) => each.includes(word)))
}

/** Compares two products in the chosen order; equals keep their original order. */
export function compareProducts(sort: ProductSort) {
  return (a: ListedProduct, b: ListedProduct): number => {
    if (sort === 'price-low') return a.price - b.price || a.place - b.place
    if (sort === 'price-high') return b.price - a.price || a.place - b.place
    if (sort === 'name') return a.name.localeCompare(b.name, 'fi') || a.place - b.place
    return a.place - b.place
  }
}

/** '?haku=akku&luokka=accessories&jarjestys=name' → its state; what is unknown counts as not given. */
export function filterFromQuery(query: string): ProductFilter {
  const given = new URLSearchParams(query)
  const sort = productSorts.find((known) => known === given.get('jarjestys')) ?? 'popular'
  return { search: given.get('haku') ?? '', category: given.get('luokka') ?? '', sort }
}

/** The state as a query, without what is at its default. */
export function queryOfFilter({ search, category, sort }: ProductFilter): string {
  const query = new URLSearchParams({
    ...(search.trim() && { haku: search.trim() }),
    ...(category && { luokka: category }),
    ...(sort !== 'popular' && { jarjestys: sort }),
  }).toString()
  return query && `?${query}`
}
