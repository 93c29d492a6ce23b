import { categoryLabels } from '@arkpax/schema/labels'
import { productCategories } from '@arkpax/schema/products'
import type { UseFormReturn } from 'react-hook-form'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { EditConflict } from '~/components/admin/merge-edits.ts'
import { productFormText as text } from './admin-products.fi.ts'
import type { ProductFormInput, ProductValues } from './product-values.ts'

const labels: Record<keyof ProductValues, string> = {
  name: text.name,
  description: text.description,
  price: text.price,
  stock: text.stock,
  category: text.category,
  image_url: text.image,
  batteryCapacity: text.capacity,
  maxPower: text.power,
  technicalSpecs: text.specs,
}

interface Props {
  conflicts: EditConflict<ProductValues>[]
  form: UseFormReturn<ProductValues, unknown, ProductFormInput>
}

/** The fields of a product that somebody else has saved meanwhile. */
export const ProductConflicts = ({ conflicts, form }: Props) => (
  <EditConflicts
    conflicts={conflicts}
    labelOf={(field) => labels[field]}
    shownOf={(field, value) => (field === 'category' ? categoryName(value) : [value].flat().join('\n'))}
    onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
  />
)

function categoryName(value: ProductValues[keyof ProductValues]): string {
  const category = productCategories.find((name) => name === value)
  return category ? categoryLabels[category] : ''
}
