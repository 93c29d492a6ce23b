import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { returnBasisLabels, returnStateLabels } from '@arkpax/schema/return-labels'
import type { ReturnDetail, ReturnSummary } from '@arkpax/schema/returns'
import { normalSerial } from '@arkpax/schema/serial-number'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { tryOut } from '../../db/try-out.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { listReturnSummariesOf, listReturnSummariesOfUnit, listReturns } from './listed-returns.repo.ts'
import { existingReturn, readReturn } from './return-detail.service.ts'
import { deletePicture, findPicture, insertPicture } from './return-parts.repo.ts'
import { keptPicture } from './return-pictures.service.ts'
import { refundReturn } from './return-refund.service.ts'
import { composeReturnStep } from './return-step.mail.ts'
import { readStep } from './return-step.service.ts'
import { lockReturnDetail, updateReturn } from './return-update.service.ts'
import { findReturn } from './returns.repo.ts'
import { startReturn } from './start-return.service.ts'

/** What the log calls a return: its number, which tells nothing of a person. */
const of = ({ id, number }: Pick<ReturnDetail, 'id' | 'number'>) => ({
  entity: 'return' as const,
  entityId: id,
  title: String(number),
})

const noPicture = () => new ApiError('not_found', { detail: 'Kuvaa ei löytynyt.' })

/** The columns of the returns' export. */
const returnColumns = {
  Numero: ({ number }: ReturnSummary) => number,
  Ilmoitettu: ({ announced_at }: ReturnSummary) => formatDate(announced_at),
  Tila: ({ state }: ReturnSummary) => returnStateLabels[state],
  Peruste: ({ basis }: ReturnSummary) => returnBasisLabels[basis],
  Tilaus: ({ order }: ReturnSummary) => order.number,
  Asiakas: ({ name }: ReturnSummary) => name,
  Tuotteet: ({ items }: ReturnSummary) =>
    items.map(({ product_name, quantity }) => `${quantity} × ${product_name}`).join(', '),
  'Hyvitettävä viimeistään': ({ refund_due_on }: ReturnSummary) => formatDate(refund_due_on),
  'Hyvitetty (€)': ({ refunded }: ReturnSummary) => refunded,
}

export const returnRoutes = [
  route('GET /api/admin/returns', {}, ({ db, query }) => listReturns(db, query)),

  route('GET /api/admin/returns/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listReturns(db, { ...query, limit: 500, cursor }))
    return csvOf(`palautukset_${finnishDay(now)}.csv`, returnColumns, pages)
  }),

  route('GET /api/admin/returns/{id}', {}, ({ db, params }) => readReturn(db, params.id)),

  route('GET /api/admin/orders/{id}/returns', {}, async ({ db, params }) => {
    existing(await findOrder(db, params.id))
    return new Page(await listReturnSummariesOf(db, params.id), undefined)
  }),

  route(
    'GET /api/admin/units/{serial}/returns',
    {},
    async ({ db, params }) => new Page(await listReturnSummariesOfUnit(db, normalSerial(params.serial)), undefined),
  ),

  route('POST /api/admin/orders/{id}/returns', { changes: ['products'] }, async ({ db, params, body, now, staff }) => {
    const { id } = await startReturn(db, params.id, body, now)
    const after = await readReturn(db, id)
    const { state, items } = after
    await recordAudit(db, now, staff, { action: 'create', ...of(after), after: { state, items } })
    return after
  }),

  route('PUT /api/admin/returns/{id}', { changes: ['products'] }, async ({ db, params, body, version, now, staff }) => {
    const before = await lockReturnDetail(db, params.id)
    await updateReturn(db, params.id, body, { now, version, by: staff.name })
    const after = await readReturn(db, params.id)
    const facts = before.state === after.state ? {} : { notify: body.notify }
    await recordAudit(db, now, staff, { action: 'update', ...of(after), before, after, facts })
    return after
  }),

  route('POST /api/admin/returns/{id}/preview', { ownTransaction: true }, ({ deps, db, params, body, now, staff }) =>
    tryOut(db, async (transaction) => {
      const { state } = existingReturn(await findReturn(transaction, params.id))
      await updateReturn(transaction, params.id, body, { now, version: undefined, by: staff.name })
      const step = await readStep(transaction, params.id)
      if (!step?.row.receipt_email || body.state === state || body.state === 'announced') return { mail: null }
      const { company } = await readSettings(transaction)
      const { config } = deps
      const { subject, text } = await composeMail(composeReturnStep(step, body.state), { config, company })
      return { mail: { to: step.row.receipt_email, subject, text } }
    }),
  ),

  route('POST /api/admin/returns/{id}/refund', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await lockReturnDetail(db, params.id)
    await refundReturn(db, params.id, body, { now, version, by: staff.name })
    const after = await readReturn(db, params.id)
    const { method, notify } = body
    await recordAudit(db, now, staff, { action: 'refund', ...of(after), before, after, facts: { method, notify } })
    return after
  }),

  // The picture is made between its transactions.
  route(
    'POST /api/admin/returns/{id}/pictures',
    { ownTransaction: true },
    async ({ deps, db, params, body, now, staff, once }) => {
      const { id, items } = existingReturn(await findReturn(db, params.id))
      const item_id = items.some((item) => item.id === body.item_id) ? body.item_id : null
      const content = await keptPicture(deps, body.content)
      return once(async (transaction) => {
        const picture = { id: uuidv7(), item_id, name: body.name, created_at: now.toISOString() }
        await insertPicture(transaction, { ...picture, return_id: id, content })
        const after = await readReturn(transaction, id)
        await recordAudit(transaction, now, staff, { action: 'update', ...of(after), facts: { picture: body.name } })
        return picture
      })
    },
  ),

  route('GET /api/admin/returns/{id}/pictures/{picture}', {}, async ({ db, params }) => {
    const found = await findPicture(db, params.id, params.picture)
    if (!found) throw noPicture()
    return new ReceivedFile(`${found.name.replace(/\.\w+$/, '')}.webp`, Buffer.from(found.content))
  }),

  route('DELETE /api/admin/returns/{id}/pictures/{picture}', {}, async ({ db, params, now, staff }) => {
    const found = await findPicture(db, params.id, params.picture)
    if (!found) throw noPicture()
    await deletePicture(db, found.id)
    const after = await readReturn(db, params.id)
    await recordAudit(db, now, staff, { action: 'update', ...of(after), before: { picture: found.name }, after: {} })
  }),
]
