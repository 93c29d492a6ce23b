import type { OrderChange } from '@arkpax/schema/orders'
import { deskTexts as text } from './desk.fi.ts'

/** One change of an order in words: "2 kpl → 3 kpl". */
export function changeText({ from, to }: Pick<OrderChange, 'from' | 'to'>): string {
  if (from === null) return to === null ? text.updated : text.added(to)
  return to === null ? text.removed(from) : `${from} → ${to}`
}
