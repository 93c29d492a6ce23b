import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminAnalyticsText } from './admin-analytics.fi.ts'
import { Report } from './Report.tsx'

/** The sales report (spec §2). */
export function AdminAnalytics() {
  return (
    <AdminScreen
      section="report"
      title={adminAnalyticsText.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <Report />
    </AdminScreen>
  )
}
