import { globSync, mkdtempSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stationsOf } from '@arkpax/schema/calculator-choices'
import { catalogueProduct } from '@arkpax/schema/catalogue'
import { finnishDay } from '@arkpax/schema/format-fi'
import { ofEachGroup } from '@arkpax/schema/settings'
import { beforeEach, expect, it } from 'vitest'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { createTestApp, type TestApp } from '../apps/api/test/create-test-app.ts'
import { blogPostInput } from '../apps/api/test/factories.ts'
import { jpegPhoto } from '../apps/api/test/make-pictures.ts'
import { takeFile } from '../apps/api/test/upload-file.ts'
import { openShop } from './open-shop.ts'
import { writePublishedContent } from './write-published-content.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const publish = async (title: string, fields: object = {}) =>
  (await test.call('POST /api/admin/blog', { body: blogPostInput({ title, is_published: true, ...fields }) })).answer

it('has the catalogue before the first start, and is touched only when something has changed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arkpax-published-')), 'published.json')
  writePublishedContent(file, await readPublishedContent(test.deps.db))
  expect(JSON.parse(readFileSync(file, 'utf8')).products).toHaveLength(4)
  utimesSync(file, 0, 0)
  writePublishedContent(file, await readPublishedContent(test.deps.db))
  expect(statSync(file).mtimeMs).toBe(0)
  await publish('Uusi')
  writePublishedContent(file, await readPublishedContent(test.deps.db))
  expect(statSync(file).mtimeMs).toBeGreaterThan(0)
})

it('tells the day on which staff changed a group of settings, and none of what is as a new shop has it', async () => {
  const unchanged = ofEachGroup(() => null)
  expect((await readPublishedContent(test.deps.db)).settingsChanges).toEqual(unchanged)
  const { terms } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/terms', { body: { ...terms, returnDays: 45 } })
  expect((await readPublishedContent(test.deps.db)).settingsChanges).toEqual({
    ...unchanged,
    terms: finnishDay(test.clock.now),
  })
})

it('has the pictures of the media library that something names, as they are now, and no others', async () => {
  const used = (await takeFile(test, await jpegPhoto(900, 600, 1))).media
  await takeFile(test, await jpegPhoto(900, 600, 2))
  await publish('Kuvallinen', { image_url: used.address })
  const path = `/api/admin/media/${used.id}`
  await test.call('PUT /api/admin/media/{id}', { path, body: { alt: 'Ark PRO laiturilla' } })
  const { media } = await readPublishedContent(test.deps.db)
  expect(media).toEqual([
    expect.objectContaining({ id: used.id, hash: used.hash, widths: [480, 800], alt: 'Ark PRO laiturilla' }),
  ])
})

it('leaves out and names the one post whose stored data cannot be built', async () => {
  await publish('Terve')
  const { id } = await publish('Rikki')
  await test.deps.db.updateTable('blog_posts').set({ published_at: 'eilen' }).where('id', '=', id).execute()
  const { posts, leftOut } = await readPublishedContent(test.deps.db)
  expect(posts.map(({ title }) => title)).toEqual(['Terve'])
  expect(leftOut).toEqual([{ text: 'Artikkeli: Rikki', reason: expect.stringContaining('published_at') }])
})

it('leaves out and names a product whose stored data cannot be built', async () => {
  await test.deps.db
    .updateTable('products')
    .set({ image_url: 'ei-mikään', created_at: 'joskus' })
    .where('id', '=', '2')
    .execute()
  const { products, leftOut } = await readPublishedContent(test.deps.db)
  expect(products.map(({ id }) => id).sort()).toEqual(['1', '3', '4'])
  expect(leftOut).toEqual([{ text: expect.stringMatching(/^Tuote: /), reason: expect.stringContaining('created_at') }])
})

it.each(['404', 'index', 'shell'])('leaves out a post at the address %s of the site itself', async (slug) => {
  await publish('Kuori', { slug })
  const { posts, leftOut } = await readPublishedContent(test.deps.db)
  expect(posts).toEqual([])
  expect(leftOut).toEqual([{ text: 'Artikkeli: Kuori', reason: expect.stringContaining('URL-slug') }])
})

