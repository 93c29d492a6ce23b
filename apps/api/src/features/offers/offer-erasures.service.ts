import type { Kysely } from 'kysely'
import { forgetAuditValues } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { releaseStock } from './offer-stock.service.ts'
import { deleteOffer, forgetPerson, ownOffers } from './own-offers.repo.ts'

/** Deletes the offers of an address; of those that became orders the person is taken out, and amounts, days and rows stay. */
export async function forgetOffersOf(db: Kysely<Database>, email: string): Promise<void> {
  for (const { id, number, status } of await ownOffers(db, email)) {
    await releaseStock(db, id)
    if (status === 'accepted') await forgetPerson(db, id, number)
    else await deleteOffer(db, id)
    await forgetAuditValues(db, 'offer', id)
  }
}
