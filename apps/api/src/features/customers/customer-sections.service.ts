import type { CustomerSections } from '@arkpax/schema/customers'
import { mayDo, type Permission, type StaffRole } from '@arkpax/schema/permissions'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Page } from '../../db/keyset.ts'
import { listConversationsOf } from '../chat/own-conversations.repo.ts'
import { listMessagesOf } from '../contact/own-messages.repo.ts'
import { listMailsTo } from '../mail/mails.repo.ts'
import { findSubscriber } from '../newsletter/newsletter.repo.ts'
import { listOffersOf } from '../offers/offers.repo.ts'
import { listOwnOrders } from '../orders/own-orders.repo.ts'
import { listOwnRegistrations } from '../registrations/own-registrations.repo.ts'
import { listReviewsOf } from '../reviews/reviews.repo.ts'
import { listAlertsOf } from '../stock-alerts/stock-alerts.repo.ts'

/** So many of each kind are shown; the screen of each has the rest. */
const SHOWN = 20
const query = { limit: SHOWN }

/** An address of a customer, and the verified account that it belongs to. */
export interface Address {
  email: string
  accountId: string | undefined
}

/** The newest of everything that belongs to these addresses; what the role may not see is not even read. */
export async function readSections(
  db: Kysely<Database>,
  addresses: readonly Address[],
  role: StaffRole,
): Promise<CustomerSections> {
  const emails = addresses.map(({ email }) => email)
  const accounts = addresses.flatMap(({ accountId }) => accountId ?? [])
  const seen = async <T>(may: Permission, read: () => Promise<T>) => (mayDo(role, may) ? read() : null)
  return {
    orders: await seen('orders.read', () => newest(emails, (email) => listOwnOrders(db, email, query), byCreation)),
    offers: await seen('offers.read', () => newest(emails, (email) => listOffersOf(db, email, query), byCreation)),
    messages: await seen('messages.read', () =>
      newest(emails, (email) => listMessagesOf(db, email, query), byCreation),
    ),
    registrations: await seen('registrations.read', () =>
      newest(emails, (email) => listOwnRegistrations(db, email, query), byCreation),
    ),
    reviews: await seen('reviews.read', () => newest(accounts, (id) => listReviewsOf(db, id, query), byCreation)),
    mails: await seen('mail.read', () => newest(emails, (email) => listMailsTo(db, email, query), byCreation)),
    chats: await seen('chat.read', () =>
      newest(
        accounts,
        (id) => listConversationsOf(db, id, query),
        ({ started_at }) => started_at,
      ),
    ),
    newsletter: await seen('newsletter.read', async () =>
      (await Promise.all(emails.map((email) => findSubscriber(db, email)))).flatMap((found) => found ?? []),
    ),
    stock_alerts: await seen('customers.read', async () =>
      (await Promise.all(emails.map((email) => listAlertsOf(db, email)))).flat(),
    ),
  }
}

const byCreation = ({ created_at }: { created_at: string }) => created_at

/** The newest of what belongs to several, together. */
async function newest<T>(
  whose: readonly string[],
  read: (whose: string) => Promise<Page<T>>,
  momentOf: (item: T) => string,
) {
  const pages = await Promise.all(whose.map(read))
  const items = pages.flatMap((page) => page.items)
  items.sort((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1))
  return { items: items.slice(0, SHOWN), more: items.length > SHOWN || pages.some(({ next }) => next !== undefined) }
}
