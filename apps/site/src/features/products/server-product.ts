import type { ProductWithDetails } from '@arkpax/schema/products'
import { fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { readOne } from '~/lib/read-one.ts'
import { whenNear } from '~/lib/when-near.ts'
import { filledPage } from './fill-server-product.ts'

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
    const card = fillTemplate(this.#template(`[data-when="${state}"]`), {})
    document.title = card.querySelector('h1')?.textContent ?? ''
    this.#put(card)
  }

  #show(product: ProductWithDetails) {
    const page = filledPage(this.#template('[data-when="found"]'), product)
    this.#put(page)
    this.#showFigures(product)
    refreshProduct(product)
    if (product.normalPrice || product.vatPercent !== undefined)
      void import('~/lib/announce-cut.ts').then(({ announceCut }) => announceCut(product))
    const { searchTitle, searchDescription } = product.details
    document.title = `${searchTitle ?? product.name} | ${this.dataset.brand}`
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', searchDescription ?? product.description)
  }

  /** The tables are made of code that is fetched when they come near the screen. */
  #showFigures(product: ProductWithDetails) {
    const section = this.querySelector<HTMLElement>('#tekniset-tiedot')
    if (!section) return
    whenNear(section, async () => {
      const { showFigures } = await import('./server-figures.ts')
      showFigures(this, section, product)
      const { accessories, related } = product.details
      if (!accessories && !related) return
      const { showOthers } = await import('./server-others.ts')
      await showOthers(this, product)
    })
  }

  #template(selector: string): HTMLTemplateElement {
    const template = this.querySelector<HTMLTemplateElement>(`template${selector}`)
    if (!template) throw new Error(`No template ${selector}`)
    return template
  }

  #put(content: HTMLElement) {
    for (const old of this.querySelectorAll(':scope > :not(template)')) old.remove()
    this.prepend(content)
  }
}

customElements.define('server-product', ServerProduct)
