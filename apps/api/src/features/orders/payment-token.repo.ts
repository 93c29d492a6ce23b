import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSignedId, signedId } from '../accounts/signed-id.repo.ts'

/** The token of the page on which an order is paid: its id, and a proof that we wrote it. It holds as long as there is something to pay. */
export const paymentToken = (db: Kysely<Database>, orderId: string): Promise<string> =>
  signedId(db, 'payments', orderId)

/** The order that a token stands for; undefined where we have not made it. */
export const readPaymentToken = (db: Kysely<Database>, token: string): Promise<string | undefined> =>
  readSignedId(db, 'payments', token)
