import type { AuditAction } from '@arkpax/schema/audit-log'
import {
  HIDE_UNDO_MS,
  type ModeratedReview,
  REASON_PLACE,
  type ReviewChange,
  type ReviewInput,
  type ReviewModeration,
} from '@arkpax/schema/reviews'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { searchText } from '../../db/search-text.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { callOffMail, queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { wasDelivered } from './deliveries.repo.ts'
import { readReviewsOf } from './own-reviews.repo.ts'
import { composeReviewHidden, reviewHidden } from './review-hidden.mail.ts'
import {
  deleteReview,
  findProductName,
  findReview,
  findWriter,
  insertReview,
  lockReview,
  moderateReview,
  updateReview,
} from './reviews.repo.ts'
import { recountStars } from './star-counts.repo.ts'

/** Who writes: an order counts as theirs once its address is verified. */
export interface Reviewer {
  id: string
  email: string
  email_verified_at: string | null
}

/**
 * Stores the one review that a customer writes of a product. Throws `email_unverified`, `not_delivered` when no delivered
 * order of theirs has the product, and `already_reviewed`, also to the second of two that come at once.
 */
export async function createReview(
  db: Kysely<Database>,
  reviewer: Reviewer,
  input: ReviewInput,
  now: Date,
): Promise<ModeratedReview> {
  const { product_id, rating, title, comment } = input
  const productName = await findProductName(db, product_id)
  if (productName === undefined) throw invalidField('product_id', 'Tuotetta ei löytynyt')
  if (!reviewer.email_verified_at) throw new ApiError('email_unverified')
  const verified = await wasDelivered(db, reviewer.email, product_id)
  if (!verified) throw new ApiError('not_delivered')

  const row = {
    id: uuidv7(),
    product_id,
    user_id: reviewer.id,
    rating,
    title,
    comment,
    verified_purchase: verified,
    hidden_at: null,
    hidden_reason: null,
    answer: null,
    answered_at: null,
    edited_at: null,
    search_text: searchText(productName, title, comment),
    created_at: now.toISOString(),
  }
  if (!(await insertReview(db, row))) throw new ApiError('already_reviewed')
  await recountStars(db, product_id)
  return existing(await findReview(db, row.id))
}

/** Changes a customer's own review. */
export async function changeReview(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
  change: ReviewChange,
  now: Date,
): Promise<ModeratedReview> {
  const { product_id, product_name } = existing(await findReview(db, id, userId))
  const search_text = searchText(product_name, change.title, change.comment)
  await updateReview(db, id, { ...change, search_text, edited_at: now.toISOString() })
  await recountStars(db, product_id)
  return existing(await findReview(db, id))
}

/** Deletes a customer's own review; they may write another. */
export async function removeReview(db: Kysely<Database>, { id, userId }: { id: string; userId: string }) {
  const { product_id } = existing(await findReview(db, id, userId))
  await deleteReview(db, id)
  await recountStars(db, product_id)
}

/** Deletes everything that a customer has written of products, also what visitors see. */
export async function removeReviewsOf(db: Kysely<Database>, userId: string): Promise<void> {
  for (const { id } of await readReviewsOf(db, userId)) await removeReview(db, { id, userId })
}

/**
 * Hides, shows or answers a review, and writes down what staff did. Its writer is told why it is hidden (terms of service), ten
 * seconds later; showing it meanwhile calls that off.
 * Throws `stale` when it is not at `version`, where one is given.
 */
export async function decideReview(
  db: Kysely<Database>,
  id: string,
  decision: ReviewModeration,
  version: number | undefined,
  staff: SignedInStaffMember,
  now: Date,
): Promise<ModeratedReview> {
  const before = existing(await lockReview(db, id))
  const { product_id, product_name, hidden_reason } = before
  if (!(await moderateReview(db, id, decision, version, now))) {
    throw new ApiError('stale', { current: existing(await findReview(db, id)) })
  }
  if (decision.hidden !== undefined) await recountStars(db, product_id)
  if (decision.hidden !== undefined && (!decision.hidden || decision.hidden_reason !== hidden_reason)) {
    await callOffMail(db, reviewHidden, { reviewId: id }, now)
    const writer = decision.hidden ? await findWriter(db, id) : undefined
    const sendAt = new Date(now.getTime() + HIDE_UNDO_MS)
    if (writer) await queueMail(db, reviewHidden, { to: writer.email, payload: { reviewId: id }, sendAt }, now)
  }
  const after = existing(await findReview(db, id))
  const action = deedOf(decision)
  await recordAudit(db, now, staff, { action, entity: 'review', entityId: id, title: product_name, before, after })
  return after
}

function deedOf({ hidden, answer }: ReviewModeration): AuditAction {
  if (hidden !== undefined) return hidden ? 'hide' : 'show'
  return answer ? 'answer' : 'unanswer'
}

/** The mail that hiding a review would send, with a place for the reason; changes nothing. */
export async function previewHiding(db: Kysely<Database>, id: string, config: Config) {
  const { product_name } = existing(await findReview(db, id))
  const writer = await findWriter(db, id)
  if (!writer) return { mail: null }
  const { company } = await readSettings(db)
  const draft = composeReviewHidden({ name: writer.first_name, product: product_name, reason: REASON_PLACE }, config)
  const { subject, text } = await composeMail(draft, { config, company })
  return { mail: { to: writer.email, subject, text } }
}

function existing(review: ModeratedReview | undefined): ModeratedReview {
  if (!review) throw new ApiError('not_found', { detail: 'Arvostelua ei löytynyt.' })
  return review
}
