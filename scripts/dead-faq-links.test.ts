import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { createTestApp, type TestApp } from '../apps/api/test/create-test-app.ts'
import { blogPostInput } from '../apps/api/test/factories.ts'
import { findDeadFaqLinks } from './dead-faq-links.ts'
import { ingredientsOf } from './ingredients.ts'

const RAIN = 'saako-asemaa-kayttaa-sateessa'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const change = (id: string, shown: boolean) =>
  test.call('PUT /api/admin/faq/entries/{id}', { path: `/api/admin/faq/entries/${id}`, body: { shown } })

it('finds none in a new shop, and the texts that lead to a question once it is hidden', async () => {
  expect(findDeadFaqLinks('content', await readPublishedContent(test.deps.db))).toEqual([])
  await change(RAIN, false)
  expect(findDeadFaqLinks('content', await readPublishedContent(test.deps.db))).toEqual([
    {
      text: 'content/assistant/safety/water.yml',
      reason: expect.stringContaining('piilotettu tai poistettu'),
      dead_link: `/general-faqs#${RAIN}`,
    },
  ])
})

it('finds those of posts, and takes links to sections for good', async () => {
  const content = '<p><a href="/general-faqs#ei-ole">a</a> <a href="/general-faqs#yleista">b</a></p>'
  await test.call('POST /api/admin/blog', { body: blogPostInput({ title: 'Linkkejä', content, is_published: true }) })
  const dead = findDeadFaqLinks('content', await readPublishedContent(test.deps.db))
  expect(dead).toEqual([expect.objectContaining({ text: 'Artikkeli: Linkkejä', dead_link: '/general-faqs#ei-ole' })])
})

it('leaves a text with a dead link among those that pages are built from', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'arkpax-links-')), 'content')
  for (const folder of ['blog', 'support', 'policies', 'use-cases']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'support/ohje.mdx'), 'Lue [tämä](/general-faqs#ei-ole).')
  const published = await readPublishedContent(test.deps.db)
  const leftOut = findDeadFaqLinks(root, published)
  expect(leftOut.map(({ text }) => text)).toEqual(['content/support/ohje.mdx'])
  expect(Object.keys(ingredientsOf(root, { ...published, leftOut }))).toContain('content/support/ohje.mdx')
})
