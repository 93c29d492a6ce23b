import { ArrowLeft } from 'lucide-react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminTexts } from '~/components/admin/admin.fi.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { paths } from '~/lib/paths.ts'
import { adminRegistrationsText as text } from './admin-registrations.fi.ts'
import { Registrations } from './Registrations.tsx'

/** The back office of product registrations: who owns which product, and until when its warranty runs. */
export function AdminRegistrations() {
  return (
    <AdminScreen
      section="registrations"
      title={text.title}
      actions={
        <a href={paths.admin} className={buttonClass('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {adminTexts.back}
        </a>
      }
    >
      <Registrations />
    </AdminScreen>
  )
}
