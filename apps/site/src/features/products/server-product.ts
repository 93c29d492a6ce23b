import type { ProductDocument } from '@arkpax/schema/product-details'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { readOne } from '~/lib/read-one.ts'

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

  #show(product: ProductWithDetails) {
    const { id, name, description, details } = product
    const page = this.#copy('[data-when="found"]', { name, description, tagline: details.tagline ?? '' })
    fillPicture(page, product.image_url, name)
    for (const element of page.querySelectorAll<HTMLElement>('[data-product-id]')) {
      element.dataset.productId = id
      if ('productName' in element.dataset) element.dataset.productName = name
      if (details.statedRating) element.dataset.catalogue = JSON.stringify(details.statedRating)
    }
    const contact = page.querySelector('[data-contact]')
    contact?.setAttribute('href', contact.getAttribute('href')?.replace(NAME, encodeURIComponent(name)) ?? '')
    const here = page.querySelector('[aria-current="page"]')
    if (here) here.textContent = name
    fillList(page, 'badges', details.badges)
    fillList(page, 'applications', details.applications)
    fillList(page, 'warnings', details.warnings)
    fillDocuments(page, details.documents)
    addPictures(page, details.pictures)
    this.#put(page)
    this.#showFigures(product)
    refreshProduct(product)
    if (product.normalPrice) void import('~/lib/announce-cut.ts').then(({ announceCut }) => announceCut(product))
    document.title = `${name} | ${this.dataset.brand}`
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }

  /** The tables are made of code that is fetched when they come near the screen. */
  #showFigures(product: ProductWithDetails) {
    const section = this.querySelector<HTMLElement>('#tekniset-tiedot')
    if (!section) return
    const near = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      const { showFigures } = await import('./server-figures.ts')
      showFigures(this, section, product)
    })
    near.observe(section)
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

/** Fills a list from its first item; without texts the list goes, and the block that it stands in. */
function fillList(page: HTMLElement, name: string, texts: readonly string[] = []): void {
  const list = page.querySelector(`[data-list="${name}"]`)
  const pattern = list?.firstElementChild
  for (const text of texts) {
    const item = pattern?.cloneNode(true) as Element
    const place = item.firstElementChild ?? item
    place.textContent = text
    list?.append(item)
  }
  pattern?.remove()
  if (texts.length === 0) (list?.closest('[data-block]') ?? list)?.remove()
}

function fillDocuments(page: HTMLElement, documents: readonly ProductDocument[] = []): void {
  fillList(
    page,
    'documents',
    documents.map(({ name }) => name),
  )
  const links = page.querySelectorAll('[data-list="documents"] a')
  documents.forEach(({ url }, index) => {
    links[index]?.setAttribute('href', url)
  })
}

/** The pictures after the main one, each where it can be fetched. */
function addPictures(page: HTMLElement, addresses: readonly string[] = []): void {
  const list = page.querySelector('[data-pictures]')
  for (const address of addresses) {
    const image = new Image()
    image.onerror = () => image.remove()
    image.alt = ''
    image.src = address
    image.className = 'aspect-[4/3] w-full rounded-sm border border-line object-cover'
    list?.append(image)
  }
}

/** Where the product's name goes in the links of the pattern. */
const NAME = encodeURIComponent('{name}')

customElements.define('server-product', ServerProduct)
