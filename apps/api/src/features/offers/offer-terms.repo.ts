import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OfferTerms } from './offer-terms.ts'

/** Keeps the terms of a day, once however many offers have them; gives the digest that they are found by. */
export async function keepTerms(db: Kysely<Database>, terms: OfferTerms, now: Date): Promise<string> {
  const content = JSON.stringify(terms)
  const digest = createHash('sha256').update(content).digest('base64url')
  await db
    .insertInto('offer_terms')
    .values({ digest, content, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  return digest
}

/** Forgets terms that no offer has any more. */
export async function forgetUnusedTerms(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('offer_terms')
    .where('digest', 'not in', db.selectFrom('offer_revisions').select('terms_digest'))
    .execute()
}
