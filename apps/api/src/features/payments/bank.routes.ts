import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { readEntries, setEntry } from './bank-entries.service.ts'
import { listStatements } from './bank-statements.repo.ts'
import { bookStatements, planStatements, readSentStatements } from './bank-statements.service.ts'

export const bankRoutes = [
  route('POST /api/admin/bank-statements/preview', { ownTransaction: true }, async ({ db, body }) =>
    planStatements(db, body.file_name, await readSentStatements(body)),
  ),

  route('POST /api/admin/bank-statements', { ownTransaction: true }, async ({ body, staff, now, once }) => {
    const statements = await readSentStatements(body)
    return once((transaction) => bookStatements(transaction, body.file_name, statements, { staff, now }))
  }),

  route('GET /api/admin/bank-statements', {}, ({ db, query }) => listStatements(db, query)),

  route('GET /api/admin/bank-entries', {}, ({ db, query }) => readEntries(db, query)),

  route('PUT /api/admin/bank-entries/{id}', {}, async ({ db, params, body, version, staff, now }) => {
    const { before, after } = await setEntry(db, params.id, { ...body, version }, now)
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: 'bank_entry',
      entityId: after.id,
      title: `${formatDate(after.booked_on)} ${formatEuros(after.amount)}`,
      before,
      after,
    })
    return after
  }),
]
