import { blogPostSummary } from '@arkpax/schema/blog'
import { expect, it } from 'vitest'
import { connectSqlite } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { up } from './20261121T1350-blog-summaries.ts'

it('makes a summary of every published post that is there, and of no draft', async () => {
  const db = connectSqlite(':memory:')
  await migrate(db)
  const at = '2026-11-01T08:00:00.000Z'
  const post = { excerpt: 'Lyhyesti', content: '<p>Pitkästi</p>', author: 'Arkpax Official', category: 'Oppaat' }
  const rest = { image_url: '', read_time: '5 min lukuaika', search_text: '', created_at: at, updated_at: at }
  await db
    .insertInto('blog_posts')
    .values([
      { ...post, ...rest, title: 'Julki', slug: 'julki', tags: '["Veneily"]', is_published: true, published_at: at },
      { ...post, ...rest, title: 'Piilossa', slug: 'piilossa', tags: '[]', is_published: false, published_at: at },
    ])
    .execute()
  await db.schema.dropTable('blog_summaries').execute()
  await up(db)
  const rows = await db.selectFrom('blog_summaries').selectAll().execute()
  expect(rows.map(({ summary }) => blogPostSummary.strict().parse(JSON.parse(summary)))).toMatchObject([
    { slug: 'julki', tags: ['Veneily'], is_published: true, published_at: at },
  ])
})
