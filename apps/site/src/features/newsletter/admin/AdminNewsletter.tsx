import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { Subscribers } from './Subscribers.tsx'

/** The newsletter's back office: who has subscribed, and what can be done about it. */
export function AdminNewsletter() {
  return (
    <AdminScreen section="newsletter" title={text.title}>
      <Subscribers />
    </AdminScreen>
  )
}
