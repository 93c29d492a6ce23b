import type { Deps } from '../../deps.ts'
import type { CarryOut } from '../chat/deed.ts'
import type { OrderNeighbours } from '../orders/follow-order.service.ts'
import { carriageCost } from './carriage-cost.service.ts'
import type { Deed, Told } from './deed.ts'
import { handOver } from './hand-over.ts'
import { orderStatus } from './order-status.service.ts'
import { stockAlert } from './stock-alert.ts'
import { warrantyEndOf } from './warranty-end.service.ts'

/** Does what the assistant was asked to do and cannot, and tells what came of it. No model hears of it. */
export const carryOutWith =
  (neighbours: OrderNeighbours): CarryOut =>
  (deps, deed) =>
    carryOut(deps, { ...deed, neighbours })

function carryOut(deps: Deps, deed: Deed): Promise<Told> | Told {
  const { kind } = deed.action
  switch (kind) {
    case 'order-status':
      return orderStatus(deps, deed)
    case 'warranty-end':
      return warrantyEndOf(deps, deed)
    case 'delivery-cost':
    case 'return-cost':
      return carriageCost(deps, kind, deed)
    case 'stock-alert':
      return stockAlert(deed)
    case 'hand-over':
      return handOver(deed, deps.now())
  }
}
