import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { Subscribers } from './Subscribers.tsx'

/** The newsletter's back office (spec §2): who has subscribed, and what can be done about it. */
export function AdminNewsletter() {
  return (
    <AdminScreen
      section="newsletter"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {text.back}
        </a>
      }
    >
      <Subscribers />
    </AdminScreen>
  )
}
