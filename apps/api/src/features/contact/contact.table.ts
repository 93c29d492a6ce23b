import type { ContactStatus } from '@arkpax/schema/contact'

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  status: ContactStatus
  admin_notes: string | null
  /** Lower-cased name, address, subject and message, for searching. */
  search_text: string
  created_at: string
  updated_at: string
}
