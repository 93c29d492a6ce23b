import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { PublishingState } from '~/features/publishing/PublishingState.tsx'
import { SettingsCards } from '~/features/settings/SettingsCards.tsx'
import { settingsText } from '~/features/settings/settings.fi.ts'

/** The screen behind /admin/settings: what staff keep as settings, and how far a change has come. */
export const AdminSettings = () => (
  <AdminScreen section="settings" title={settingsText.title}>
    <SettingsCards>
      <PublishingState />
    </SettingsCards>
  </AdminScreen>
)
