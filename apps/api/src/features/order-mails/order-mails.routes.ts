import { Page } from '../../db/keyset.ts'
import { route } from '../../http/route.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { listOrderMails } from './order-mails.service.ts'

export const orderMailRoutes = [
  route('GET /api/admin/orders/{id}/mails', {}, async ({ db, params }) => {
    const order = existing(await findOrder(db, params.id))
    return new Page(await listOrderMails(db, order), undefined)
  }),
]
