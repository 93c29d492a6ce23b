import type { Unsubscriber } from '@arkpax/schema/newsletter'

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
}
