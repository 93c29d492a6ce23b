import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { adoptTrialDatabase } from './adopt-trial-database.ts'
import type { Database } from './database.ts'
import * as shop from './migrations/20261122T1500-shop.ts'
import * as orderVat from './migrations/20261122T1600-order-vat.ts'
import * as staff from './migrations/20261122T1700-staff.ts'
import * as auditChain from './migrations/20261122T1810-audit-chain.ts'
import * as passkeys from './migrations/20261122T1815-passkeys.ts'
import * as incomingMails from './migrations/20261122T1830-incoming-mails.ts'
import * as lists from './migrations/20261122T1930-lists.ts'
import * as orderNumbers from './migrations/20261122T1930-order-numbers.ts'
import * as customers from './migrations/20261122T2000-customers.ts'
import * as inbox from './migrations/20261122T2100-inbox.ts'
import * as inboxOrder from './migrations/20261122T2230-inbox-order.ts'
import * as desk from './migrations/20261123T0800-desk.ts'
import * as longLists from './migrations/20261123T0810-long-lists.ts'
import * as oneSenderIndex from './migrations/20261123T0820-one-sender-index.ts'
import * as media from './migrations/20261123T0900-media.ts'
import * as prices from './migrations/20261123T0910-prices.ts'
import * as imports from './migrations/20261123T0920-imports.ts'
import * as orderOrigin from './migrations/20261123T0930-order-origin.ts'
import * as stock from './migrations/20261123T0930-stock.ts'
import * as orderMoney from './migrations/20261124T0900-order-money.ts'
import * as productNames from './migrations/20261124T0905-product-names.ts'
import * as inquiries from './migrations/20261124T1100-inquiries.ts'
import * as offers from './migrations/20261124T1200-offers.ts'
import * as deliveries from './migrations/20261124T1300-deliveries.ts'
import * as payments from './migrations/20261124T1400-payments.ts'
import * as documents from './migrations/20261124T1500-documents.ts'
import * as paytrail from './migrations/20261124T1600-paytrail.ts'
import * as accounting from './migrations/20261124T1700-accounting.ts'
import * as customerSide from './migrations/20261125T0800-customer-side.ts'
import * as returns from './migrations/20261125T0900-returns.ts'
import * as units from './migrations/20261125T1000-units.ts'
import * as warrantyCases from './migrations/20261125T1100-warranty-cases.ts'
import * as law from './migrations/20261125T1200-law.ts'
import * as creditedOrders from './migrations/20261125T1300-credited-orders.ts'
import * as orderNotes from './migrations/20261125T1400-order-notes.ts'
import * as recalls from './migrations/20261125T1500-recalls.ts'
import * as returnedUnits from './migrations/20261125T1600-returned-units.ts'
import * as blogDrafts from './migrations/20261126T0900-blog-drafts.ts'
import * as bulkMail from './migrations/20261126T1000-bulk-mail.ts'
import * as letters from './migrations/20261126T1100-letters.ts'
import * as textPresence from './migrations/20261126T1200-text-presence.ts'
import * as taughtQuestions from './migrations/20261127T0900-taught-questions.ts'
import * as certificates from './migrations/20261128T0900-certificates.ts'
import * as faqAskedAs from './migrations/20261129T0900-faq-asked-as.ts'
import * as dueDaysOfInvoices from './migrations/20261130T0700-due-days-of-invoices.ts'
import * as filedMails from './migrations/20261130T0800-filed-mails.ts'
import * as replyDue from './migrations/20261130T0900-reply-due.ts'
import * as companiesOfCustomers from './migrations/20261130T1000-companies-of-customers.ts'
import * as sendingTakenBack from './migrations/20261130T1100-sending-taken-back.ts'
import * as beforeMerging from './migrations/20261130T1110-before-merging.ts'
import * as lookedUp from './migrations/20261130T1120-looked-up.ts'
import * as staffDevices from './migrations/20261130T1130-staff-devices.ts'
import * as refundsToPay from './migrations/20261130T1900-refunds-to-pay.ts'

/** Every migration, oldest first. The names never change once they have run somewhere. */
const migrations: Record<string, Migration> = {
  '20261122T1500-shop': shop,
  '20261122T1600-order-vat': orderVat,
  '20261122T1700-staff': staff,
  '20261122T1810-audit-chain': auditChain,
  '20261122T1815-passkeys': passkeys,
  '20261122T1830-incoming-mails': incomingMails,
  '20261122T1930-lists': lists,
  '20261122T1930-order-numbers': orderNumbers,
  '20261122T2000-customers': customers,
  '20261122T2100-inbox': inbox,
  '20261122T2230-inbox-order': inboxOrder,
  '20261123T0800-desk': desk,
  '20261123T0810-long-lists': longLists,
  '20261123T0820-one-sender-index': oneSenderIndex,
  '20261123T0900-media': media,
  '20261123T0910-prices': prices,
  '20261123T0920-imports': imports,
  '20261123T0930-order-origin': orderOrigin,
  '20261123T0930-stock': stock,
  '20261124T0900-order-money': orderMoney,
  '20261124T0905-product-names': productNames,
  '20261124T1100-inquiries': inquiries,
  '20261124T1200-offers': offers,
  '20261124T1300-deliveries': deliveries,
  '20261124T1400-payments': payments,
  '20261124T1500-documents': documents,
  '20261124T1600-paytrail': paytrail,
  '20261124T1700-accounting': accounting,
  '20261125T0800-customer-side': customerSide,
  '20261125T0900-returns': returns,
  '20261125T1000-units': units,
  '20261125T1100-warranty-cases': warrantyCases,
  '20261125T1200-law': law,
  '20261125T1300-credited-orders': creditedOrders,
  '20261125T1400-order-notes': orderNotes,
  '20261125T1500-recalls': recalls,
  '20261125T1600-returned-units': returnedUnits,
  '20261126T0900-blog-drafts': blogDrafts,
  '20261126T1000-bulk-mail': bulkMail,
  '20261126T1100-letters': letters,
  '20261126T1200-text-presence': textPresence,
  '20261127T0900-taught-questions': taughtQuestions,
  '20261128T0900-certificates': certificates,
  '20261129T0900-faq-asked-as': faqAskedAs,
  '20261130T0700-due-days-of-invoices': dueDaysOfInvoices,
  '20261130T0800-filed-mails': filedMails,
  '20261130T0900-reply-due': replyDue,
  '20261130T1000-companies-of-customers': companiesOfCustomers,
  '20261130T1100-sending-taken-back': sendingTakenBack,
  '20261130T1110-before-merging': beforeMerging,
  '20261130T1120-looked-up': lookedUp,
  '20261130T1130-staff-devices': staffDevices,
  '20261130T1900-refunds-to-pay': refundsToPay,
}

/**
 * Brings the database to the newest migration; does nothing beyond one query when it is there already. Throws a ConfigError
 * where the database is an unfinished one of the shop's trial.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isMigrated(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await adoptTrialDatabase(db)
  const { error } = await withoutForeignKeys(db, () => migrator.migrateToLatest())
  if (error) throw error
}

/** SQLite can remake a table that others point at only while it enforces no foreign keys, and that is set outside transactions. */
async function withoutForeignKeys<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work()
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    return await work()
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}

/** Whether the newest migration has run. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const newest = Object.keys(migrations).at(-1)
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration where name = ${newest}`.execute(db)
    return rows.length === 1
  } catch {
    // A new database has no table of migrations yet; one that is away fails again in what follows.
    return false
  }
}
