import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { qrPicture } from '../../services/qr-picture.ts'
import { renderPdf } from '../../services/typesetter.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { passportUrl } from './passport-url.ts'
import { findUnitsById } from './units.repo.ts'

/** Beside it the text of a label of 70 mm has its place. */
const QR_MILLIMETRES = 30

/** A sheet with the labels of these units, in their order. Throws `not_found` where one of them is not there. */
export async function unitLabels(
  db: Kysely<Database>,
  ids: readonly string[],
  { site, now }: { site: string; now: Date },
): Promise<ReceivedFile> {
  const found = new Map((await findUnitsById(db, ids)).map((unit) => [unit.id, unit]))
  const units = ids.flatMap((id) => found.get(id) ?? [])
  if (units.length < ids.length)
    throw new ApiError('not_found', { detail: 'Jotain valituista laitteista ei löytynyt.' })
  const { company } = await readSettings(db)
  const labels = await Promise.all(
    units.map(async ({ serial, product_name, passport_id }) => {
      const { png, millimetres } = await qrPicture(passportUrl(site, passport_id), QR_MILLIMETRES)
      return { serial, product: product_name, png: [...png], millimetres }
    }),
  )
  const pdf = await renderPdf('unit-labels', {
    ...{ title: 'Laitetarrat', brand: company.brand, labels },
    ...{ serialLabel: 'Sarjanumero', hint: 'Akkupassi: lue koodi puhelimella', alt: 'Akkupassin QR-koodi, laite' },
  })
  return new ReceivedFile(`laitetarrat_${finnishDay(now)}.pdf`, Buffer.from(pdf))
}
