import type {
  AccountingAccountsTable,
  AccountingEntryTable,
  AccountingPeriodTable,
} from '../features/accounting/accounting.table.ts'
import type {
  CustomerDeviceTable,
  CustomerSessionTable,
  CustomerUserTable,
  EmailTokenTable,
  ServerKeyTable,
} from '../features/accounts/accounts.table.ts'
import type { ModelUsageTable } from '../features/ai-writing/model-usage.table.ts'
import type { BlogPostTable, BlogSummaryTable } from '../features/blog/blog.table.ts'
import type { BlogDraftTable, BlogRevisionTable, BlogShareTable } from '../features/blog/blog-drafts.table.ts'
import type { ChatSessionTable } from '../features/chat/chat.table.ts'
import type { TaughtQuestionTable } from '../features/chat/teaching.table.ts'
import type {
  ContactMentionTable,
  ContactMessageTable,
  ContactNoteTable,
  ContactPresenceTable,
  ContactReplyTable,
} from '../features/contact/contact.table.ts'
import type {
  IncomingAttachmentTable,
  IncomingMailTable,
  MailboxTable,
} from '../features/contact/incoming-mails.table.ts'
import type {
  CustomerChangeTable,
  CustomerNoteTable,
  CustomerTable,
  CustomerTagTable,
} from '../features/customers/customers.table.ts'
import type { DeliveryItemTable, DeliveryTable } from '../features/deliveries/deliveries.table.ts'
import type {
  DocumentFileTable,
  DocumentNumberTable,
  DocumentTable,
  DocumentVatLineTable,
} from '../features/documents/documents.table.ts'
import type { FaqEntryTable, FaqOrderTable, FaqSectionTable } from '../features/faq/faq.table.ts'
import type { ImportRowTable, ImportTable } from '../features/imports/imports.table.ts'
import type { InquiryNumberTable } from '../features/inquiries/inquiries.table.ts'
import type { DutyCheckTable, DutyReadingTable } from '../features/law/law.table.ts'
import type { LetterLinkTable, LetterRecipientTable, LetterTable } from '../features/letters/letters.table.ts'
import type {
  BulkMailDayTable,
  BulkMailMinuteTable,
  LetterCountTable,
  OutboxTable,
} from '../features/mail/mail.table.ts'
import type { MediaLeftoverTable, MediaTable } from '../features/media/media.table.ts'
import type { NewsletterSubscriptionTable, SubscriberEventTable } from '../features/newsletter/newsletter.table.ts'
import type {
  OfferLinkTable,
  OfferNumberTable,
  OfferRevisionTable,
  OfferRowTable,
  OfferTable,
  OfferTermsTable,
} from '../features/offers/offers.table.ts'
import type {
  OrderChargeTable,
  OrderErasureTable,
  OrderEventTable,
  OrderItemTable,
  OrderNoteTable,
  OrderNumberTable,
  OrderTable,
  ProductSalesDayTable,
  SalesDayTable,
} from '../features/orders/orders.table.ts'
import type {
  BankEntryTable,
  BankStatementTable,
  PaymentReminderTable,
  PaymentTable,
} from '../features/payments/payments.table.ts'
import type { PaytrailTransactionTable } from '../features/paytrail/paytrail.table.ts'
import type { PrivacyRequestTable } from '../features/privacy-requests/privacy-requests.table.ts'
import type { PriceChangeTable, ProductTable } from '../features/products/products.table.ts'
import type { IncomingGoodsTable, StockReservationTable } from '../features/products/stock.table.ts'
import type { PublishingTable } from '../features/publishing/publishing.table.ts'
import type {
  RecallOwnerTable,
  RecallOwnerUnitTable,
  RecallTable,
  RecallUnitTable,
} from '../features/recalls/recalls.table.ts'
import type { ProductRegistrationTable, WarrantyExtensionTable } from '../features/registrations/registrations.table.ts'
import type {
  ReturnEventTable,
  ReturnItemTable,
  ReturnNumberTable,
  ReturnPictureTable,
  ReturnTable,
} from '../features/returns/returns.table.ts'
import type { ProductReviewTable } from '../features/reviews/reviews.table.ts'
import type { SavedFilterTable } from '../features/saved-filters/saved-filters.table.ts'
import type { SavedReplyTable } from '../features/saved-replies/saved-replies.table.ts'
import type { SettingsTable } from '../features/settings/settings.table.ts'
import type { StaffChallengeTable, StaffPasskeyTable } from '../features/staff/passkeys.table.ts'
import type {
  StaffDeviceTable,
  StaffRecoveryCodeTable,
  StaffSecurityTable,
  StaffSessionTable,
  TextPresenceTable,
  UserTable,
} from '../features/staff/staff.table.ts'
import type { StockAlertTable } from '../features/stock-alerts/stock-alerts.table.ts'
import type { PassportModelTable, PassportReadTable, PassportTokenTable } from '../features/units/passports.table.ts'
import type { UnitEventTable, UnitTable } from '../features/units/units.table.ts'
import type {
  WarrantyCaseEventTable,
  WarrantyCaseFileTable,
  WarrantyCaseNumberTable,
  WarrantyCaseTable,
} from '../features/warranty-cases/warranty-cases.table.ts'
import type { AuditHeadTable } from './audit-chain.ts'
import type { AuditLogTable } from './audit-log.ts'
import type { ContentVersionTable } from './content-versions.ts'
import type { IdempotencyKeyTable } from './idempotency-keys.ts'
import type { RateLimitTable } from './rate-limits.ts'

