import { LOW_STOCK } from '@arkpax/schema/labels'
import { sql } from 'kysely'

/** At this many or fewer, staff are told that a product is low: the limit of its own, else that of all. */
export const ownLimit = sql<number>`coalesce(low_stock_limit, ${sql.lit(LOW_STOCK)})`
