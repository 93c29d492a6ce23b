import { formatDate } from '@arkpax/schema/format-fi'
import { subscriptionLabel } from '@arkpax/schema/labels'
import type { Subscriber } from '@arkpax/schema/newsletter'

/** The columns of the subscribers' export. */
export const subscriberColumns = {
  Sähköposti: ({ email }: Subscriber) => email,
  Tilattu: ({ subscribed_at }: Subscriber) => formatDate(subscribed_at),
  Peruutettu: ({ unsubscribed_at }: Subscriber) => unsubscribed_at && formatDate(unsubscribed_at),
  Tila: ({ is_active }: Subscriber) => subscriptionLabel(is_active),
}
