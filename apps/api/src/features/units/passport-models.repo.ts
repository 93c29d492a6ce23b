import { type PassportModel, passportModel } from '@arkpax/schema/passport-model'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'

/** What the passports of a product tell; nothing, at version 0, before anybody has written it. */
export async function readPassportModel(
  db: Kysely<Database>,
  productId: string,
): Promise<{ model: PassportModel; version: number }> {
  const row = await db.selectFrom('passport_models').selectAll().where('product_id', '=', productId).executeTakeFirst()
  return row ? { model: passportModel.parse(JSON.parse(row.content)), version: row.version } : { model: {}, version: 0 }
}

/** Stores it; false when it is not at the version that is asked for. */
export async function storePassportModel(
  db: Kysely<Database>,
  productId: string,
  model: PassportModel,
  { version, now }: { version: number | undefined; now: Date },
): Promise<boolean> {
  const content = JSON.stringify(model)
  const updated_at = now.toISOString()
  if (version === undefined || version === 0) {
    const inserted = await db
      .insertInto('passport_models')
      .values({ product_id: productId, content, updated_at })
      .onConflict((conflict) => conflict.column('product_id').doNothing())
      .executeTakeFirst()
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0) return true
  }
  const updated = await db
    .updateTable('passport_models')
    .set({ content, version: nextVersion, updated_at })
    .where('product_id', '=', productId)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
