import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { fallbackModel } from './fallback-model.ts'
import { fallbackSpecs } from './fallback-specs.ts'
import { splitSpecLine } from './spec-line.ts'

/** The table of a product's figures; `model` names the product that they are borrowed from. */
interface ShownSpecs {
  specs: readonly Spec[]
  model?: string
}

/** A product's own lines, else its own figures, else those of the model that it is; none for anything else. */
export function shownSpecs(product: CatalogueProduct, catalogue: readonly CatalogueProduct[]): ShownSpecs {
  if (product.technicalSpecs?.length) return { specs: product.technicalSpecs.map(splitSpecLine) }
  const own = fallbackSpecs(product)
  if (own.length > 0) return { specs: own }
  const id = fallbackModel(product)
  const model = catalogue.find((each) => each.id === id && each.id !== product.id)
  return model ? { specs: fallbackSpecs(model), model: model.name } : { specs: [] }
}