it('holds the reviews and posts of a demo shop before its first start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-published-'))
  const { db } = await openShop({ databaseUrl: undefined, dataDir, demo: true })
  const { reviews, posts } = await readPublishedContent(db)
  await db.destroy()
  expect(reviews.map(({ product_id }) => product_id)).toContain('2')
  expect(posts).not.toHaveLength(0)
})

it('holds what staff have changed of a product, as the pages, the calculator and the search read it', async () => {
  const stored = (await test.call('GET /api/products/{id}', { path: '/api/products/1' })).answer
  await test.call('PUT /api/admin/products/{id}', {
    path: '/api/admin/products/1',
    body: {
      name: 'Ark PRO II',
      description: 'Uusi kuvaus',
      batteryCapacity: 2999,
      image_url: '/images/ark-evo-hero-800.webp',
      details: { ...stored.details, tagline: 'Uusi iskulause', weightKg: 29.5 },
    },
  })
  const catalogue = (await readPublishedContent(test.deps.db)).products.map(catalogueProduct)
  expect(catalogue[0]).toMatchObject({
    name: 'Ark PRO II',
    description: 'Uusi kuvaus',
    tagline: 'Uusi iskulause',
    capacityWh: 2999,
    weightKg: 29.5,
    image: '/images/ark-evo-hero-800.webp',
  })
  expect(stationsOf(catalogue)[0]).toMatchObject({ name: 'Ark PRO II', capacityWh: 2999 })
})

it('holds the questions that staff show, as the pages, the search and structured data read them, and nothing of a hidden one', async () => {
  const change = (id: string, body: object) =>
    test.call('PUT /api/admin/faq/entries/{id}', { path: `/api/admin/faq/entries/${id}`, body })
  await change('kuinka-pitka-takuu-on', { answer: 'Viisi vuotta.\nEi vähempää.' })
  await change('mita-ip67-tarkoittaa', { shown: false })
  const { faq } = await readPublishedContent(test.deps.db)
  const questions = faq.flatMap((section) => section.questions)
  expect(questions.find(({ id }) => id === 'kuinka-pitka-takuu-on')?.answer).toEqual(['Viisi vuotta.', 'Ei vähempää.'])
  expect(JSON.stringify(faq)).not.toContain('mita-ip67-tarkoittaa')
})

it.each([
  ['products', 'apps/api/seeds/catalogue.ts'],
  ['faq', 'apps/api/seeds/faq.ts'],
])('is the only way from the first %s to the pages: nothing but the seed reads their file', (name, seed) => {
  const readers = globSync([
    'apps/*/{src,seeds}/**/*.{ts,tsx,astro}',
    'packages/*/src/**/*.ts',
    'scripts/**/*.{ts,mjs}',
  ])
    .filter((file) => !/(\.test|-for-test)\.ts$/.test(file))
    .filter((file) =>
      new RegExp(`\\bfrom '.*data/${name}\\.json'|data\\('${name}'\\)`).test(readFileSync(file, 'utf8')),
    )
  expect(readers).toEqual([seed])
})

it('has the settings as staff have saved them, and the announcement only on its days in Finland', async () => {
  const { db } = test.deps
  const { company } = (await test.call('GET /api/admin/settings')).answer
  const phone = { display: '+358 20 555 0100', callPrice: '' }
  await test.call('PUT /api/admin/settings/company', { body: { ...company, phone } })
  const line = { text: 'Suljettu juhannusaattona', href: '/contact' }
  const days = { from: '2026-06-19', until: '2026-06-19' }
  await test.call('PUT /api/admin/settings/announcement', { body: { ...line, ...days } })
  const builtAt = (iso: string) => readPublishedContent(db, [], { now: new Date(iso) })
  expect((await builtAt('2026-06-18T20:59:59.000Z')).announcement).toBeNull()
  expect(await builtAt('2026-06-18T21:00:00.000Z')).toMatchObject({
    settings: { company: { phone } },
    announcement: line,
  })
  expect((await builtAt('2026-06-19T21:00:00.000Z')).announcement).toBeNull()
})
