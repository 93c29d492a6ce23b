import type { CustomerDetail, CustomerNote } from '@arkpax/schema/customers'
import type { Kysely } from 'kysely'
import { forgetAuditValuesNaming, forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'

/** What the log calls a customer. */
export const ofCustomer = ({ id, name, email }: Pick<CustomerDetail, 'id' | 'name' | 'email'>) =>
  ({ entity: 'customer', entityId: id, title: name ?? email }) as const

/** What the log calls a note: the address that it was written of. */
export const ofNote = ({ id, email }: CustomerNote) =>
  ({ entity: 'customer_note', entityId: id, title: email }) as const

/** What the log tells of a note: how long it is; what it says is about a person. */
export const toldOf = ({ text }: CustomerNote) => ({ text, length: text.length })

/** Forgets what the log tells of customers and notes that are no longer there. */
export async function forgetCustomersGone(db: Kysely<Database>): Promise<void> {
  await forgetAuditValuesOfGone(db, 'customer', 'customers')
  await forgetAuditValuesOfGone(db, 'customer_note', 'customer_notes')
}

/** Forgets what the log tells of an address that had been merged with others. */
export const forgetMergesOf = (db: Kysely<Database>, email: string): Promise<void> =>
  forgetAuditValuesNaming(db, 'customer', email)
