import type { ProductChanges } from '@arkpax/schema/product-changes'
import type { StaffProduct } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import { type Actor, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { asLogged, campaignErrors } from './product-prices.ts'
import { changeProduct, lockStaffProduct } from './products.repo.ts'

type Item = ProductChanges['items'][number]
interface Changed {
  index: number
  before: StaffProduct
  after: StaffProduct
}

/**
 * Changes many products in the transaction of the call, with one line in the log. Where one of them has been changed by somebody
 * else, or is gone, none is changed: throws `stale`, which names each of those and has them as they are now; `invalid_fields` where
 * a campaign cannot be.
 */
export async function changeProducts(
  db: Kysely<Database>,
  items: readonly Item[],
  now: Date,
  staff: Actor & { id: string },
): Promise<StaffProduct[]> {
  const changed: Changed[] = []
  const late: { index: number; current: StaffProduct | undefined }[] = []
  const errors: { path: string; detail: string }[] = []
  // Everybody locks products in the same order, so that two calls never wait for each other.
  const ordered = items.map((item, index) => ({ ...item, index })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, version, change, index } of ordered) {
    const before = await lockStaffProduct(db, id, now)
    const after = before && (await changeProduct(db, id, change, version, now, staff.id))
    if (!after) late.push({ index, current: before })
    else {
      changed.push({ index, before, after })
      errors.push(...campaignErrors(after, change, now, `items.${index}.change.`))
    }
  }
  if (late.length > 0) throw tooLate(late)
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })

  const inOrder = changed.toSorted((a, b) => a.index - b.index)
  await recordAudit(db, now, staff, {
    action: 'update',
    entity: 'product_list',
    entityId: '1',
    title: inOrder.map(({ after }) => after.name).join(', '),
    things: inOrder.map(({ before, after }) => ({
      id: after.id,
      title: after.name,
      before: asLogged(before),
      after: asLogged(after),
    })),
  })
  return inOrder.map(({ after }) => after)
}

function tooLate(late: readonly { index: number; current: StaffProduct | undefined }[]): ApiError {
  const products = late.flatMap(({ current }) => current ?? [])
  const errors = late.map(({ index, current }) => ({
    path: `items.${index}`,
    detail: current ? `Joku muu on muuttanut tuotetta ${current.name} tällä välin.` : 'Tuotetta ei löytynyt.',
  }))
  return new ApiError('stale', { current: { products }, errors })
}
