import type { Order } from '@arkpax/schema/orders'
import type { ReturnInput } from '@arkpax/schema/returns'
import type { UnitStatus } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { listUnitsOfOrder } from '../units/delivered-units.repo.ts'
import { followReturn } from '../units/returned-units.service.ts'
import { findUnit } from '../units/units.repo.ts'
import { changeReturnItem, listReturnsOf, type ReturnItemRow, type WholeReturn } from './returns.repo.ts'

/**
 * Refuses, at its piece, a serial number that is told twice, or of a unit that is another product or was not sold with this order. One that
 * nobody knows is kept only on purpose, and where the numbers of all pieces of its line are not known: units were sold before they were written down.
 */
export async function refuseSerials(
  db: Kysely<Database>,
  { id, order_id, items }: WholeReturn,
  order: Order,
  told: ReturnInput['items'],
): Promise<void> {
  const others = (await listReturnsOf(db, order_id)).filter((one) => one.id !== id)
  const returned = new Map(others.flatMap(({ number, items }) => items.map(({ serial }) => [serial, number])))
  const sold = await listUnitsOfOrder(db, order_id)
  const seen = new Set<string>()
  for (const [index, { id: itemId, serial, keeps_unknown }] of told.entries()) {
    if (serial === null) continue
    const refuse = (reason: string) => invalidField(`items.${index}.serial`, reason)
    const piece = items.find((item) => item.id === itemId)
    if (seen.has(serial)) throw refuse('Sarjanumero on jo toisella tämän palautuksen tuotteella')
    seen.add(serial)
    if (!piece || piece.serial === serial) continue
    if (returned.has(serial)) throw refuse(`Laite on jo palautuksella ${returned.get(serial)}`)
    const unit = await findUnit(db, serial)
    if (!unit) {
      const known = sold.filter(({ order_item_id }) => order_item_id === piece.order_item_id)
      const pieces = order.items.find(({ id }) => id === piece.order_item_id)?.quantity ?? 0
      if (pieces > 0 && known.length >= pieces)
        throw refuse(`Laitetta ${serial} ei ole myyty tällä tilauksella. Tarkista numero`)
      if (!keeps_unknown)
        throw refuse(`Laitetta ${serial} ei ole laiterekisterissä. Tarkista numero, tai vahvista, että se on oikein`)
    }
    if (unit && unit.product_id !== piece.product_id)
      throw refuse(`Laite ${serial} on ${unit.product_name}, ei tämä tuote`)
    if (unit && unit.order_id !== order_id)
      throw refuse(
        unit.order_number === null
          ? `Laitetta ${serial} ei ole myyty tällä tilauksella`
          : `Laite ${serial} on tilauksella ${unit.order_number}`,
      )
  }
}

type Piece = Pick<ReturnItemRow, 'id' | 'serial' | 'unit_status'>

/** Makes the units of a return what its pieces say; `before` is how they stood. What has ended stays as it ended. */
export async function moveUnitsOf(
  db: Kysely<Database>,
  before: readonly Piece[],
  { number, order_id, state, arrived_on, items }: WholeReturn,
  { now, by }: { now: Date; by: string },
): Promise<void> {
  if (state === 'closed') return
  const given = { orderId: order_id, returnNumber: number, now, author: by }
  for (const item of items) {
    const was = before.find(({ id }) => id === item.id)
    const after = statusOf(item, { state, arrived_on })
    const isSame = was?.serial === item.serial
    if (was?.serial && !isSame)
      await followReturn(db, { serial: was.serial, before: was.unit_status, after: null }, given)
    if (item.serial)
      await followReturn(db, { serial: item.serial, before: isSame ? item.unit_status : null, after }, given)
    if (after !== item.unit_status) await changeReturnItem(db, item.id, { unit_status: after })
  }
}

/** What a return makes of the unit of a piece; null before it has come, which may be after the money has gone. */
function statusOf(
  { serial, restock, is_scrapped }: ReturnItemRow,
  { state, arrived_on }: Pick<WholeReturn, 'state' | 'arrived_on'>,
): UnitStatus | null {
  if (serial === null || state === 'announced' || state === 'pickup') return null
  if (state === 'refunded' && arrived_on === null && restock === null) return null
  if (state === 'arrived') return 'in_service'
  if (restock) return 'in_stock'
  return is_scrapped ? 'scrapped' : 'in_service'
}
