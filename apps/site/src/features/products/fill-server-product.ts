import type { ProductDocument } from '@arkpax/schema/product-details'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'

/** The page of a product that no build has, from the pattern of it. */
export function filledPage(pattern: HTMLTemplateElement, product: ProductWithDetails): HTMLElement {
  const { id, name, description, details, restockWeek } = product
  const texts = { id, name, description, tagline: details.tagline ?? '', restockWeek: `${restockWeek ?? ''}` }
  const page = fillTemplate(pattern, texts)
  const textOf = (address: string) => details.pictureTexts?.find(({ picture }) => picture === address)?.text
  fillPicture(page, product.image_url, textOf(product.image_url) ?? name)
  for (const element of page.querySelectorAll<HTMLElement>('[data-product-id]')) {
    element.dataset.productId = id
    if ('productName' in element.dataset) element.dataset.productName = name
    if (details.statedRating) element.dataset.catalogue = JSON.stringify(details.statedRating)
  }
  for (const link of page.querySelectorAll('[data-contact]'))
    link.setAttribute(
      'href',
      link.getAttribute('href')?.replace(NAME, encodeURIComponent(name)).replace('uusi', id) ?? '',
    )
  const here = page.querySelector('[aria-current="page"]')
  if (here) here.textContent = name
  fillList(page, 'badges', details.badges)
  fillList(page, 'applications', details.applications)
  fillList(page, 'warnings', details.warnings)
  fillDocuments(page, details.documents)
  addPictures(page, details.pictures, (address) => textOf(address) ?? name)
  fillSales(page, details.salesText)
  return page
}

/** The server cleans a sales text when it is stored. */
function fillSales(page: HTMLElement, html?: string): void {
  const part = page.querySelector('[data-sales]')
  const place = part?.querySelector('.prose')
  if (html && place) place.innerHTML = html
  else part?.remove()
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
function addPictures(page: HTMLElement, addresses: readonly string[] = [], textOf: (address: string) => string): void {
  const list = page.querySelector('[data-pictures]')
  for (const address of addresses) {
    const image = new Image()
    image.onerror = () => image.remove()
    image.alt = textOf(address)
    image.src = address
    image.className = 'aspect-[4/3] w-full rounded-sm border border-line object-cover'
    list?.append(image)
  }
}

/** Where the product's name goes in the links of the pattern. */
const NAME = encodeURIComponent('{name}')
