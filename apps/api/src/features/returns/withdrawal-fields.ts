/** A line of the form as it was typed. */
export interface TypedLine {
  id: string
  quantity: string
}

/** The forms of a withdrawal as they were typed. */
export interface TypedWithdrawal {
  order: string
  email: string
  name: string
  receipt_email: string
  form_id: string
  /** Undefined before the lines have been shown. */
  lines: TypedLine[] | undefined
}

const LINES_MAX = 200
const WHOLE = /^\s*\d{1,6}\s*$/

/** The forms as their fields were sent: `items.0.id`, `items.0.quantity` … */
export function readTyped(sent: Record<string, unknown>): TypedWithdrawal {
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const lines = Array.from({ length: LINES_MAX }, (_, index) => ({
    id: text(`items.${index}.id`),
    quantity: text(`items.${index}.quantity`),
  })).filter(({ id }) => id)
  return {
    order: text('order'),
    email: text('email'),
    name: text('name'),
    receipt_email: text('receipt_email'),
    form_id: text('form_id'),
    lines: lines.length > 0 ? lines : undefined,
  }
}

/** The body of the call that a typed form makes; a quantity that is no figure stays one that cannot be right. */
export const bodyOf = ({ lines = [], ...texts }: TypedWithdrawal) => ({
  ...texts,
  items: lines.map(({ id, quantity }) => ({ id, quantity: readQuantity(quantity) })),
})

/** An empty field is none of it. */
const readQuantity = (typed: string): number =>
  typed.trim() === '' ? 0 : WHOLE.test(typed) ? Number(typed) : Number.NaN

/** The same as fields, for a form that sends them again. */
export const fieldsOf = ({ lines = [], ...texts }: TypedWithdrawal): { field: string; value: string }[] => [
  ...Object.entries(texts).map(([field, value]) => ({ field, value })),
  ...lines.flatMap(({ id, quantity }, index) => [
    { field: `items.${index}.id`, value: id },
    { field: `items.${index}.quantity`, value: quantity },
  ]),
]
