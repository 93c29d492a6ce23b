import { withOwnFigures } from '@arkpax/schema/product-texts'
import type { ProductPreview, ProductWithDetails } from '@arkpax/schema/products'
import { withCleanSalesText } from './sales-text.ts'

/** A product as visitors would read it, from what is typed of it; nothing is stored. */
export async function previewProduct(typed: ProductPreview, now: Date): Promise<ProductWithDetails> {
  const { id = 'uusi', technicalSpecs, batteryCapacity, maxPower, ...product } = await withCleanSalesText(typed)
  return withOwnFigures({
    id,
    name: product.name,
    description: product.description,
    price: product.price,
    image_url: product.image_url,
    category: product.category,
    stock: product.stock,
    ...(technicalSpecs?.length && { technicalSpecs }),
    batteryCapacity: batteryCapacity ?? undefined,
    maxPower: maxPower ?? undefined,
    rating: null,
    version: 1,
    created_at: now.toISOString(),
    details: product.details ?? {},
  })
}
