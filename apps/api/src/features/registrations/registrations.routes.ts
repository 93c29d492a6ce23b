import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { registrationForm } from '@arkpax/schema/forms/registration'
import { productModelLabel } from '@arkpax/schema/product-models'
import type { Registration } from '@arkpax/schema/registrations'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
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
  route('POST /api/register-product', { form: registrationForm }, async ({ db, body, now }) => {
    const { terms } = await readSettings(db)
    const { registration, isNew } = await registerProduct(db, body, terms.warrantyMonths, now)
    const { id, email, productModel, serialNumber, purchaseDate, warrantyEnd } = registration
    if (isNew) {
      const text = `Takuu päättyy ${formatDate(warrantyEnd)}`
      await addUnitEvent(db, { serial: serialNumber, kind: 'registered', text, at: now })
    }
    if (isNew) await queueMail(db, registrationReceipt, { to: email, payload: { registrationId: id } }, now)
    return { id, productModel, serialNumber, purchaseDate, warrantyEnd }
  }),

  route('GET /api/admin/registrations', {}, ({ db, query }) => listRegistrations(db, query)),

  route('GET /api/admin/registrations/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listRegistrations(db, { ...query, limit: 500, cursor }))
    return csvOf(`tuoterekisteroinnit_${finnishDay(now)}.csv`, registrationColumns, pages)
  }),
]
