import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { registrationForm } from '@arkpax/schema/forms/registration'
import { productModelLabel } from '@arkpax/schema/product-models'
import type { Registration } from '@arkpax/schema/registrations'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { addUnitEvent } from '../units/unit-events.repo.ts'
import { registrationReceipt } from './registration-receipt.mail.ts'
import { listRegistrations, registerProduct } from './registrations.repo.ts'

/** The columns of the registrations' export. */
const registrationColumns = {
  Sarjanumero: ({ serialNumber }: Registration) => serialNumber,
  Tuotemalli: ({ productModel }: Registration) => productModelLabel(productModel),
  Etunimi: ({ firstName }: Registration) => firstName,
  Sukunimi: ({ lastName }: Registration) => lastName,
  Sähköposti: ({ email }: Registration) => email,
  Puhelin: ({ phone }: Registration) => phone,
  Ostopäivä: ({ purchaseDate }: Registration) => formatDate(purchaseDate),
  Ostopaikka: ({ retailer }: Registration) => retailer,
  'Takuu päättyy': ({ warrantyEnd }: Registration) => formatDate(warrantyEnd),
  Rekisteröity: ({ created_at }: Registration) => formatDate(created_at),
  Tarkistettava: ({ flagged }: Registration) => (flagged ? 'Kyllä' : 'Ei'),
  Lisätietoja: ({ comments }: Registration) => comments,
}

export const registrationRoutes = [
  route('POST /api/register-product', { form: registrationForm }, async ({ deps, db, body, now }) => {
    const { terms } = await readSettings(db)
    const { registrationId, isNew, receipt } = await registerProduct(db, body, terms.warrantyMonths, now)
    if (isNew) {
      const text = `Takuu päättyy ${formatDate(receipt.warrantyEnd)}`
      await addUnitEvent(db, { serial: receipt.serialNumber, kind: 'registered', text, at: now })
    }
    const payload = { registrationId, wasKnown: !isNew }
    if (await mayMail(db, body.email, 'form-mails-to-address', deps.config, now))
      await queueMail(db, registrationReceipt, { to: body.email, payload }, now)
    return receipt
  }),

  route('GET /api/admin/registrations', {}, ({ db, query }) => listRegistrations(db, query)),

  route('GET /api/admin/registrations/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listRegistrations(db, { ...query, limit: 500, cursor }))
    return csvOf(`tuoterekisteroinnit_${finnishDay(now)}.csv`, registrationColumns, pages)
  }),
]
