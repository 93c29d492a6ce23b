import { isDangerousGoods } from '@arkpax/schema/delivery-price'
import { comingBack } from '@arkpax/schema/returns'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listTransports } from '../products/transport.repo.ts'
import type { WholeReturn } from './returns.repo.ts'

/** Whether something that comes back goes by freight only. */
export async function needsFreight(db: Kysely<Database>, { items }: Pick<WholeReturn, 'items'>): Promise<boolean> {
  const ids = comingBack(items).map(({ product_id }) => product_id)
  return (await listTransports(db, ids)).some(isDangerousGoods)
}
