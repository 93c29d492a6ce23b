import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay, formatNumber } from '@arkpax/schema/format-fi'
import type { StockReservation } from '@arkpax/schema/stock-reservations'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { readStock } from './stock.repo.ts'
import { findReservation, release, reserve } from './stock-reservations.repo.ts'

const LONGEST_DAYS = 180

const of = ({ id, product_name }: StockReservation) => ({
  entity: 'stock_reservation' as const,
  entityId: id,
  title: product_name,
})

export const stockReservationRoutes = [
  route('POST /api/admin/stock-reservations', { changes: ['products'] }, async ({ db, body, now, staff }) => {
    refuseDay(body.until, finnishDay(now))
    const until = beginningOfDay(dayAfter(body.until))
    const wanted = { productId: body.product_id, quantity: body.quantity, until, note: body.note }
    const id = await reserve(db, { ...wanted, reason: { kind: 'staff', id: null } }, now)
    const reservation = id && (await findReservation(db, id))
    if (!reservation) {
      const product = await readStock(db, body.product_id)
      throw product ? tooMany(product.stock) : invalidField('product_id', 'Tuotetta ei löytynyt.')
    }
    await recordAudit(db, now, staff, { action: 'create', ...of(reservation), after: reservation })
    return reservation
  }),

  route('DELETE /api/admin/stock-reservations/{id}', { changes: ['products'] }, async ({ db, params, now, staff }) => {
    const reservation = await findReservation(db, params.id)
    if (!reservation || !(await release(db, params.id)))
      throw new ApiError('not_found', { detail: 'Varausta ei löytynyt: se on jo vapautettu tai päättynyt.' })
    await recordAudit(db, now, staff, { action: 'delete', ...of(reservation), before: reservation })
  }),
]

function refuseDay(day: string, today: string): void {
  if (day < today) throw invalidField('until', 'Päivä on jo mennyt')
  if (day > dayAfter(today, LONGEST_DAYS)) throw invalidField('until', `Enintään ${LONGEST_DAYS}\u00A0päivää eteenpäin`)
}

const tooMany = (left: number) =>
  new ApiError('insufficient_stock', {
    detail: `Vapaana on enää ${formatNumber(Math.max(0, left))}\u00A0kpl.`,
    errors: [{ path: 'quantity', detail: `Vapaana on enää ${formatNumber(Math.max(0, left))}\u00A0kpl` }],
  })
