import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { createTestApp, type TestApp } from '../apps/api/test/create-test-app.ts'
import { writePublishedContent } from './write-published-content.ts'

const site = resolve('apps/site')
const pages = join(site, 'dist.saved')
const snapshot = join(mkdtempSync(join(tmpdir(), 'arkpax-saved-')), 'published.json')
const page = (path: string) => readFileSync(join(pages, path), 'utf8').replaceAll('\u00A0', ' ')

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const path = '/api/admin/products/1'
  const { answer } = await test.call('GET /api/admin/products/{id}', { path })
  const ports = (answer.details.ports ?? []).map((port) =>
    port.id === 'ac-out' ? { ...port, count: 6, label: 'Suojattu pistorasia' } : port,
  )
  const body = {
    name: 'Ark PRO Uusittu',
    description: 'Uusi kuvaus tuotteesta.',
    image_url: '/images/ark-pro-front-800.webp',
    batteryCapacity: 2_777,
    details: {
      ...answer.details,
      salesText: '<h2>Työmaalle</h2><p>Uusi myyntiteksti.</p>',
      searchTitle: 'Oma hakuotsikko',
      ports,
      ipRating: 'IP65',
      warrantyMonths: 60,
    },
  }
  await test.call('PUT /api/admin/products/{id}', { path, body })
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/2', body: { status: 'hidden' } })
  const campaign = { campaign_price: 1_650, campaign_from: '2026-01-02', campaign_until: '2199-12-31' }
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/3', body: campaign })
  writePublishedContent(snapshot, await readPublishedContent(test.deps.db))
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', pages], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', PUBLISHED_CONTENT: snapshot, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1e8,
  })
}, 300_000)

afterAll(() => {
  rmSync(pages, { recursive: true, force: true })
  rmSync(resolve(snapshot, '..'), { recursive: true, force: true })
})

it.each([
  [
    'tuote/1.html',
    ['Ark PRO Uusittu', 'Uusi kuvaus tuotteesta.', 'ark-pro-front', '2777', 'Suojattu pistorasia', 'IP65', '5 vuotta'],
  ],
  ['tuote/1.html', ['<h2>Työmaalle</h2>', 'Uusi myyntiteksti.', '<title>Oma hakuotsikko', 'Lisäakku 2300 Wh']],
  ['tuotteet.html', ['Ark PRO Uusittu', 'ark-pro-front', '2777']],
  ['index.html', ['Ark PRO Uusittu', 'ark-pro-front', '2777']],
  ['tuotevertailu.html', ['Ark PRO Uusittu', '2777 Wh', '6 × 230 V', 'IP65', '5 vuotta']],
  ['laskuri.html', ['Ark PRO Uusittu', '2777']],
  ['llms.txt', ['Ark PRO Uusittu', 'Uusi kuvaus tuotteesta.']],
  ['haku.json', ['Ark PRO Uusittu']],
])('what staff save of a product is in %s of the next build', (path, told) => {
  const text = page(path)
  for (const words of told) expect([words, text.includes(words)]).toEqual([words, true])
})

it('search engines are told the same', () => {
  const [, json = '{}'] =
    page('tuote/1.html').match(/<script type="application\/ld\+json">(\{.*?"Product".*?\})<\/script>/s) ?? []
  const data = JSON.parse(json)
  const product = data['@graph']?.[0] ?? data
  expect(product).toMatchObject({ name: 'Ark PRO Uusittu', description: 'Uusi kuvaus tuotteesta.' })
  expect(product.image[0]).toContain('ark-pro-front')
  expect(product).not.toHaveProperty('aggregateRating')
})

it.each([
  'tuote/1.html',
  'tuotteet.html',
  'tuotevertailu.html',
  'laskuri.html',
  'llms.txt',
  'haku.json',
  'sitemap-0.xml',
])('a hidden product is not among the products of %s', (path) => {
  expect(page(path)).not.toMatch(/\/tuote\/2\b/)
})

it.each(['tuote/3.html', 'tuotteet.html', 'index.html'])(
  'a cut price stands in %s with the normal price, struck out, and the lowest of 30 days',
  (path) => {
    expect(
      page(path)
        .replace(/<[^s/][^>]*>|<\/[^s][^>]*>|<s[a-z][^>]*>|<\/s[a-z]+>/g, '')
        .replace(/\s+/g, ' '),
    ).toMatch(/Kampanjahinta ?1 650 € ?sis\. alv 25,5 % ?normaalihinta <s>1 850 €<\/s>, ?30 päivän alin hinta 1 850 €/)
  },
)

it('a product whose price is not cut says nothing of campaigns before the products beside it', () => {
  const [own, beside] = page('tuote/4.html').split('Katso myös')
  expect(own).not.toContain('Kampanjahinta')
  expect(beside).toContain('Kampanjahinta')
})
