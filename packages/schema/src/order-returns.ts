import * as z from 'zod'
import { formatDate, formatEuros } from './format-fi.ts'
import { returnSummary } from './returns.ts'

/** What of an order has been withdrawn, as its customer sees it. */
export const orderReturn = returnSummary
  .pick({ number: true, state: true, items: true, announced_at: true, refund_due_on: true, refunded: true })
  .extend({
    /** Whether money is still to be given back, also where it is decided how much. */
    awaits_money: z.boolean(),
  })
export type OrderReturn = z.output<typeof orderReturn>

/** 'Peruutus 5001, 22.11.2026: 1 × Ark PRO. Hyvitetty 3 350,00 €.' */
export function orderReturnText({ number, items, announced_at, ...money }: OrderReturn): string {
  const pieces = items.map(({ product_name, quantity }) => `${quantity}\u00A0×\u00A0${product_name}`).join(', ')
  return `Peruutus ${number}, ${formatDate(announced_at)}: ${pieces}.${moneyText(money)}`
}

function moneyText({
  awaits_money,
  refund_due_on,
  refunded,
}: Pick<OrderReturn, 'awaits_money' | 'refund_due_on' | 'refunded'>): string {
  const sum = refunded !== null && refunded > 0 ? formatEuros(refunded) : ''
  if (awaits_money)
    return ` ${['Hyvitämme', sum, 'viimeistään'].filter(Boolean).join(' ')} ${formatDate(refund_due_on)}.`
  return sum && ` Hyvitetty ${sum}.`
}
