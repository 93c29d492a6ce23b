import type { AuditLine } from '@arkpax/schema/audit-log'
import {
  adminCustomerPath,
  adminLetterPath,
  adminMessagePath,
  adminOfferPath,
  adminOrderPath,
  adminPaths,
  adminReturnPath,
} from '~/lib/admin-paths.ts'

const WITHOUT_A_PLACE = new Set(['delete', 'remove', 'sign-in', 'sign-in-failed', 'sign-out', 'end-session'])

const settingsCards: Readonly<Record<string, string>> = {
  company: 'yritys',
  hours: 'aukioloajat',
  terms: 'ehdot',
  sale: 'myynti',
  delivery: 'toimitus',
  announcement: 'ilmoitus',
  newsletter: 'uutiskirje',
  notices: 'ilmoitukset',
}

/** Where the thing of a line is seen in the back office; undefined where it has been deleted, or has no place. */
export function thingPath({ action, entity, entity_id: id, title }: AuditLine): string | undefined {
  if (WITHOUT_A_PLACE.has(action)) return undefined
  const at = (path: string, name: string, value: string) => `${path}?${new URLSearchParams({ [name]: value })}`
  if (entity === 'offer') return adminOfferPath(id)
  if (entity === 'letter') return adminLetterPath(id)
  if (entity === 'order') return adminOrderPath(id)
  if (entity === 'contact_message') return adminMessagePath(id)
  if (entity === 'customer') return adminCustomerPath(id)
  if (entity === 'return') return adminReturnPath(id)
  if (entity === 'privacy_request') return `${at(adminPaths.privacy, 'request', id)}&state=all`
  if (entity === 'product') return at(adminPaths.products, 'tuote', id)
  if (entity === 'product_list') return adminPaths.products
  if (entity === 'media') return at(adminPaths.media, 'tiedosto', id)
  if (entity === 'blog_post') return at(adminPaths.blog, 'q', title ?? '')
  if (entity === 'review') return at(adminPaths.reviews, 'q', title ?? '')
  if (entity === 'faq_entry') return at(adminPaths.faq, 'kysymys', id)
  if (entity === 'faq_section') return at(adminPaths.faq, 'aihe', id)
  if (entity === 'faq_order') return adminPaths.faq
  if (entity === 'newsletter_subscription' && title) return at(adminPaths.newsletter, 'q', title)
  if (entity === 'settings') return `${adminPaths.settings}#${settingsCards[id] ?? ''}`
  if (entity === 'staff' && title) return at(adminPaths.staff, 'henkilo', id)
  return entity === 'staff_security' ? adminPaths.staff : undefined
}
