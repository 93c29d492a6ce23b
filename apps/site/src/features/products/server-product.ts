import type { Product } from '@arkpax/schema/products'
import { ApiError, call } from '~/lib/api.ts'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { contactPath } from '~/lib/paths.ts'
import { fallbackModel, splitSpecLine } from './fallback-model.ts'
import { detailText } from './products.fi.ts'

/** Fetches the product that the address names and shows it as a built page does; tells when there is none, or no answer. */
class ServerProduct extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-retry]')) void this.#load()
    })
    void this.#load()
  }

  async #load() {
    const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
    try {
      this.#show(await call('GET /api/products/{id}', { params: { id } }))
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404
      this.#put(this.#copy(`[data-when="${missing ? 'missing' : 'failed'}"]`))
      document.title = missing ? detailText.notFound : detailText.failed
    }
  }

  #show(product: Product) {
    const { id, name, description } = product
    const model = this.querySelector<HTMLTemplateElement>(`[data-model="${fallbackModel(name)}"]`)
    const borrowed = product.technicalSpecs ? '' : detailText.borrowedSpecs(model?.dataset.name ?? '')
    const page = this.#copy('[data-when="found"]', { name, description, borrowed })
    fillPicture(page, product.image_url, name)
    for (const element of page.querySelectorAll<HTMLElement>('[data-product-id]')) {
      element.dataset.productId = id
      if ('productName' in element.dataset) element.dataset.productName = name
    }
    page.querySelector('[data-contact]')?.setAttribute('href', contactPath(name))
    const here = page.querySelector('[aria-current="page"]')
    if (here) here.textContent = name
    page.querySelector('[data-specs]')?.append(this.#specs(product))
    this.#put(page)
    refreshProduct(product)
    document.title = `${name} | ${this.dataset.brand}`
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }

  #specs({ name, technicalSpecs }: Product): HTMLElement {
    if (!technicalSpecs) return this.#copy(`[data-model="${fallbackModel(name)}"]`)
    const list = this.#copy('[data-model="own"]')
    const pattern = list.firstElementChild
    for (const line of technicalSpecs) {
      const { label, value } = splitSpecLine(line)
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

customElements.define('server-product', ServerProduct)
