import type { Product } from '@arkpax/schema/products'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { PRODUCTS_EVENT, refreshProduct } from '~/lib/live-products.ts'
import { productPath } from '~/lib/paths.ts'
import { setField } from '~/lib/set-field.ts'
import {
  compareProducts,
  filterFromQuery,
  type ListedProduct,
  matches,
  type ProductFilter,
  queryOfFilter,
} from './filter-products.ts'
import { listText } from './products.fi.ts'

/** Filters and sorts the built cards, keeps the state in the address, and adds the products that are newer than the build. */
class ProductList extends HTMLElement {
  connectedCallback() {
    const form = this.#form
    this.#showInForm(filterFromQuery(location.search))
    this.#apply()
    form?.addEventListener('input', () => this.#change())
    form?.addEventListener('submit', (event) => event.preventDefault())
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-clear]')) this.#clear()
    })
    document.addEventListener(PRODUCTS_EVENT, ({ detail }) => this.#takeIn(detail))
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
    const cards = this.#cards.toSorted((a, b) => order(listed(a), listed(b)))
    for (const card of cards) card.hidden = !matches(listed(card), filter)
    this.querySelector('[data-cards]')?.append(...cards)
    const shown = cards.filter((card) => !card.hidden).length
    const count = this.querySelector('[data-count]')
    if (count) count.textContent = listText.count(shown)
    this.querySelector<HTMLElement>('[data-empty]')?.toggleAttribute('hidden', shown > 0)
  }

  /** Products that staff added come in, deleted ones go. */
  #takeIn(products: Product[]) {
    const known = new Map(this.#cards.map((card) => [card.dataset.product, card]))
    for (const [id, card] of known) if (!products.some((product) => product.id === id)) card.remove()
    for (const product of products) {
      const card = known.get(product.id) ?? this.#addCard(product)
      if (card) card.dataset.price = String(product.price)
    }
    const solar = products.some(({ category }) => category === 'solar-panels')
    this.querySelector('[data-category-choice="solar-panels"]')?.toggleAttribute('hidden', !solar)
    this.#apply()
  }

  #addCard(product: Product): HTMLElement | undefined {
    const template = this.querySelector<HTMLTemplateElement>('template')
    if (!template) return undefined
    const card = fillTemplate(template, { name: product.name, text: product.description })
    fillPicture(card, product.image_url, '')
    Object.assign(card.dataset, {
      product: product.id,
      name: product.name,
      text: product.description,
      category: product.category,
      place: String(this.#cards.length),
    })
    for (const element of card.querySelectorAll<HTMLElement>('[data-product-id]')) {
      element.dataset.productId = product.id
      if ('productName' in element.dataset) element.dataset.productName = product.name
    }
    card.querySelector('h3 a')?.setAttribute('href', productPath(product.id))
    this.querySelector('[data-cards]')?.append(card)
    refreshProduct(product)
    return card
  }
}

const listed = ({ dataset }: HTMLElement): ListedProduct => ({
  name: dataset.name ?? '',
  text: dataset.text ?? '',
  category: dataset.category ?? '',
  price: Number(dataset.price),
  place: Number(dataset.place),
})

customElements.define('product-list', ProductList)
