import { typedDecimal } from '@arkpax/schema/decimal'
import { type ProductDetails, productDetails } from '@arkpax/schema/product-details'
import {
  PRODUCT_POSITION,
  type ProductChange,
  price,
  productInput,
  type StaffProductWithDetails,
  stockLevel,
} from '@arkpax/schema/products'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { changedFields } from '../../../components/admin/merge-edits.ts'
import { fromTyped, type Typed, toTyped, typedSchema } from '../../../components/admin/typed-values.ts'
import {
  judgeCampaign,
  newTradeValues,
  tradeForm,
  tradeValues,
  tradeValuesOf,
  typedFigure,
  typedNumber,
  UNREADABLE_PRICE,
} from './trade-values.ts'

const typedDetails = typedSchema(productDetails)

/** The details of a product as the form holds them. */
export type DetailsValues = Typed<ProductDetails>
export type PortValues = DetailsValues['ports'][number]

/** The form of a product: number fields hold text as typed; the rules and messages are the API's. */
const productFields = productInput.extend({
  ...tradeForm,
  // The messages inside a union do not reach the form, so the empty price is told here.
  price: typedNumber(UNREADABLE_PRICE)
    .pipe(z.number('Hinta on pakollinen').transform((euros): z.input<typeof price> => euros))
    .pipe(price),
  category: z.string().pipe(productInput.shape.category),
  stock: typedNumber('Varastosaldon on oltava kokonaisluku').pipe(stockLevel),
  technicalSpecs: productInput.shape.technicalSpecs.unwrap(),
  batteryCapacity: typedFigure.pipe(productInput.shape.batteryCapacity.unwrap()),
  maxPower: typedFigure.pipe(productInput.shape.maxPower.unwrap()),
  status: z.string().pipe(productInput.shape.status.unwrap()),
  position: typedFigure.pipe(productInput.shape.position.unwrap()),
  details: typedDetails.transform((details) => fromTyped(productDetails, details)).pipe(productDetails),
})
export const productForm = productFields.superRefine(judgeCampaign)
export type ProductFormInput = z.output<typeof productForm>

/** What the form holds while it is filled in. */
export const productValues = z.object({
  name: z.string(),
  description: z.string(),
  price: z.string(),
  image_url: z.string(),
  category: z.string(),
  stock: z.string(),
  technicalSpecs: z.array(z.string()),
  batteryCapacity: z.string(),
  maxPower: z.string(),
  status: z.string(),
  position: z.string(),
  ...tradeValues,
  details: typedDetails,
})
export type ProductValues = z.output<typeof productValues>

export type ProductFormState = UseFormReturn<ProductValues, unknown, ProductFormInput>

/** A new product: no category is chosen in advance, and visitors do not see it before staff say so. */
export const newProductValues: ProductValues = {
  name: '',
  description: '',
  price: '',
  image_url: '',
  category: '',
  stock: '0',
  technicalSpecs: [],
  batteryCapacity: '',
  maxPower: '',
  status: 'draft',
  position: String(PRODUCT_POSITION),
  ...newTradeValues,
  details: toTyped(productDetails, undefined),
}

/** A new port, with a name that no other one has: the page links to it by that. */
export const emptyPort = (): PortValues => ({
  id: crypto.randomUUID().slice(0, 8),
  kind: '',
  label: '',
  count: '1',
  volts: '',
  amps: '',
  watts: '',
  side: 'front',
  direction: 'out',
  description: '',
})

/** A stored product as the form shows it. */
export const valuesOf = (product: StaffProductWithDetails): ProductValues => ({
  name: product.name,
  description: product.description,
  price: typedDecimal(product.regular_price, 2),
  image_url: product.image_url,
  category: product.category,
  stock: String(product.stock),
  technicalSpecs: product.technicalSpecs ?? [],
  batteryCapacity: String(product.batteryCapacity ?? ''),
  maxPower: String(product.maxPower ?? ''),
  status: product.status,
  position: String(product.position),
  ...tradeValuesOf(product),
  details: toTyped(productDetails, product.details),
})

/** What is sent of a new product: one without specs of its own has the set that its page borrows. */
export function newProductBody({ technicalSpecs, ...rest }: ProductFormInput) {
  return technicalSpecs.length > 0 ? { ...rest, technicalSpecs } : rest
}

/**
 * What is sent of a stored product: only the fields and details that were changed, so that nobody else's change is sent back. A
 * detail that was emptied is null.
 */
export function changeOf(input: ProductFormInput, base: ProductValues, values: ProductValues): ProductChange {
  const paths = changedFields(base, values, productForm.shape).map((path) => path.split('.'))
  const fields = paths.map(([field]) => field as keyof ProductFormInput)
  const details = paths.filter(([field]) => field === 'details').map(([, name]) => name as keyof ProductDetails)
  return Object.fromEntries(
    fields
      .filter((field) => field !== 'stock')
      .map((field) => [field, field === 'details' ? partOf(input.details, details) : input[field]]),
  )
}

const partOf = (all: ProductDetails, names: readonly (keyof ProductDetails)[]) =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
