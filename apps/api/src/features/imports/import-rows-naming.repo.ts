import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { containing } from '../../db/keyset.ts'

/** Rows of files of people that are about an address, or name it in a cell. */
const naming = (email: string) => {
  const pattern = containing(email)
  return sql<boolean>`import_id in (select id from imports where kind in ('customers', 'subscribers'))
    and (title = ${email} or lower(cells) like ${pattern} escape '\\')`
}

export async function deleteRowsNaming(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('import_rows').where(naming(email)).execute()
}

export async function countRowsNaming(db: Kysely<Database>, email: string): Promise<number> {
  const rows = db.selectFrom('import_rows').where(naming(email))
  return Number((await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count)
}
