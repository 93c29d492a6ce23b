import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'

const WARRANTY = 'kuinka-pitka-takuu-on'
const WATER = 'content/assistant/safety/water.yml'

/** The folder of pages whose texts link to the question about the warranty, and to another. */
function pages(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'arkpax-links-'))
  const faqLinks = [
    { text: WATER, anchor: WARRANTY },
    { text: 'content/support/lataus.mdx', anchor: `${WARRANTY}-2` },
  ]
  writeFileSync(join(siteDir, 'manifest.json'), JSON.stringify({ assets: {}, posts: {}, faqLinks }))
  return siteDir
}

const linksTo = (id: string) => ({ path: `/api/admin/faq/entries/${id}/links` })
const LINKS = 'GET /api/admin/faq/entries/{id}/links'

it('staff are told which texts and posts link to a question, drafts too, and to no other', async () => {
  const test = await createTestApp({ SITE_DIR: pages() })
  const write = (title: string, anchor: string, is_published: boolean) =>
    test.call('POST /api/admin/blog', {
      body: blogPostInput({ title, is_published, content: `<p><a href="/general-faqs#${anchor}">Lue</a></p>` }),
    })
  await write('Takuusta', WARRANTY, true)
  await write('Kesken', WARRANTY, false)
  await write('Muusta', `${WARRANTY}-2`, true)
  expect((await test.call(LINKS, linksTo(WARRANTY))).answer).toEqual({
    texts: [WATER, 'Artikkeli: Kesken', 'Artikkeli: Takuusta'],
  })
})

it('only posts are known where the pages stand elsewhere, and nothing of a question that is not there', async () => {
  const test = await createTestApp()
  expect((await test.call(LINKS, linksTo(WARRANTY))).answer).toEqual({ texts: [] })
  expect((await test.fail(LINKS, linksTo('ei-ole'))).status).toBe(404)
})
