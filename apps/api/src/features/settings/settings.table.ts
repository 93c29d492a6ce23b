import type { SettingsGroup } from '@arkpax/schema/settings'
import type { Generated } from 'kysely'

export interface SettingsTable {
  group: SettingsGroup
  /** JSON of the group as `stored-settings.ts` writes it: money in cents. */
  value: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  updated_at: string
}
