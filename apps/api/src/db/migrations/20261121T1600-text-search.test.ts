import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrations } from '../migrate.ts'
import { rareIds } from '../trigram-index.ts'

it('takes in the rows that are there, of which none waits to be indexed', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('20261121T1445-chat-answers')
  await sql`insert into newsletter_subscriptions (id, email, subscribed_at)
    values ('old', 'aino.korhonen@example.fi', ''), ('older', 'qz@example.fi', '')`.execute(db)

  const { error } = await migrator.migrateToLatest()

  expect(error).toBeUndefined()
  expect((await sql`select id from search_waiting`.execute(db)).rows).toEqual([])
  expect(await rareIds(db, 'newsletter_subscriptions', 'ORHON')).toEqual(['old'])
  expect(await rareIds(db, 'newsletter_subscriptions', 'qz')).toEqual(['older'])
  expect(await rareIds(db, 'newsletter_subscriptions', 'ei-ole')).toEqual([])
})
