import { route } from '../../http/route.ts'
import { returnToken } from './return-token.repo.ts'
import { checkWithdrawal, withdraw } from './withdraw.service.ts'
import { idOfOrder, noSuchOrder, readWithdrawable, toWithdrawableOrder } from './withdrawable.service.ts'
import { checkForm, findForm, withdrawForm } from './withdrawal-pages.ts'

export const withdrawalRoutes = [
  // Transactions of their own, so that misses count towards the limit too.
  route('POST /api/withdrawals/find', { ownTransaction: true, form: findForm }, async ({ db, body, now }) => {
    const found = await readWithdrawable(db, await idOfOrder(db, body), now)
    if (!found) throw noSuchOrder()
    return toWithdrawableOrder(found)
  }),

  route('POST /api/withdrawals/check', { ownTransaction: true, form: checkForm }, ({ db, body, now }) =>
    checkWithdrawal(db, body, now),
  ),

  route('POST /api/withdrawals', { changes: ['products'], form: withdrawForm }, async ({ deps, db, body, now }) => {
    const { id, number, announced_at } = await withdraw(db, body, deps.config, now)
    return { number, announced_at, page: `/peruuta-sopimus/kuitti/${await returnToken(db, id)}` }
  }),
]
