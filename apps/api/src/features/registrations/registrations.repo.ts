import { productModelLabel } from '@arkpax/schema/product-models'
import type {
  Registration,
  RegistrationInput,
  RegistrationQuery,
  RegistrationReceipt,
} from '@arkpax/schema/registrations'
import { normalSerial } from '@arkpax/schema/serial-number'
import { warrantyEnd } from '@arkpax/schema/warranty'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { searchText } from '../../db/search-text.ts'
import { matching } from '../../db/text-search.ts'
import type { ProductRegistrationTable } from './registrations.table.ts'
import { findExtension } from './warranty-extensions.repo.ts'

/**
 * Registers a product. A serial number that the same address has registered keeps its first registration; one that another address
 * has registered is stored and flagged. The receipt repeats what was sent and never what is stored: a stranger can type anybody's
 * address and serial number. Serial numbers are stored in upper case, so that 'apx-1' and 'APX-1' are one product. The warranty is
 * that of the day of registration, moved where the device has been repaired under it.
 */
export async function registerProduct(
  db: Kysely<Database>,
  input: RegistrationInput,
  warrantyMonths: number,
  now: Date,
): Promise<{ registrationId: string; isNew: boolean; receipt: RegistrationReceipt }> {
  const { email, productModel, purchaseDate } = input
  const serialNumber = normalSerial(input.serialNumber)
  const known = await db
    .selectFrom('product_registrations')
    .select('id')
    .where('serial_number', '=', serialNumber)
    .executeTakeFirst()
  const end = warrantyEnd(purchaseDate, warrantyMonths)
  const extension = await findExtension(db, serialNumber)
  const movedEnd = extension ? warrantyEnd(end, extension.months) : end
  const inserted = await db
    .insertInto('product_registrations')
    .values({
      id: uuidv7(),
      first_name: input.firstName,
      last_name: input.lastName,
      email,
      phone: input.phone,
      product_model: productModel,
      serial_number: serialNumber,
      purchase_date: purchaseDate,
      retailer: input.retailer,
      comments: input.comments,
      warranty_end: movedEnd,
      original_warranty_end: extension ? end : null,
      flagged: known !== undefined,
      search_text: searchText(
        `${input.firstName} ${input.lastName}`,
        email,
        serialNumber,
        productModel,
        productModelLabel(productModel),
      ),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['serial_number', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const { id } = inserted ?? (await findBySerialNumber(db, serialNumber, email))
  const receipt = { productModel, serialNumber, purchaseDate, warrantyEnd: movedEnd }
  return { registrationId: id, isNew: inserted !== undefined, receipt }
}

const findBySerialNumber = (db: Kysely<Database>, serialNumber: string, email: string) =>
  db
    .selectFrom('product_registrations')
    .select('id')
    .where('serial_number', '=', serialNumber)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

/** One registration; undefined when it is not there. */
export async function findRegistration(db: Kysely<Database>, id: string): Promise<Registration | undefined> {
  const row = await db.selectFrom('product_registrations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRegistration(row)
}

const SORTS = {
  date: [text('created_at'), text('id')],
  owner: [text('last_name'), text('first_name'), text('id')],
  purchase: [text('purchase_date'), text('id')],
  warranty: [text('warranty_end'), text('id')],
}

/** Registrations by name, address, serial number or model, and by the day of registering. */
export async function listRegistrations(db: Kysely<Database>, query: RegistrationQuery): Promise<Page<Registration>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('product_registrations').where(onDays('created_at', query)), query.cursor)
  if (query.q) {
    const newest = rows.select(['id', 'search_text as text'])
    rows = rows.where(await matching(db, 'product_registrations', query.q, newest, query.limit + 1))
  }
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, toRegistration)
}

function toRegistration(row: Selectable<ProductRegistrationTable>): Registration {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    productModel: row.product_model,
    serialNumber: row.serial_number,
    purchaseDate: row.purchase_date,
    retailer: row.retailer,
    comments: row.comments,
    warrantyEnd: row.warranty_end,
    flagged: Boolean(row.flagged),
    created_at: row.created_at,
  }
}
