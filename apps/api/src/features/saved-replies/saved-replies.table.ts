import type { Generated } from 'kysely'

/** A text that staff answer with again and again. */
export interface SavedReplyTable {
  id: string
  name: string
  text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}
