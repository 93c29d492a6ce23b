import { type OfferTurn, offerTurns } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What has become of the offers that were made from these messages: each sending, and how it ended; oldest first. */
export async function listOfferTurns(db: Kysely<Database>, messageIds: readonly string[]): Promise<OfferTurn[]> {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'number', 'revision', 'status', 'closed_at', 'decline_reason'])
    .where('contact_message_id', 'in', messageIds)
    .where('revision', '>', 0)
    .execute()
  if (offers.length === 0) return []
  const ids = offers.map(({ id }) => id)
  const sendings = await db
    .selectFrom('offer_revisions')
    .select(['offer_id', 'revision', 'sent_at'])
    .where('offer_id', 'in', ids)
    .execute()
  const numberOf = new Map(offers.map(({ id, number }) => [id, number]))
  const sent = sendings.map(({ offer_id, revision, sent_at: at }) => {
    return { offer_id, number: numberOf.get(offer_id) ?? 0, revision, turn: 'sent' as const, at, reason: null }
  })
  const ended = offers.flatMap(({ id, number, revision, status, closed_at: at, decline_reason }) => {
    const turn = offerTurns.find((known) => known === status && known !== 'sent')
    const reason = turn === 'declined' ? decline_reason : null
    return turn && at ? [{ offer_id: id, number, revision, turn, at, reason }] : []
  })
  return [...sent, ...ended].sort((one, other) => one.at.localeCompare(other.at))
}
