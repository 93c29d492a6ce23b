import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { privacyText } from './privacy.fi.ts'
import { Requests } from './Requests.tsx'

/** The privacy desk: what people ask about their data, and by when they are answered. */
export function AdminPrivacy() {
  return (
    <AdminScreen section="privacy" title={privacyText.title}>
      <Requests />
    </AdminScreen>
  )
}
