import type { InquiryInput } from '@arkpax/schema/inquiry'

/** A product of the form with its quantity, as they were typed or as a link gave them. */
export interface TypedLine {
  id: string
  quantity: string
}

/** The form as it was typed. */
export interface TypedInquiry {
  lines: TypedLine[]
  texts: Readonly<Record<TextField, string>>
}

/** The fields of the form beside its products. */
export const textFields = [
  ...['name', 'email', 'phone', 'company', 'business_id', 'postcode', 'delivery_method', 'delivery_wish', 'message'],
] as const satisfies readonly Exclude<keyof InquiryInput, 'items'>[]
type TextField = (typeof textFields)[number]

const LINES_MAX = 20

/** The products that a link names: `?tuote=1:2&tuote=4`; one that is named twice is one line. */
export function linesOfLink(query: URLSearchParams): TypedLine[] {
  const quantities = new Map<string, string>()
  for (const named of query.getAll('tuote').slice(0, LINES_MAX)) {
    const [id = '', quantity = '1'] = named.split(':')
    if (id) quantities.set(id, quantity)
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

const MESSAGE_MAX = 5_000

/** The message that a link begins: the calculator's link brings its calculation. */
export const messageOfLink = (query: URLSearchParams): string => (query.get('viesti') ?? '').slice(0, MESSAGE_MAX)

/** The form as its fields were sent: `items.0.product_id`, `items.0.quantity` … */
export function readTyped(sent: Record<string, unknown>): TypedInquiry {
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const numbers = Array.from({ length: LINES_MAX }, (_, index) => index)
  const lines = numbers
    .map((index) => ({ id: text(`items.${index}.product_id`), quantity: text(`items.${index}.quantity`) }))
    .filter(({ id }) => id)
  return { lines, texts: textsOf(text) }
}

/** A form whose texts `text` gives. */
export const textsOf = (text: (name: TextField) => string) =>
  Object.fromEntries(textFields.map((name) => [name, text(name)])) as TypedInquiry['texts']

const WHOLE = /^\s*\d{1,6}\s*$/

/** The body of the call that a typed form makes; a quantity that is no figure stays one that cannot be right. */
export const bodyOf = ({ lines, texts }: TypedInquiry) => ({
  ...texts,
  items: lines.map(({ id, quantity }) => ({ product_id: id, quantity: readQuantity(quantity) })),
})

/** A quantity as it was typed; NaN for what is none. */
export const readQuantity = (typed: string): number => (WHOLE.test(typed) ? Number(typed) : Number.NaN)

/** The form after one of its buttons: a product more (`add`, its id) or one less (`remove`, its place). */
export function changedBy(typed: TypedInquiry, { add, remove }: Record<string, unknown>): TypedInquiry {
  const lines = typed.lines.filter((_, index) => String(index) !== remove)
  const isNew = typeof add === 'string' && add !== '' && !lines.some(({ id }) => id === add)
  return { ...typed, lines: isNew ? [...lines, { id: add, quantity: '1' }] : lines }
}
