import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { existingOwnOrder } from '../orders/own-order.service.ts'
import { fileOf } from './document-files.service.ts'
import { findDocument, listOwnDocuments } from './documents.repo.ts'

/** The documents of a signed-in customer's address, once it is verified. */
export const ownDocumentRoutes = [
  route('GET /api/auth/orders/{id}/documents', {}, async ({ db, params, customer }) => {
    const order = await existingOwnOrder(db, customer, params.id)
    return new Page(await listOwnDocuments(db, customer.email, order.id), undefined)
  }),

  route('GET /api/auth/documents/{id}/pdf', {}, async ({ db, params, customer, now }) => {
    const document = customer.email_verified_at ? await findDocument(db, params.id) : undefined
    if (document?.buyer_email !== customer.email) throw new ApiError('not_found', { detail: 'Asiakirjaa ei löytynyt.' })
    const file = await fileOf(db, document, { format: 'pdf', now })
    return new ReceivedFile(file.name, file.content)
  }),
]
