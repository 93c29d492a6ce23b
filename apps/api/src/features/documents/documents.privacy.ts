import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteDocumentsBefore, listContentsFor } from './documents.repo.ts'

/** The financial year is the calendar year, and bookkeeping keeps its documents for six years after its end. */
const BOOKKEEPING_YEARS = 6

export const documentsPrivacy: Privacy = {
  columns: { documents: ['buyer_name', 'buyer_email', 'content', 'issued_by', 'search_text'] },
  ownData: async (db, { email }) =>
    email ? { documents: (await listContentsFor(db, email)).map(({ content }) => content) } : {},
  erase: { because: 'Bookkeeping keeps invoices, credit notes and receipts as they were issued, whoever asks.' },
  erasureParts: async (db, { email }) => {
    const documents = email ? await listContentsFor(db, email) : []
    const years = documents.map(({ issuedOn }) => Number(issuedOn.slice(0, 4)))
    const until = years.length > 0 ? `${Math.max(...years) + BOOKKEEPING_YEARS}-12-31` : null
    return erasurePart('documents', 'kept', documents.length, until)
  },
  retain: [(db, now) => deleteDocumentsBefore(db, `${now.getUTCFullYear() - BOOKKEEPING_YEARS}-01-01`)],
}
