import { labelOf } from '../product-conflicts.ts'
import { newProductValues, type ProductFormInput, type ProductValues, productForm } from '../product-values.ts'
import { previewText as text } from './preview.fi.ts'

/** What stands in a preview for what every product must have and nobody has written yet. */
const STAND_INS: Partial<ProductValues> = {
  name: text.noName,
  description: text.noDescription,
  price: '0',
  // The address of any picture of ours: a preview without one shows an empty frame.
  image_url: '/favicon.svg',
  category: 'accessories',
}

export interface PreviewInput {
  input: ProductFormInput
  /** The fields that are empty or wrong as yet, and so are not in the preview. */
  leftOut: string[]
  hasPicture: boolean
}

/** What is typed of a product as far as it can be shown: a half-filled form has a preview, too. */
export function previewInput(values: ProductValues): PreviewInput {
  const judged = productForm.safeParse(values)
  if (judged.success) return { input: judged.data, leftOut: [], hasPicture: true }
  const rest = structuredClone(values)
  const wrong = judged.error.issues.map(({ path }) => path.map(String))
  for (const [field = '', detail] of wrong) {
    if (field === 'details' && detail) Reflect.set(rest.details, detail, Reflect.get(newProductValues.details, detail))
    else Reflect.set(rest, field, Reflect.get({ ...newProductValues, ...STAND_INS }, field))
  }
  return {
    input: productForm.parse(rest),
    leftOut: [...new Set(wrong.map(nameOf))],
    hasPicture: !wrong.some(([field]) => field === 'image_url'),
  }
}

/** A row of a list is called what the list is. */
function nameOf(path: string[]): string {
  const whole = path.join('.')
  const label = labelOf(whole as Parameters<typeof labelOf>[0])
  return label === whole && path.length > 1 ? nameOf(path.slice(0, -1)) : label
}
