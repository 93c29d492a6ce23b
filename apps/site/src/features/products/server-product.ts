import type { Product } from '@arkpax/schema/products'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { readOne } from '~/lib/read-one.ts'
import { fallbackModel } from './fallback-model.ts'
import { ownSpecs } from './own-specs.ts'

/**
 * Fetches the product that the address names and shows it as a built page does; tells when there is none, or no answer. All
 * its words are in the page's patterns, so that the script stays small.
 */
class ServerProduct extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-retry]')) void this.#load()
    })
    void this.#load()
  }

  async #load() {
    const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
    const answer = await readOne('GET /api/products/{id}', id).catch(() => 'failed' as const)
    if (answer && answer !== 'failed') this.#show(answer)
    else this.#tell(answer ?? 'missing')
  }

  #tell(state: 'missing' | 'failed') {
    const card = this.#copy(`[data-when="${state}"]`)
    document.title = card.querySelector('h1')?.textContent ?? ''
    this.#put(card)
  }

  #show(product: Product) {
    const { id, name, description } = product
    const page = this.#copy('[data-when="found"]', { name, description })
    fillPicture(page, product.image_url, name)
    for (const element of page.querySelectorAll<HTMLElement>('[data-product-id]')) {
      element.dataset.productId = id
      if ('productName' in element.dataset) element.dataset.productName = name
    }
    const contact = page.querySelector('[data-contact]')
    contact?.setAttribute('href', contact.getAttribute('href')?.replace(NAME, encodeURIComponent(name)) ?? '')
    const here = page.querySelector('[aria-current="page"]')
    if (here) here.textContent = name
    this.#showSpecs(page, product)
    this.#put(page)
    refreshProduct(product)
    document.title = `${name} | ${this.dataset.brand}`
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }

  /** The product's own figures; else those of the model that it is, named as borrowed. Without any, no section. */
  #showSpecs(page: HTMLElement, product: Product) {
    const model = fallbackModel(product)
    const specs = this.#ownSpecs(product) ?? (model && this.#copy(`[data-model="${model}"]`))
    const place = page.querySelector('[data-specs]')
    if (specs) place?.append(specs)
    else place?.closest('section')?.remove()
  }

  #ownSpecs(product: Product): HTMLElement | undefined {
    const lines = ownSpecs(product)
    if (lines.length === 0) return undefined
    const list = this.#copy('[data-model="own"]')
    const pattern = list.firstElementChild
    for (const { label, value } of lines) {
      const row = pattern?.cloneNode(true)
      if (!(row instanceof HTMLElement)) continue
      row.querySelector('dt')?.append(label)
      row.querySelector('dd span')?.replaceChildren(value)
      list.append(row)
    }
    pattern?.remove()
    return list
  }

  #copy(selector: string, texts: Record<string, string> = {}): HTMLElement {
    const template = this.querySelector<HTMLTemplateElement>(`template${selector}`)
    if (!template) throw new Error(`No template ${selector}`)
    return fillTemplate(template, texts)
  }

  #put(content: HTMLElement) {
    for (const old of this.querySelectorAll(':scope > :not(template)')) old.remove()
    this.prepend(content)
  }
}

/** Where the product's name goes in the links of the pattern. */
const NAME = encodeURIComponent('{name}')

customElements.define('server-product', ServerProduct)
