import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from './connect.ts'

it('SQLite rolls back a migration that is cut short, so that it can run again', async () => {
  const db = connectSqlite(':memory:')
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        'half-way': {
          async up(database) {
            await database.schema.createTable('left_over').addColumn('id', 'text').execute()
            throw new Error('cut short')
          },
        },
      }),
    },
  })
  expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'cut short' })
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('left_over')
})
