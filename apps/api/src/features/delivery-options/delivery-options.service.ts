import type { DeliveryQuestion } from '@arkpax/schema/delivery-options'
import { type DeliveryLine, type DeliveryOption, deliveryOptions, leastToDoor } from '@arkpax/schema/delivery-price'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { listTransports } from '../products/transport.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'

/** The ways to deliver products to a postcode as the settings are now. Throws `invalid_fields` for a product that is not for sale. */
export async function findDeliveryOptions(
  db: Kysely<Database>,
  { postcode, items }: DeliveryQuestion,
): Promise<DeliveryOption[]> {
  return deliveryOptions(await readSettings(db), { postcode, lines: await readLines(db, items) })
}

/** What having products brought to a door costs at the least, in cents; undefined where no price is known. */
export async function findLeastToDoor(
  db: Kysely<Database>,
  items: DeliveryQuestion['items'],
): Promise<number | undefined> {
  const { delivery } = await readSettings(db)
  return leastToDoor(delivery, await readLines(db, items))
}

async function readLines(db: Kysely<Database>, items: DeliveryQuestion['items']): Promise<DeliveryLine[]> {
  const transports = await listTransports(
    db,
    items.map(({ product_id }) => product_id),
  )
  const lines = items.map(({ product_id, quantity }) => {
    const transport = transports.find(({ productId }) => productId === product_id)
    return transport && { ...transport, quantity }
  })
  const errors = lines.flatMap((line, index) =>
    line ? [] : [{ path: `items.${index}.product_id`, detail: 'Tuotetta ei löytynyt. Valitse se uudelleen.' }],
  )
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
  return lines.filter((line) => line !== undefined)
}
