import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { existingOwnOrder } from '../orders/own-order.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { offerPdf, pdfName } from './offer-pdf.service.ts'
import { findRevision } from './offer-revisions.repo.ts'
import { listAccepted } from './own-offers.repo.ts'

/** The accepted offers of a signed-in customer's address, once it is verified. */
export const ownOfferRoutes = [
  route('GET /api/auth/orders/{id}/offers', {}, async ({ db, params, customer }) => {
    const order = await existingOwnOrder(db, customer, params.id)
    return new Page(await listAccepted(db, customer.email, { orderId: order.id }), undefined)
  }),

  route('GET /api/auth/offers/{id}/pdf', {}, async ({ deps, db, params, customer }) => {
    const [offer] = customer.email_verified_at ? await listAccepted(db, customer.email, { id: params.id }) : []
    const sent = offer && (await findRevision(db, offer.id))
    if (!sent) throw new ApiError('not_found', { detail: 'Tarjousta ei löytynyt.' })
    const { company } = await readSettings(db)
    const pdf = await offerPdf(sent, { company, site: deps.config.publicUrl })
    return new ReceivedFile(pdfName(sent.content), Buffer.from(pdf))
  }),
]
