import type {
  SubscriberEventKind,
  SubscriberLanguage,
  SubscriptionSource,
  Unsubscriber,
} from '@arkpax/schema/newsletter'
import type { Generated } from 'kysely'

export interface NewsletterSubscriptionTable {
  id: string
  email: string
  subscribed_at: string
  unsubscribed_at: string | null
  /** Who cancelled it; null while it is active, and where that was not written down yet. */
  unsubscribed_by: Unsubscriber | null
  is_active: boolean
  /** When and why staff made it active again. */
  resubscribed_at: string | null
  resubscribe_reason: string | null
  /** From where staff say that the consent of an imported address is; null where the subscriber gave it here. */
  consent_source: string | null
  /** How it came to be. */
  source: Generated<SubscriptionSource>
  /** Of the page on which it was subscribed to. */
  language: Generated<SubscriberLanguage>
  /** Of the text beside the form; null where none is known. */
  text_version: string | null
  /** Since when a mail waits to be answered that asks to confirm the address; null while none does. */
  awaits_confirmation_since: string | null
  confirmed_at: string | null
}

/** What happened to a subscription: it goes with it. */
export interface SubscriberEventTable {
  id: string
  subscription_id: string
  kind: SubscriberEventKind
  at: string
  source: SubscriptionSource | null
  /** The address of our page on which it was subscribed to. */
  page: string | null
  language: SubscriberLanguage | null
  text_version: string | null
  /** The text beside the form, as it was shown. */
  text: string | null
  /** Why, as staff or a mail server have said it. */
  reason: string | null
  /** The letter that led to it. */
  letter_id: string | null
}