/** Every table that code speaks to, those of the search index aside. */
export interface Database {
  users: UserTable
  admin_sessions: StaffSessionTable
  staff_devices: StaffDeviceTable
  staff_recovery_codes: StaffRecoveryCodeTable
  staff_security: StaffSecurityTable
  staff_passkeys: StaffPasskeyTable
  staff_challenges: StaffChallengeTable
  customer_users: CustomerUserTable
  customer_sessions: CustomerSessionTable
  customer_devices: CustomerDeviceTable
  email_tokens: EmailTokenTable
  customers: CustomerTable
  customer_notes: CustomerNoteTable
  customer_tags: CustomerTagTable
  customer_changes: CustomerChangeTable
  privacy_requests: PrivacyRequestTable
  newsletter_subscriptions: NewsletterSubscriptionTable
  subscriber_events: SubscriberEventTable
  blog_posts: BlogPostTable
  blog_summaries: BlogSummaryTable
  blog_drafts: BlogDraftTable
  blog_revisions: BlogRevisionTable
  text_presence: TextPresenceTable
  blog_shares: BlogShareTable
  faq_order: FaqOrderTable
  faq_sections: FaqSectionTable
  faq_entries: FaqEntryTable
  products: ProductTable
  media: MediaTable
  media_leftovers: MediaLeftoverTable
  price_changes: PriceChangeTable
  incoming_goods: IncomingGoodsTable
  stock_reservations: StockReservationTable
  stock_alerts: StockAlertTable
  deliveries: DeliveryTable
  delivery_items: DeliveryItemTable
  offers: OfferTable
  offer_rows: OfferRowTable
  offer_revisions: OfferRevisionTable
  offer_terms: OfferTermsTable
  offer_links: OfferLinkTable
  offer_numbers: OfferNumberTable
  orders: OrderTable
  order_items: OrderItemTable
  order_charges: OrderChargeTable
  order_events: OrderEventTable
  order_erasures: OrderErasureTable
  order_notes: OrderNoteTable
  order_numbers: OrderNumberTable
  returns: ReturnTable
  return_items: ReturnItemTable
  return_events: ReturnEventTable
  return_pictures: ReturnPictureTable
  return_numbers: ReturnNumberTable
  payments: PaymentTable
  payment_reminders: PaymentReminderTable
  paytrail_transactions: PaytrailTransactionTable
  bank_statements: BankStatementTable
  bank_entries: BankEntryTable
  sales_days: SalesDayTable
  accounting_periods: AccountingPeriodTable
  accounting_entries: AccountingEntryTable
  accounting_accounts: AccountingAccountsTable
  documents: DocumentTable
  document_vat_lines: DocumentVatLineTable
  document_files: DocumentFileTable
  document_numbers: DocumentNumberTable
  product_sales_days: ProductSalesDayTable
  contact_messages: ContactMessageTable
  inquiry_numbers: InquiryNumberTable
  contact_replies: ContactReplyTable
  incoming_mails: IncomingMailTable
  incoming_attachments: IncomingAttachmentTable
  mailboxes: MailboxTable
  contact_notes: ContactNoteTable
  contact_mentions: ContactMentionTable
  contact_presence: ContactPresenceTable
  saved_replies: SavedReplyTable
  chat_sessions: ChatSessionTable
  taught_questions: TaughtQuestionTable
  product_registrations: ProductRegistrationTable
  units: UnitTable
  unit_events: UnitEventTable
  passport_models: PassportModelTable
  passport_tokens: PassportTokenTable
  passport_reads: PassportReadTable
  recalls: RecallTable
  recall_units: RecallUnitTable
  recall_owners: RecallOwnerTable
  recall_owner_units: RecallOwnerUnitTable
  warranty_extensions: WarrantyExtensionTable
  warranty_cases: WarrantyCaseTable
  warranty_case_events: WarrantyCaseEventTable
  warranty_case_files: WarrantyCaseFileTable
  warranty_case_numbers: WarrantyCaseNumberTable
  product_reviews: ProductReviewTable
  saved_filters: SavedFilterTable
  imports: ImportTable
  import_rows: ImportRowTable
  settings: SettingsTable
  duty_readings: DutyReadingTable
  duty_checks: DutyCheckTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  content_versions: ContentVersionTable
  idempotency_keys: IdempotencyKeyTable
  model_usage: ModelUsageTable
  rate_limits: RateLimitTable
  publishing: PublishingTable
  server_keys: ServerKeyTable
  letters: LetterTable
  letter_recipients: LetterRecipientTable
  letter_links: LetterLinkTable
  outbox: OutboxTable
  bulk_mail_minutes: BulkMailMinuteTable
  bulk_mail_days: BulkMailDayTable
  letter_counts: LetterCountTable
}
