import { isStale } from '~/components/admin/stale.ts'
import { settingsText } from './settings.fi.ts'

/** What is said of a saved group, and what it makes old; a form tells by itself that somebody else was first. */
export const saving = {
  success: settingsText.saved,
  failure: settingsText.saveFailed,
  changes: ['GET /api/admin/settings' as const, 'GET /api/admin/publishing' as const],
  onFailure: isStale,
}
