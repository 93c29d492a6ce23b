import type { AdminSection } from './admin.fi.ts'
import { useAdminQuery } from './use-admin-calls.ts'

/** How many things wait for a hand in a section; nothing where none do or it is not known. */
export type SectionCounts = Partial<Record<AdminSection, number>>

/** The counts beside the sections. They are a help: when they cannot be read, the navigation stands without them. */
export function useSectionCounts(): SectionCounts {
  const { data } = useAdminQuery('GET /api/admin/dashboard')
  if (!data) return {}
  return {
    orders: data.new_orders,
    stock: data.low_stock_count,
    contact: data.unread_messages,
    mail: data.undelivered_mails,
  }
}
