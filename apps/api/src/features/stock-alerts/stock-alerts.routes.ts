import { cancelAlertForm, confirmAlertForm, stockAlertForm } from '@arkpax/schema/forms/stock-alerts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { findProduct } from '../products/products.repo.ts'
import { readAlertToken } from './alert-token.repo.ts'
import { stockAlertConfirmation } from './stock-alert-confirmation.mail.ts'
import { askForAlert, confirmAlert, deleteAlert, listAlerts } from './stock-alerts.repo.ts'

const success = { success: true as const }

export const stockAlertRoutes = [
  route('POST /api/stock-alerts', { form: stockAlertForm }, async ({ deps, db, body, now }) => {
    if (!(await findProduct(db, body.product_id, now)))
      throw new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })
    const alertId = await askForAlert(db, { productId: body.product_id, email: body.email }, now)
    // Queued in any case and dropped when it should leave: the call does not tell who waits already.
    if (await mayMail(db, body.email, 'form-mails-to-address', deps.config, now))
      await queueMail(db, stockAlertConfirmation, { to: body.email, payload: { alertId } }, now)
    return success
  }),

  route('POST /api/stock-alerts/confirm', { form: confirmAlertForm }, async ({ db, body, now }) => {
    const id = await readAlertToken(db, 'confirm', body.token ?? '')
    if (!id || !(await confirmAlert(db, id, now))) throw new ApiError('link_expired')
    return success
  }),

  route('POST /api/stock-alerts/cancel', { form: cancelAlertForm }, async ({ db, query, body }) => {
    const id = await readAlertToken(db, 'cancel', body.token ?? query.token ?? '')
    if (!id) throw new ApiError('link_expired')
    await deleteAlert(db, id)
    return success
  }),

  route('GET /api/admin/stock-alerts', {}, ({ db, query }) => listAlerts(db, query)),
]
