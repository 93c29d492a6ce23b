import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { changeSettings, readSettings } from '../src/features/settings/settings.repo.ts'

/** An account that banks give as an example: nobody's money can go there. */
const EXAMPLE_ACCOUNT = { iban: 'FI2112345600000785', bic: 'NDEAFIHH' }

/** Gives the demo shop an account, so that offers can be sent and orders paid. */
export async function seedSaleSettings(db: Kysely<Database>, now: Date): Promise<void> {
  const { sale } = await readSettings(db)
  await changeSettings(db, 'sale', { ...sale, ...EXAMPLE_ACCOUNT }, undefined, now)
}
