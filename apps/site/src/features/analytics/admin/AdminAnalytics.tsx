import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminAnalyticsText } from './admin-analytics.fi.ts'
import { Report } from './Report.tsx'

/** The sales report. */
export function AdminAnalytics() {
  return (
    <AdminScreen section="report" title={adminAnalyticsText.title}>
      <Report />
    </AdminScreen>
  )
}
