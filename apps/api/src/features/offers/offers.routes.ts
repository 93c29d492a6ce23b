import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import { OFFER_UNDO_MS, type Offer } from '@arkpax/schema/offers'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { isBegun } from '../../http/begun.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { offerLink } from '../mail/site-links.ts'
import { ofOffer } from './audited-offer.ts'
import { recordAcceptance } from './offer-acceptance.service.ts'
import { makeLink } from './offer-links.repo.ts'
import { sendOffer, undoSend, withdrawOffer } from './offer-sending.service.ts'
import { deleteDraft, findOffer, listOffers, lockOffer } from './offers.repo.ts'
import { existing, readEmptyOffer, readOffer, startOffer, storeBegun, writeOffer } from './offers.service.ts'

/** The columns of exported offers; the total is in euros. */
const columns: Record<string, (offer: Offer) => string | number | null> = {
  Tarjous: ({ number }) => number,
  Tila: ({ status }) => offerStatusLabels[status],
  Tehty: ({ created_at }) => formatDate(created_at),
  Voimassa: ({ valid_until }) => formatDate(valid_until),
  Päättynyt: ({ closed_at }) => closed_at && formatDate(closed_at),
  Asiakas: ({ customer_name }) => customer_name,
  Yritys: ({ company }) => company,
  'Y-tunnus': ({ business_id }) => business_id,
  Sähköposti: ({ customer_email }) => customer_email,
  Puhelin: ({ customer_phone }) => customer_phone,
  Rivit: ({ rows }) => rows.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  'Yhteensä (€)': ({ total_amount }) => total_amount,
  Tilaus: ({ order }) => order?.number ?? null,
  'Hylkäyksen syy': ({ decline_reason }) => decline_reason,
}

const notFound = () => new ApiError('not_found', { detail: 'Tarjousta ei löytynyt.' })

export const offerRoutes = [
  route('GET /api/admin/offers', {}, ({ db, query, now }) => listOffers(db, query, now)),

  route('GET /api/admin/offers/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listOffers(db, { ...query, limit: 500, cursor }, now))
    return csvOf(`tarjoukset_${finnishDay(now)}.csv`, columns, pages)
  }),

  route('GET /api/admin/offers/empty', {}, ({ db, now }) => readEmptyOffer(db, now)),

  route('GET /api/admin/offers/{id}', {}, ({ db, params, now }) => readOffer(db, params.id, now)),

  route('POST /api/admin/offers', {}, async ({ db, body, now, staff }) => {
    const { id, isNew } = await startOffer(db, body, now)
    const offer = await readOffer(db, id, now)
    if (isNew) await recordAudit(db, now, staff, { action: 'create', ...ofOffer(offer), after: offer })
    return offer
  }),

  route('PUT /api/admin/offers/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await lockOffer(db, params.id, now)
    if (!before && isBegun(params.id, version)) {
      await storeBegun(db, params.id, body, now)
      const offer = await readOffer(db, params.id, now)
      await recordAudit(db, now, staff, { action: 'create', ...ofOffer(offer), after: offer })
      return offer
    }
    const isWritten = await writeOffer(db, params.id, body, version, now)
    const after = await changedOrStale(
      isWritten ? await readOffer(db, params.id, now) : undefined,
      () => readOffer(db, params.id, now),
      notFound,
    )
    await recordAudit(db, now, staff, { action: 'update', ...ofOffer(after), before, after })
    return after
  }),

  route('DELETE /api/admin/offers/{id}', {}, async ({ db, params, now, staff }) => {
    const offer = existing(await findOffer(db, params.id, now))
    if (!(await deleteDraft(db, params.id)))
      throw new ApiError('offer_closed', { detail: 'Vain luonnoksen voi poistaa. Peru lähetetty tarjous.' })
    await recordAudit(db, now, staff, { action: 'delete', ...ofOffer(offer) })
  }),

  route('POST /api/admin/offers/{id}/send', { changes: ['products'] }, async ({ db, params, version, now, staff }) => {
    const before = await lockOffer(db, params.id, now)
    const isSent = await sendOffer(db, params.id, version, now)
    const sent = await changedOrStale(
      isSent ? await readOffer(db, params.id, now) : undefined,
      () => readOffer(db, params.id, now),
      notFound,
    )
    await recordAudit(db, now, staff, { action: 'send', ...ofOffer(sent), before, after: sent })
    return { ...sent, undo_until: new Date(now.getTime() + OFFER_UNDO_MS).toISOString() }
  }),

  route('POST /api/admin/offers/{id}/undo-send', { changes: ['products'] }, async ({ db, params, now, staff }) => {
    const before = await undoSend(db, params.id, now)
    const after = await readOffer(db, params.id, now)
    await recordAudit(db, now, staff, { action: 'undo-send', ...ofOffer(after), before, after })
    return after
  }),

  route('POST /api/admin/offers/{id}/withdraw', { changes: ['products'] }, async ({ db, params, now, staff }) => {
    const before = await withdrawOffer(db, params.id, now)
    const after = await readOffer(db, params.id, now)
    await recordAudit(db, now, staff, { action: 'withdraw', ...ofOffer(after), before, after })
    return after
  }),

  route(
    'POST /api/admin/offers/{id}/accept',
    { changes: ['products'] },
    async ({ deps, db, params, body, now, staff }) => {
      const before = await lockOffer(db, params.id, now)
      const isAccepted = await recordAcceptance(db, params.id, body, deps.config, now)
      const after = await readOffer(db, params.id, now)
      const facts = {
        accepted_through: body.accepted_through,
        order_number: after.order ? String(after.order.number) : null,
      }
      if (isAccepted) await recordAudit(db, now, staff, { action: 'accept', ...ofOffer(after), before, after, facts })
      return after
    },
  ),

  route('POST /api/admin/offers/{id}/link', {}, async ({ deps, db, params, now, staff }) => {
    const offer = existing(await findOffer(db, params.id, now))
    if (offer.revision === 0)
      throw new ApiError('offer_closed', { detail: 'Lähetä tarjous ensin: luonnoksella ei ole linkkiä.' })
    const token = await makeLink(db, { offerId: offer.id, revision: offer.revision }, now)
    await recordAudit(db, now, staff, { action: 'link', ...ofOffer(offer) })
    return { url: offerLink(deps.config, token) }
  }),
]
