import { type Product, price, productInput, stockLevel } from '@arkpax/schema/products'
import type { DefaultValues } from 'react-hook-form'
import * as z from 'zod'

/** The messages inside a union do not reach the form, so the empty price is told here. */
const typedPrice = z
  .string()
  .trim()
  .min(1, 'Hinta on pakollinen')
  .transform((typed): z.input<typeof price> => typed)

/** An empty number field is not zero. */
const typedNumber = z.string().transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)))
const typedFigure = z.string().transform((typed) => (typed.trim() === '' ? null : Number(typed)))

/** The form of a product: number fields hold text as typed; the rules and messages are the API's (spec §5). */
export const productForm = productInput.extend({
  price: typedPrice.pipe(price),
  stock: typedNumber.pipe(stockLevel),
  batteryCapacity: typedFigure.pipe(productInput.shape.batteryCapacity.unwrap()),
  maxPower: typedFigure.pipe(productInput.shape.maxPower.unwrap()),
})
export type ProductValues = z.input<typeof productForm>

/** A new product: no category is chosen in advance. */
export const newProductValues: DefaultValues<ProductValues> = {
  name: '',
  description: '',
  price: '',
  image_url: '',
  stock: '0',
  technicalSpecs: [],
  batteryCapacity: '',
  maxPower: '',
}

/** A stored product as the form shows it. */
export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  description: product.description,
  price: product.price.toFixed(2),
  image_url: product.image_url,
  category: product.category,
  stock: String(product.stock),
  technicalSpecs: product.technicalSpecs ?? [],
  batteryCapacity: String(product.batteryCapacity ?? ''),
  maxPower: String(product.maxPower ?? ''),
})

/** What is sent: a product that never had specs of its own keeps the set that its page borrows (spec §2). */
export function productBody(input: z.output<typeof productForm>, before: Product | null) {
  const { technicalSpecs, ...rest } = input
  return technicalSpecs?.length || before?.technicalSpecs ? { ...rest, technicalSpecs } : rest
}
