import { productModels } from '@arkpax/schema/product-models'
import { caseWishes, faultKinds } from '@arkpax/schema/warranty-cases'

/** The fields of the form that hold one text. */
export const textFields = [
  ...(['registration_id', 'serial_number', 'product_model', 'purchase_date', 'retailer'] as const),
  ...(['fault_kind', 'description', 'wish', 'name', 'email', 'phone', 'draft'] as const),
] as const
export type TypedCase = Record<(typeof textFields)[number], string>

/** The form as its fields were sent. */
export const readTyped = (sent: Record<string, unknown>): TypedCase =>
  Object.fromEntries(textFields.map((name) => [name, typeof sent[name] === 'string' ? sent[name] : ''])) as TypedCase

/** Which of the choices of a form are made: `fault_heat`, `wish_repair`, `model_0` … */
export const choicesOf = ({ fault_kind, wish, product_model }: TypedCase) => ({
  ...Object.fromEntries(faultKinds.map((kind) => [`fault_${kind}`, kind === fault_kind])),
  ...Object.fromEntries(caseWishes.map((one) => [`wish_${one}`, one === wish])),
  ...Object.fromEntries(productModels.map((model, index) => [`model_${index}`, model === product_model])),
})
