import type { AskedOrder } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * What a contact message asks for, as an order says it. Whoever mounts the calls of orders hands it in, because offers know orders and
 * not the other way. Throws `invalid_fields` where the message is not there.
 */
export type AskedOrderOf = (db: Kysely<Database>, messageId: string, now: Date) => Promise<AskedOrder>
