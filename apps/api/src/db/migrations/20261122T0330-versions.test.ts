import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'

it('gives what is there its first version', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('20261121T1620-sales-by-day')
  await sql`insert into products (id, name, description, price_cents, image_url, category, created_at, updated_at)
    values ('1', 'Ark PRO', 'Voima-asema', 100, '/a.webp', 'power-stations', '', '')`.execute(db)
  const { error } = await migrator.migrateTo('20261122T0330-versions')
  expect(error).toBeUndefined()
  expect((await sql`select name, version from products`.execute(db)).rows).toEqual([{ name: 'Ark PRO', version: 1 }])
})
