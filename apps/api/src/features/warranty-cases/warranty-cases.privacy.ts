import { DAY_MS } from '@arkpax/schema/durations'
import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { countCasesOf, deleteCasesClosedBefore, forgetClosedCasesOf, readCasesOf } from './own-cases.repo.ts'
import { forgetDraftFiles } from './warranty-case-files.repo.ts'

const YEARS = 3

export const warrantyCasesPrivacy: Privacy = {
  columns: {
    warranty_cases: [
      ...(['name', 'email', 'phone', 'serial_number', 'retailer', 'description', 'search_text'] as const),
      ...(['refusal_reason', 'replacement_serial', 'loan_serial', 'parts'] as const),
    ],
    warranty_case_events: ['text', 'author_name'],
    warranty_case_files: ['name'],
  },
  ownData: async (db, { email }) => (email ? { warranty_cases: await readCasesOf(db, email) } : {}),
  erase: { because: 'A case is kept for its own time, with an account or without one.' },
  eraseOnRequest: async (db, { email }, now) => {
    if (email) await forgetClosedCasesOf(db, email, now)
  },
  erasureParts: async (db, { email }) => {
    const { closed, open } = email ? await countCasesOf(db, email) : { closed: 0, open: 0 }
    return [...erasurePart('closed-cases', 'anonymised', closed), ...erasurePart('open-cases', 'kept', open)]
  },
  retain: [
    (db, now) => deleteCasesClosedBefore(db, monthsAgo(now, YEARS * 12), now),
    (db, now) => forgetDraftFiles(db, new Date(now.getTime() - DAY_MS)),
    (db) => forgetAuditValuesOfGone(db, 'warranty_case', 'warranty_cases'),
  ],
}
