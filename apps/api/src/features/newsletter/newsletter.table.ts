export interface NewsletterSubscriptionTable {
  id: string
  email: string
  subscribed_at: string
  unsubscribed_at: string | null
  is_active: boolean
}
