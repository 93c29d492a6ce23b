import type { Product } from '@arkpax/schema/products'
import { carryAddress } from '~/lib/carry-address.ts'
import { PRODUCTS_EVENT } from '~/lib/products-event.ts'
import { putInOrder } from '~/lib/put-in-order.ts'
import { setField } from '~/lib/set-field.ts'
import {
  compareProducts,
  filterFromQuery,
  type ListedProduct,
  matches,
  type ProductFilter,
  queryOfFilter,
} from './filter-products.ts'
import { countText } from './list-count.fi.ts'

/** Filters and sorts the built cards, keeps the state in the address, and adds the products that are newer than the build. */
class ProductList extends HTMLElement {
  connectedCallback() {
    const form = this.#form
    this.#showInForm(filterFromQuery(location.search))
    this.#apply()
    carryAddress()
    form?.addEventListener('input', () => this.#change())
    form?.addEventListener('submit', (event) => event.preventDefault())
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-clear]')) this.#clear()
    })
    document.addEventListener(PRODUCTS_EVENT, ({ detail }) => void this.#takeIn(detail))
  }

  get #form() {
    return this.querySelector<HTMLFormElement>('[data-filters]')
  }

  get #cards() {
    return [...this.querySelectorAll<HTMLElement>('[data-product]')]
  }

  #filter(): ProductFilter {
    const fields = new FormData(this.#form ?? undefined)
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    return filterFromQuery(`?${query}`)
  }

  #change() {
    this.#apply()
    history.replaceState(null, '', location.pathname + queryOfFilter(this.#filter()))
    carryAddress()
  }

  #clear() {
    this.#showInForm({ ...this.#filter(), search: '', category: '' })
    this.#change()
    this.querySelector<HTMLElement>('[name="haku"]')?.focus()
  }

  #showInForm({ search, category, sort }: ProductFilter) {
    setField(this.#form, 'haku', search)
    setField(this.#form, 'luokka', category)
    setField(this.#form, 'jarjestys', sort)
  }

  #apply() {
    const filter = this.#filter()
    const order = compareProducts(filter.sort)
    const listed = this.#cards.map((card) => ({ card, product: this.#listed(card) }))
    const cards = listed.sort((a, b) => order(a.product, b.product)).map(({ card }) => card)
    for (const { card, product } of listed) card.hidden = !matches(product, filter)
    putInOrder(this.querySelector('[data-cards]'), cards)
    const shown = cards.filter((card) => !card.hidden).length
    const count = this.querySelector('[data-count]')
    if (count) count.textContent = countText(shown)
    this.querySelector<HTMLElement>('[data-empty]')?.toggleAttribute('hidden', shown > 0)
  }

  #listed({ dataset: { name = '', text = '', words = '', category = '', price, place } }: HTMLElement): ListedProduct {
    const choice = this.querySelector<HTMLElement>(`[data-category-choice="${category}"]`)
    const ofCategory = `${choice?.textContent} ${choice?.dataset.words}`
    return { name, text, words: `${words} ${ofCategory}`, category, price: Number(price), place: Number(place) }
  }

  /** Products that staff added come in, deleted ones go. */
  async #takeIn(products: Product[]) {
    const known = new Map(this.#cards.map((card) => [card.dataset.product, card]))
    const added = products.filter(({ id }) => !known.delete(id))
    for (const gone of known.values()) gone.remove()
    if (added.length > 0) {
      const { addCards } = await import('./added-cards.ts')
      addCards(this, added)
    }
    for (const { id, price } of products) {
      const card = this.querySelector<HTMLElement>(`[data-product="${id}"]`)
      if (card) card.dataset.price = String(price)
    }
    const solar = products.some(({ category }) => category === 'solar-panels')
    this.querySelector('[data-category-choice="solar-panels"]')?.toggleAttribute('hidden', !solar)
    this.#apply()
  }
}

customElements.define('product-list', ProductList)
