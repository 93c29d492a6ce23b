import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Documents } from './Documents.tsx'
import { documentsTexts } from './documents.fi.ts'

/** All invoices, credit notes and receipts. */
export function AdminDocuments() {
  return (
    <AdminScreen section="documents" title={documentsTexts.title}>
      <Documents />
    </AdminScreen>
  )
}
