import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const API = 'apps/api/src'

/** Whose table each is: the feature whose repositories write and read it. `db` is the frame that every call has around it. */
const OWNERS: Record<string, readonly string[]> = {
  accounts: ['customer_users', 'customer_sessions', 'customer_devices', 'email_tokens', 'server_keys'],
  staff: [
    ...['users', 'admin_sessions', 'staff_devices', 'staff_recovery_codes', 'staff_security'],
    ...['staff_passkeys', 'staff_challenges', 'text_presence'],
  ],
  'ai-writing': ['model_usage'],
  blog: ['blog_posts', 'blog_summaries', 'blog_drafts', 'blog_revisions', 'blog_shares'],
  chat: ['chat_sessions', 'taught_questions'],
  contact: [
    ...['contact_messages', 'contact_replies', 'contact_notes', 'contact_mentions', 'contact_presence'],
    ...['incoming_mails', 'incoming_attachments', 'mailboxes'],
  ],
  customers: ['customers', 'customer_notes', 'customer_tags', 'customer_changes'],
  'privacy-requests': ['privacy_requests'],
  deliveries: ['deliveries', 'delivery_items'],
  db: ['audit_head', 'audit_log', 'content_versions', 'idempotency_keys', 'rate_limits'],
  accounting: ['accounting_periods', 'accounting_entries', 'accounting_accounts'],
  documents: ['documents', 'document_vat_lines', 'document_files', 'document_numbers'],
  faq: ['faq_sections', 'faq_entries', 'faq_order'],
  imports: ['imports', 'import_rows'],
  inquiries: ['inquiry_numbers'],
  law: ['duty_readings', 'duty_checks'],
  mail: ['outbox', 'bulk_mail_minutes', 'bulk_mail_days', 'letter_counts'],
  letters: ['letters', 'letter_recipients', 'letter_links'],
  media: ['media', 'media_leftovers'],
  newsletter: ['newsletter_subscriptions', 'subscriber_events'],
  offers: ['offers', 'offer_rows', 'offer_revisions', 'offer_terms', 'offer_links', 'offer_numbers'],
  orders: [
    'orders',
    'order_numbers',
    'order_items',
    'order_charges',
    'order_events',
    'order_erasures',
    'order_notes',
    'sales_days',
    'product_sales_days',
  ],
  payments: ['payments', 'payment_reminders', 'bank_statements', 'bank_entries'],
  paytrail: ['paytrail_transactions'],
  products: ['products', 'price_changes', 'incoming_goods', 'stock_reservations'],
  publishing: ['publishing'],
  recalls: ['recalls', 'recall_units', 'recall_owners', 'recall_owner_units'],
  registrations: ['product_registrations', 'warranty_extensions'],
  returns: ['returns', 'return_items', 'return_events', 'return_pictures', 'return_numbers'],
  reviews: ['product_reviews'],
  'saved-filters': ['saved_filters'],
  'saved-replies': ['saved_replies'],
  settings: ['settings'],
  'stock-alerts': ['stock_alerts'],
  'warranty-cases': ['warranty_cases', 'warranty_case_events', 'warranty_case_files', 'warranty_case_numbers'],
  units: ['units', 'unit_events', 'passport_models', 'passport_tokens', 'passport_reads'],
}

