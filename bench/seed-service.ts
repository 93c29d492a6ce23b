// What service leaves behind over years, for measuring the back office: reviews, mails, conversations with the assistant.
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../apps/api/src/db/database.ts'
import { searchText } from '../apps/api/src/db/search-text.ts'
import { finnishDay } from '../packages/schema/src/format-fi.ts'
import { privacyDeadline } from '../packages/schema/src/privacy-deadline.ts'
import {
  privacyRequestChannels,
  privacyRequestIdentities,
  privacyRequestKinds,
} from '../packages/schema/src/privacy-requests.ts'
import { address, moment, of, prose, words } from './made-up.ts'

/** Moments are spread as if there were this many of each. */
const SPREAD = 20_000

const newId = (at: Date) => uuidv7({ msecs: at.getTime() })

/** Reviews of accounts that are gone, every fiftieth hidden and every third answered. */
export async function insertReviews(db: Kysely<Database>, numbers: number[]): Promise<void> {
  const products = await db.selectFrom('products').select(['id', 'name']).execute()
  const rows = numbers.map((n) => {
    const at = moment(n, SPREAD)
    const product = of(products, n)
    const [title, comment] = [prose(n, 3), prose(n, 40)]
    return {
      id: newId(at),
      product_id: product.id,
      user_id: null,
      rating: 1 + (n % 5),
      title,
      comment,
      verified_purchase: true,
      hidden_at: n % 50 === 0 ? at.toISOString() : null,
      hidden_reason: n % 50 === 0 ? 'Mainos' : null,
      answer: n % 3 === 0 ? prose(n, 10) : null,
      answered_at: n % 3 === 0 ? at.toISOString() : null,
      edited_at: null,
      search_text: searchText(product.name, title, comment),
      created_at: at.toISOString(),
    }
  })
  await db.insertInto('product_reviews').values(rows).execute()
}

/** Mails that have left, and now and then one that was given up. */
export async function insertMails(db: Kysely<Database>, numbers: number[]): Promise<void> {
  const rows = numbers.map((n) => {
    const at = moment(n, SPREAD).toISOString()
    const isGivenUp = n % 1_000 === 0
    return {
      id: newId(moment(n, SPREAD)),
      kind: 'newsletter-welcome',
      recipient: address(n),
      payload: '{}',
      attempts: 1,
      next_attempt_at: at,
      leased_until: null,
      sent_at: isGivenUp ? null : at,
      failed_at: isGivenUp ? at : null,
      last_error: isGivenUp ? '550 mailbox unavailable' : null,
      created_at: at,
    }
  })
  await db.insertInto('outbox').values(rows).execute()
}

/** How many conversations there are. */
export const CONVERSATIONS = 100_000

/** Conversations of a question, which every tenth time nobody could answer, and its answer, which now and then did not help. */
export async function insertConversations(db: Kysely<Database>, numbers: number[]): Promise<void> {
  const rows = numbers.flatMap((n) => {
    const at = moment(n, CONVERSATIONS)
    const common = { user_id: null, session_id: `bench-${n}`, created_at: at.toISOString() }
    const question = `Miten ${of(words, n)} sopii: ${prose(n, 8)}?`
    const answer = prose(n, 40)
    return [
      {
        ...common,
        id: newId(at),
        message: question,
        helpful: null,
        is_bot: false,
        starts_session: true,
        sources: '[]',
        answered: n % 10 !== 0,
        question_key: of(words, n),
        search_text: searchText(question),
      },
      {
        ...common,
        id: newId(at),
        message: answer,
        helpful: n % 1_000 === 0 ? false : null,
        is_bot: true,
        starts_session: false,
        sources: '[]',
        answered: null,
        question_key: '',
        search_text: searchText(answer),
      },
    ]
  })
  await db.insertInto('chat_sessions').values(rows).execute()
}

/** How many requests about personal data there are. */
export const PRIVACY_REQUESTS = 100_000

/** Requests about personal data, the newest of them open. */
export async function insertPrivacyRequests(db: Kysely<Database>, numbers: number[]): Promise<void> {
  const rows = numbers.map((n) => {
    const at = moment(n, PRIVACY_REQUESTS)
    const received = finnishDay(at)
    const isOpen = n > PRIVACY_REQUESTS - 300
    return {
      id: newId(at),
      kind: of(privacyRequestKinds, n),
      email: isOpen ? address(n) : null,
      email_hash: `bench-${n}`,
      channel: of(privacyRequestChannels, n),
      received_on: received,
      identity: isOpen ? null : of(privacyRequestIdentities, n),
      extension_reason: null,
      due_on: privacyDeadline(received, n % 20 === 0),
      state: isOpen ? ('open' as const) : n % 30 === 0 ? ('refused' as const) : ('done' as const),
      outcome: isOpen ? null : prose(n, 10),
      closed_at: isOpen ? null : at.toISOString(),
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    }
  })
  await db.insertInto('privacy_requests').values(rows).execute()
}
