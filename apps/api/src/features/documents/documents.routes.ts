import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { Document } from '@arkpax/schema/documents'
import { documentLabels } from '@arkpax/schema/field-labels'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { recordAudit } from '../../db/audit-log.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { creditDue } from './credit-due.ts'
import { composeDocumentMail, documentMail } from './document.mail.ts'
import { detailOf, existingDocument, toDetails } from './document-detail.service.ts'
import { fileOf } from './document-files.service.ts'
import { listDocuments, listDocumentsOf, type WholeDocument } from './documents.repo.ts'
import { issueDocument } from './issue-document.service.ts'
import { excessCents, refusalOf, standingSale } from './issue-refusals.ts'

/** The columns of exported documents, in euros. */
const columns: Record<string, (document: Document) => string | number | null> = {
  Asiakirja: ({ kind }) => documentKindLabels[kind],
  Numero: ({ number }) => number,
  Päivä: ({ issued_on }) => formatDate(issued_on),
  Eräpäivä: ({ due_on }) => due_on && formatDate(due_on),
  Tilaus: ({ order_number }) => order_number,
  Asiakas: ({ buyer_name }) => buyer_name,
  'Veroton (€)': ({ net }) => net,
  'Alv (€)': ({ vat }) => vat,
  [documentLabels.total]: ({ total }) => total,
  'Hyvitetty (€)': ({ credited }) => credited,
  [documentLabels.credits_number]: ({ credits_number }) => credits_number,
}

/** What the log calls a document: its kind and number, which tell nothing of a person. */
const of = ({ id, kind, number }: Pick<Document, 'id' | 'kind' | 'number'>) => ({
  entity: 'document' as const,
  entityId: id,
  title: `${documentKindLabels[kind]} ${number}`,
})

const written = ({ order_number, total, credits_number }: WholeDocument) => ({
  order_number,
  total,
  ...(credits_number && { credits_number }),
})

export const documentRoutes = [
  route('GET /api/admin/documents', {}, ({ db, query }) => listDocuments(db, query)),

  route('GET /api/admin/documents/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listDocuments(db, { ...query, limit: 500, cursor }))
    return csvOf(`asiakirjat_${finnishDay(now)}.csv`, columns, pages)
  }),

  route('GET /api/admin/documents/{id}', {}, async ({ db, params }) =>
    detailOf(db, await existingDocument(db, params.id)),
  ),

  route('GET /api/admin/documents/{id}/files/{format}', {}, async ({ db, params, now }) => {
    const file = await fileOf(db, await existingDocument(db, params.id), { format: params.format, now })
    return new ReceivedFile(file.name, file.content)
  }),

  route('GET /api/admin/documents/{id}/mail-preview', {}, async ({ deps, db, params }) => {
    const { content } = await existingDocument(db, params.id)
    const { company } = await readSettings(db)
    const { subject, text } = await composeMail(composeDocumentMail(content, ''), { config: deps.config, company })
    return { to: content.buyer.email, subject, text }
  }),

  route('POST /api/admin/documents/{id}/send', {}, async ({ db, params, body, now, staff }) => {
    const document = await existingDocument(db, params.id)
    const payload = { documentId: document.id, message: body.message }
    await queueMail(db, documentMail, { to: body.to, payload }, now)
    await recordAudit(db, now, staff, { action: 'send', ...of(document) })
  }),

  route('POST /api/admin/documents/{id}/credit', {}, async ({ db, params, body, now, staff }) => {
    const { order_id: orderId } = await existingDocument(db, params.id)
    const { reason, lines } = body
    const sums = body.sums?.map(({ vat_percent, amount }) => ({ vatPercent: vat_percent, gross: toCents(amount) }))
    const credits = { documentId: params.id, reason, lines, sums }
    const note = await issueDocument(db, { kind: 'credit_note', orderId, credits, by: staff.name }, now)
    await recordAudit(db, now, staff, { action: 'create', ...of(note), after: written(note) })
    return detailOf(db, note)
  }),

  route('GET /api/admin/orders/{id}/documents', {}, async ({ db, params }) => {
    const order = existing(await findOrder(db, params.id))
    const documents = await listDocumentsOf(db, order.id)
    const around = { standing: standingSale(documents), settings: await readSettings(db) }
    return {
      documents: toDetails(documents),
      to_credit: toEuros(excessCents(order, documents)),
      credit_due: creditDue(order, documents),
      refusals: { invoice: refusalOf('invoice', order, around), receipt: refusalOf('receipt', order, around) },
    }
  }),

  route('POST /api/admin/orders/{id}/documents', {}, async ({ db, params, body, now, staff }) => {
    const known = await listDocumentsOf(db, params.id)
    const document = await issueDocument(db, { kind: body.kind, orderId: params.id, by: staff.name }, now)
    const isNew = known.every(({ id }) => id !== document.id)
    if (isNew) await recordAudit(db, now, staff, { action: 'create', ...of(document), after: written(document) })
    return detailOf(db, document)
  }),
]
