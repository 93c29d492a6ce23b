import { finnishDay } from '@arkpax/schema/format-fi'
import { isActiveOrder, type OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import type { Settings } from '@arkpax/schema/settings'
import { workingDaysAfter } from '@arkpax/schema/working-days'

/**
 * The last day (YYYY-MM-DD) on which an order is expected to arrive, by the working days of the method that it goes by: the one
 * that is charged, else freight. Nothing of one that is not on its way to anybody, or is fetched from us.
 */
export function expectedDay(
  { created_at, charges }: Pick<Order, 'created_at' | 'charges'>,
  status: OrderStatus,
  { delivery: { methods } }: Pick<Settings, 'delivery'>,
): string | undefined {
  if (!isActiveOrder(status)) return undefined
  const charged = charges.find(({ kind }) => kind === 'delivery')
  const method =
    methods.find(({ name }) => name === charged?.name) ??
    methods.find(({ isOffered, kind }) => isOffered && kind === 'freight')
  if (!method || method.kind === 'collection') return undefined
  return workingDaysAfter(finnishDay(new Date(created_at)), method.daysTo)
}
