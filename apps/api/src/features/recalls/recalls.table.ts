import type { RecallAnswer, RecallAnswerWay, RecallState } from '@arkpax/schema/recalls'
import type { Generated } from 'kysely'

/** A product safety recall. */
export interface RecallTable {
  id: string
  /** Its place on the site; it never changes once it is published. */
  slug: string
  state: RecallState
  title: string
  /** JSON: ids of products. */
  product_ids: string
  identification: string
  hazard: string
  action: string
  /** JSON: those that an owner may choose among. */
  remedies: string
  remedy_text: string
  picture: string | null
  /** How many times its people have been written to; whoever was told in an earlier round and has not answered is due. */
  round: Generated<number>
  published_at: Generated<string | null>
  closed_at: Generated<string | null>
  /** Lower-cased title, for searching. */
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** A unit that is recalled, by its serial number: also one that a reseller sold and of which we know nothing else. */
export interface RecallUnitTable {
  id: string
  recall_id: string
  serial: string
  unit_id: string | null
  answer: Generated<RecallAnswer | null>
  answered_at: Generated<string | null>
  answered_via: Generated<RecallAnswerWay | null>
}

/** Somebody who is told of a recall, once for all units of theirs; without an address somebody to telephone. */
export interface RecallOwnerTable {
  id: string
  recall_id: string
  email: string | null
  name: string | null
  phone: string | null
  /** The round in which the newest mail was queued; 0 before the first one. */
  told_round: Generated<number>
  told_at: Generated<string | null>
  /** That mail in the outbox. */
  mail_id: Generated<string | null>
  answered_at: Generated<string | null>
}

/** Which units somebody has, or has had, as far as we know. */
export interface RecallOwnerUnitTable {
  owner_id: string
  recall_unit_id: string
}
