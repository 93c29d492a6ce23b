import type { FieldPath } from 'react-hook-form'
import { orderFormTexts } from '../order-form.fi.ts'
import type { OrderFormValues } from '../order-form-values.ts'
import { deskTexts as text } from './desk.fi.ts'

const labels = new Map<string, string>([
  ...Object.entries(orderFormTexts.fields),
  ['items', orderFormTexts.items],
  ['charges', orderFormTexts.charges],
  ['note', text.note],
])

/** What a field is called where two have changed it. */
export const labelOf = (field: FieldPath<OrderFormValues>) => labels.get(field) ?? field

interface Named {
  id: string
  name: string
}

/** A value of the form as people read it: rows one below the other. */
export function shownOf(value: unknown, names: ReadonlyMap<string, string>, products: readonly Named[]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  const rows = value.map((row: { id: string; product_id?: string; name?: string; quantity: string; price: string }) => {
    const name = row.name ?? names.get(row.id) ?? products.find(({ id }) => id === row.product_id)?.name ?? ''
    return [`${row.quantity} × ${name}`, row.price && `${row.price}\u00A0€`].filter(Boolean).join(', ')
  })
  return rows.join('\n') || text.emptyList
}
