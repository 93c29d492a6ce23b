import { expect, it } from 'vitest'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { createTestApp } from '../apps/api/test/create-test-app.ts'
import { blogPostInput } from '../apps/api/test/factories.ts'
import { ingredientsOf, leaveOut, newIngredients } from './ingredients.ts'

it('suspects what is new since the last good build, and leaves out and names only that', async () => {
  const test = await createTestApp()
  const publish = (title: string) =>
    test.call('POST /api/admin/blog', { body: blogPostInput({ title, is_published: true }) })
  await publish('Vanha')
  const lastGood = ingredientsOf('content', await readPublishedContent(test.deps.db))
  await publish('Uusi')
  const published = await readPublishedContent(test.deps.db)
  const suspects = newIngredients(ingredientsOf('content', published), lastGood)
  expect([...suspects]).toEqual(['post:uusi'])
  const rest = leaveOut(published, suspects, 'Syy')
  expect(rest.posts.map(({ title }) => title)).toEqual(['Vanha'])
  expect(rest.products).toEqual(published.products)
  expect(rest.leftOut).toEqual([{ text: 'Artikkeli: Uusi', reason: 'Syy' }])
})

it('suspects nothing when nothing has changed: then the program itself is broken', async () => {
  const test = await createTestApp()
  const now = ingredientsOf('content', await readPublishedContent(test.deps.db))
  expect(newIngredients(now, now).size).toBe(0)
})