/** Foreign tables in a repository, each for a reason: a question to two tables that two reads would answer worse. */
const FOREIGN: Record<string, { tables: readonly string[]; because: string }> = {
  'accounting/accounting.repo.ts': {
    tables: ['document_vat_lines', 'documents', 'orders'],
    because: 'what has not been closed, and what has not been paid, is found among all of them in one question each',
  },
  'accounting/open-payments.repo.ts': {
    tables: ['documents', 'order_events', 'orders', 'payments'],
    because: 'what money was for, and what of it is owed back, is asked of hundreds of orders at a time',
  },
  'audit-log/audit-log.repo.ts': {
    tables: ['audit_log'],
    because: 'the frame writes down what staff did, and the owner reads it',
  },
  'contact/contact-replies.repo.ts': { tables: ['outbox'], because: 'each reply is listed with the fate of its mail' },
  'customers/customer-facts.repo.ts': {
    tables: ['contact_messages', 'customer_users', 'orders', 'product_registrations'],
    because: 'a customer is counted from all that belongs to an address, hundreds of addresses at a time',
  },
  'customers/customers.repo.ts': { tables: ['orders'], because: 'a customer is found by the number of an order' },
  'deliveries/deliveries.repo.ts': {
    tables: ['order_items', 'products'],
    because: 'a delivery is listed with the names of its lines and what is dangerous in it',
  },
  'deliveries/own-deliveries.repo.ts': {
    tables: ['orders'],
    because: 'a delivery is the person’s whose order it belongs to',
  },
  'documents/paid-orders.repo.ts': {
    tables: ['orders', 'payments'],
    because: 'what has been paid for good and has no receipt is one question to all',
  },
  'form-drafts/draft-key.repo.ts': {
    tables: ['server_keys'],
    because: 'keys of all purposes stand in one table',
  },
  'letters/letter-recipients.repo.ts': {
    tables: ['newsletter_subscriptions', 'orders', 'product_registrations'],
    because: 'who is in a segment is asked of tens of thousands at a time',
  },
  'newsletter/unsubscribe-token.repo.ts': {
    tables: ['email_tokens'],
    because: 'tokens of all purposes stand in one table, those of the way out belong to the newsletter',
  },
  'offers/offers.repo.ts': { tables: ['orders'], because: 'an offer is listed with the number of its order' },
  'payments/payment-reminders.repo.ts': {
    tables: ['orders'],
    because: 'who is reminded is whose order is unpaid, and has not been reminded',
  },
  'payments/receivables.repo.ts': {
    tables: ['orders'],
    because: 'a receivable is an order by what is to be paid of it, with its reminder, in one question',
  },
  'payments/refunds-of-returns.repo.ts': {
    tables: ['returns'],
    because: 'a refund that a return tells of stays, and payments know nothing else of returns',
  },
  'payments/waiting-refunds.repo.ts': {
    tables: ['orders'],
    because: 'a refund is listed with the number and the customer of its order',
  },
  'products/stock-changes.repo.ts': {
    tables: ['audit_log', 'imports', 'import_rows'],
    because: 'changes of stock are read from what staff did, one by one or by a file',
  },
  'returns/listed-returns.repo.ts': { tables: ['orders'], because: 'a return is listed with the number of its order' },
  'returns/returns-of-person.repo.ts': {
    tables: ['orders'],
    because: 'a return is the person’s whose order it belongs to',
  },
  'stock-alerts/stock-alerts.repo.ts': {
    tables: ['products'],
    because: 'a request is listed with the name of its product',
  },
  'publishing/publishing.repo.ts': {
    tables: ['content_versions'],
    because: 'their sum is what the pages are built of',
  },
  'recalls/recall-owners.repo.ts': {
    tables: ['outbox'],
    because: 'how far the mails of a recall are is counted among thousands of people',
  },
  'recalls/recall-sources.repo.ts': {
    tables: ['orders', 'product_registrations', 'units'],
    because: 'whose thousands of units are is asked of registrations and orders, hundreds at a time',
  },
  'recalls/recall-unit-list.repo.ts': {
    tables: ['outbox', 'products', 'units'],
    because: 'a unit is listed with the name of its product and the fate of its mails',
  },
  'reviews/deliveries.repo.ts': {
    tables: ['orders', 'order_items', 'products'],
    because: 'what may be reviewed is what was delivered and is still in the shop, in one question',
  },
  'reviews/own-reviews.repo.ts': { tables: ['products'], because: 'a review is listed with the name of its product' },
  'reviews/reviews.repo.ts': {
    tables: ['products', 'customer_users'],
    because: 'a review is listed with the name of its product, and its writer is mailed',
  },
  'reviews/unanswered-reviews.repo.ts': {
    tables: ['products'],
    because: 'a review is listed with the name of its product',
  },
  'units/delivered-units.repo.ts': {
    tables: ['deliveries'],
    because: 'a unit follows the state of its delivery',
  },
  'units/unit-registrations.repo.ts': {
    tables: ['product_registrations'],
    because: 'a registration finds its unit by nothing but the serial number',
  },
  'units/own-units.repo.ts': {
    tables: ['orders', 'products'],
    because: 'a unit is the person’s whose order it was sent for',
  },
  'units/passports-of-serials.repo.ts': {
    tables: ['products'],
    because: 'a customer is led to a passport only where the product has a battery',
  },
  'units/units.repo.ts': {
    tables: ['orders', 'products'],
    because: 'a unit is listed with the name of its product and the number of its order, and found by both',
  },
  'reviews/star-counts.repo.ts': {
    tables: ['products'],
    because: 'the row of the product is the lock under which its stars are counted',
  },
}

const ownerOf = new Map(Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner])))

/** The tables that a file's queries name. */
function tablesIn(source: string): string[] {
  const named = [...source.matchAll(/(?:From|Join|Into|Table|matching)\(\s*(?:\w+,\s*)?'(\w+)/g)].map(
    ([, table = '']) => table,
  )
  const inSql = [...source.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(([, table = '']) => table)
  return [...new Set([...named, ...inSql])].filter((table) => ownerOf.has(table)).sort()
}

const sources = globSync(`${API}/{features,http,services}/**/*.ts`).filter((file) => !file.includes('.test.'))
const foreignIn = (file: string) => {
  const noun = file.split('/features/')[1]?.split('/')[0] ?? 'db'
  return tablesIn(readFileSync(file, 'utf8')).filter((table) => ownerOf.get(table) !== noun)
}

describe('every table', () => {
  it('has one owner', () => {
    const listed = readFileSync(`${API}/db/database.ts`, 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm)
    expect([...listed].map(([, table]) => table).sort()).toEqual(Object.values(OWNERS).flat().sort())
  })

  it('is touched by the repositories of its owner, and by others only for a reason', () => {
    const touched = sources.flatMap((file) => {
      const tables = foreignIn(file)
      return tables.length > 0 ? [[file.replace(`${API}/features/`, ''), tables] as const] : []
    })
    const allowed = Object.entries(FOREIGN).map(([file, { tables }]) => [file, tables.toSorted()])
    expect(Object.fromEntries(touched)).toEqual(Object.fromEntries(allowed))
  })

  it('is asked by repositories alone', () => {
    const elsewhere = sources.filter(
      (file) =>
        file.includes('/features/') &&
        !basename(file).endsWith('.repo.ts') &&
        tablesIn(readFileSync(file, 'utf8')).length > 0,
    )
    expect(elsewhere).toEqual([])
  })
})

it('a query that names a table is seen', () => {
  expect(tablesIn("db.selectFrom('orders').innerJoin('order_items', 'a', 'b')")).toEqual(['order_items', 'orders'])
  expect(tablesIn("db.insertInto('outbox')")).toEqual(['outbox'])
  expect(tablesIn('sql`update products set stock = 0`')).toEqual(['products'])
})
