import type { Kysely } from 'kysely'

/** The company of the settings has a list of its certificates, empty at first. */
export async function up(db: Kysely<{ settings: { group: string; value: string } }>): Promise<void> {
  const company = await db.selectFrom('settings').select('value').where('group', '=', 'company').executeTakeFirst()
  if (!company) return
  const value = JSON.stringify({ ...JSON.parse(company.value), certificates: [] })
  await db.updateTable('settings').set({ value }).where('group', '=', 'company').execute()
}
