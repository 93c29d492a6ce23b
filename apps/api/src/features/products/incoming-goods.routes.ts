import { formatNumber } from '@arkpax/schema/format-fi'
import type { IncomingGoods } from '@arkpax/schema/incoming-goods'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { moveReceived } from './goods-receipt.service.ts'
import {
  changeIncomingGoods,
  findIncomingGoods,
  insertIncomingGoods,
  listIncomingGoods,
  lockIncomingGoods,
} from './incoming-goods.repo.ts'
import { findStaffProduct } from './products.repo.ts'

const notFound = () => new ApiError('not_found', { detail: 'Saapuvaa tavaraa ei löytynyt.' })

const changes: ['products'] = ['products']

export const incomingGoodsRoutes = [
  route('GET /api/admin/incoming-goods', {}, ({ db, query, now }) => listIncomingGoods(db, query, now)),

  route('POST /api/admin/incoming-goods', { changes }, async ({ db, body, now, staff }) => {
    if (!(await findStaffProduct(db, body.product_id, now))) throw invalidField('product_id', 'Tuotetta ei löytynyt.')
    const goods = known(await findIncomingGoods(db, await insertIncomingGoods(db, body, now), now))
    await recordAudit(db, now, staff, { action: 'create', ...of(goods), after: goods })
    return goods
  }),

  route('PUT /api/admin/incoming-goods/{id}', { changes }, async ({ db, params, body, version, now, staff }) => {
    const before = atVersion(await lockIncomingGoods(db, params.id, now), version)
    if (before.received_at !== null) throw new ApiError('goods_received')
    if (body.quantity !== undefined && body.quantity <= before.received_quantity) throw tooFew(before)
    await changeIncomingGoods(db, params.id, body, now)
    const goods = known(await findIncomingGoods(db, params.id, now))
    await recordAudit(db, now, staff, { action: 'update', ...of(goods), before, after: goods })
    return goods
  }),

  route(
    'POST /api/admin/incoming-goods/{id}/receipt',
    { changes },
    async ({ db, params, body, version, now, staff }) => {
      const before = atVersion(await lockIncomingGoods(db, params.id, now), version)
      if (before.received_at !== null || before.cancelled_at !== null) throw new ApiError('goods_received')
      await moveReceived(db, before, body.quantity, { now, staff })
      return known(await findIncomingGoods(db, params.id, now))
    },
  ),

  route(
    'POST /api/admin/incoming-goods/{id}/receipt/undo',
    { changes },
    async ({ db, params, body, version, now, staff }) => {
      const before = atVersion(await lockIncomingGoods(db, params.id, now), version)
      await moveReceived(db, before, -body.quantity, { now, staff })
      return known(await findIncomingGoods(db, params.id, now))
    },
  ),
]

/** The goods as the caller has seen them: locked, so that they stay so. */
function atVersion(goods: IncomingGoods | undefined, version: number | undefined): IncomingGoods {
  const current = known(goods)
  if (version !== undefined && current.version !== version) throw new ApiError('stale', { current })
  return current
}

function known(goods: IncomingGoods | undefined): IncomingGoods {
  if (!goods) throw notFound()
  return goods
}

const of = ({ id, product_name }: IncomingGoods) => ({
  entity: 'incoming_goods' as const,
  entityId: id,
  title: product_name,
})

const tooFew = ({ received_quantity }: IncomingGoods) =>
  invalidField(
    'quantity',
    `Tavarasta on jo saapunut ${formatNumber(received_quantity)}\u00A0kpl: anna sitä suurempi määrä`,
  )
