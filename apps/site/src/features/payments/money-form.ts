import { moneyMethods, type OrderMoney } from '@arkpax/schema/payments'
import * as z from 'zod'

/** What the forms of money are given by their dialog. */
export interface MoneyFormProps {
  orderId: string
  money: OrderMoney
  onTyped: (isTyped: boolean) => void
  close: () => void
  onDone: () => void
}

/** What is typed of money, by kind and by order. */
export const moneyDraft = (kind: 'payment' | 'refund', orderId: string) => `${kind}:${orderId}`

export const heldMethod = z.enum(moneyMethods)

/** Nothing typed is nothing. */
export const orNothing = (typed: string): string | null | undefined => typed || null

/** Euros as they are typed; nothing where there are none. */
export const asTyped = (euros: number) => (euros > 0 ? euros.toFixed(2).replace('.', ',') : '')
