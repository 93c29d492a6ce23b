import { finnishDay } from '@arkpax/schema/format-fi'
import { registrationForm } from '@arkpax/schema/forms/registration'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { registrationColumns } from './registration-columns.ts'
import { registrationReceipt } from './registration-receipt.mail.ts'
import { listRegistrations, registerProduct } from './registrations.repo.ts'

export const registrationRoutes = [
  route('POST /api/register-product', { form: registrationForm }, async ({ db, body, now }) => {
    const { terms } = await readSettings(db)
    const { registration, isNew } = await registerProduct(db, body, terms.warrantyMonths, now)
    const { id, email, productModel, serialNumber, purchaseDate, warrantyEnd } = registration
    if (isNew) await queueMail(db, registrationReceipt, { to: email, payload: { registrationId: id } }, now)
    return { id, productModel, serialNumber, purchaseDate, warrantyEnd }
  }),

  route('GET /api/admin/registrations', {}, ({ db, query }) => listRegistrations(db, query)),

  route('GET /api/admin/registrations/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listRegistrations(db, { ...query, limit: 500, cursor }))
    return csvOf(`tuoterekisteroinnit_${finnishDay(now)}.csv`, registrationColumns, pages)
  }),
]
