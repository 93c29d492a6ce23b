import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { figureParts } from '~/components/ui/figure-parts.ts'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { fillTemplate } from '~/lib/fill-template.ts'
import { conditionSpecs } from './condition-specs.ts'
import { fallbackModel } from './fallback-model.ts'
import { shownSpecs } from './shown-specs.ts'

/** Puts the figures of a product that is newer than the build into their section, from the patterns of its page. */
export function showFigures(page: HTMLElement, section: HTMLElement, answer: ProductWithDetails): void {
  const product = catalogueProduct(answer)
  const conditions = conditionSpecs(product, Number(page.dataset.warranty))
  section.querySelector('[data-specs]')?.replaceChildren(...ownOrBorrowed(page, product))
  section.querySelector('[data-conditions]')?.replaceChildren(table(page, conditions))
  showFeatures(page.querySelector<HTMLElement>('[data-features]'), product)
}

function showFeatures(part: HTMLElement | null, product: CatalogueProduct): void {
  const pattern = part?.querySelector('li')
  for (const { title, text } of product.features) {
    const item = pattern?.cloneNode(true) as Element
    item.querySelector('h3')?.replaceChildren(title)
    item.querySelector('p')?.replaceChildren(text)
    pattern?.before(item)
    part?.removeAttribute('hidden')
  }
  pattern?.remove()
}

/** The product's own figures; else those of the model that it is, named as borrowed; else none. */
function ownOrBorrowed(page: HTMLElement, product: CatalogueProduct): HTMLElement[] {
  const { specs } = shownSpecs(product, [])
  if (specs.length > 0) return [table(page, specs)]
  const borrowed = page.querySelector<HTMLTemplateElement>(`template[data-model="${fallbackModel(product)}"]`)
  return borrowed ? [fillTemplate(borrowed, {})] : []
}

function table(page: HTMLElement, specs: readonly Spec[]): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>('template[data-model="own"]')
  if (!template) throw new Error('The page has no pattern of a table')
  const table = fillTemplate(template, {})
  const pattern = table.firstElementChild
  for (const spec of specs) {
    const row = pattern?.cloneNode(true)
    if (row instanceof HTMLElement) table.append(fillRow(row, spec))
  }
  pattern?.remove()
  return table
}

/** A unit as the pattern of a row has it. */
function unitLike(pattern: Element | null | undefined, unit: string): Node | string {
  const element = pattern?.cloneNode()
  element?.appendChild(new Text(unit))
  return element ?? unit
}

function fillRow(row: HTMLElement, { label, value, unit, note }: Spec): HTMLElement {
  const [figure, remark] = row.querySelectorAll('dd > span')
  const pattern = figure?.querySelector('span')
  row.querySelector('dt')?.replaceChildren(label)
  const parts = unit ? [{ figure: value, unit }] : figureParts(value)
  figure?.replaceChildren(
    ...parts.flatMap(({ figure, unit }) => (unit ? [figure, '\u00A0', unitLike(pattern, unit)] : figure)),
  )
  if (note) remark?.replaceChildren(note)
  else remark?.remove()
  return row
}
