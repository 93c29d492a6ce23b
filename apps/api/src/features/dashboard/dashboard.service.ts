import type { Dashboard } from '@arkpax/schema/dashboard'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { mailboxId } from '../../services/mailbox.ts'
import { countLateMessages, countMessagesOf, countNewMessages } from '../contact/contact.repo.ts'
import { countUnseenMentions } from '../contact/contact-mentions.repo.ts'
import { readMailboxFailure } from '../contact/mailboxes.repo.ts'
import { countUndelivered } from '../mail/mails.repo.ts'
import { countPendingOrders } from '../orders/orders.repo.ts'
import { readScarcest, readStockSummary } from '../products/stock-report.repo.ts'

const SHOWN_PRODUCTS = 10

/** Counts what waits for staff, and for the one who asks. */
export async function readDashboard(
  db: Kysely<Database>,
  config: Pick<Config, 'mailbox'>,
  me: string,
  now: Date,
): Promise<Dashboard> {
  const [newOrders, unread, overdue, mine, mentions, stock, scarcest, undelivered, mailboxFailure] = await Promise.all([
    countPendingOrders(db),
    countNewMessages(db),
    countLateMessages(db, now),
    countMessagesOf(db, me, now),
    countUnseenMentions(db, me),
    readStockSummary(db, now),
    readScarcest(db, SHOWN_PRODUCTS),
    countUndelivered(db),
    config.mailbox ? readMailboxFailure(db, mailboxId(config.mailbox)) : null,
  ])
  return {
    new_orders: newOrders,
    unread_messages: unread,
    overdue_messages: overdue,
    my_messages: mine,
    my_mentions: mentions,
    low_stock: scarcest,
    low_stock_count: stock.lowProducts + stock.outProducts,
    undelivered_mails: undelivered,
    mailbox_failure: mailboxFailure,
  }
}
