import { AdminFaq } from '~/features/faq/admin/AdminFaq.tsx'
import { PublishingState } from '~/features/publishing/PublishingState.tsx'

/** The screen behind /admin/faq: the questions, and how the pages stand to them. */
export const FaqAdmin = () => (
  <AdminFaq>
    <PublishingState />
  </AdminFaq>
)
