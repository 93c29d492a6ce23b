import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, expectRoomyControls } from './fixtures/accessible.ts'
import { coveredControls, coveredTexts } from './fixtures/covered-controls.ts'
import { test } from './fixtures/looking.ts'
import { openWhole } from './fixtures/open-whole.ts'
import { routeTable } from './fixtures/route-table.ts'
import { expect } from './fixtures/test.ts'

const manifestFile = resolve(process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist'), 'manifest.json')
const { assets }: { assets: Record<string, { csp?: string }> } = JSON.parse(readFileSync(manifestFile, 'utf8'))

const built = Object.keys(assets).filter((path) => assets[path]?.csp)
/** Whether anybody may open it: the account leads to the sign-in, and a shell is seen with what the server puts into it. */
const isPublic = (path: string) =>
  !/^\/(admin|inventory-management|varastonhallinta|dashboard|oma-tili)\b|\/shell$/.test(path)
/** Pages that the server makes of a shell, as one sees them who has nothing there. */
const FROM_SERVER = [
  '/contact?tuote=1&tuote=3:2',
  '/peruuta-sopimus/kuitti/ei-ole',
  '/takuuasia',
  '/tarjous/ei-ole',
  '/maksu/ei-ole',
  '/uutiskirjeet',
]

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

const canonicals = (page: Page) =>
  page
    .locator('link[rel=canonical]')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').pathname))

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [path, canonical = path] of routeTable) {
  test(`${path} is a whole screen, in both themes, on a phone and on a desk, and nothing that floats or sticks lies on a control or on the first screen’s text`, async ({
    page,
  }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const answer = await openWhole(page, path)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await canonicals(page)).toEqual(canonical === null ? [] : [canonical])
      if (size.width === 820) await expectRoomyControls(page)
      else await expectAccessibleInBothThemes(page)
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      expect([size.width, ...(await page.evaluate(coveredTexts))]).toEqual([size.width])
      expect([size.width, ...(await page.evaluate(coveredControls))]).toEqual([size.width])
    }
  })
}

test('the button of a conversation that was made small lies on no control either', async ({ page }) => {
  const conversation = { view: 'minimised', sessionId: null, messages: [], draft: '' }
  await page.addInitScript((kept) => sessionStorage.setItem('chat', kept), JSON.stringify(conversation))
  for (const path of ['/', '/tuotteet', '/tuote/1', '/laskuri', '/tuotevertailu', '/contact']) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await openWhole(page, path)
      await expect(page.locator('chat-dock')).toHaveAttribute('data-view', 'minimised')
      expect([path, size.width, ...(await page.evaluate(coveredControls))]).toEqual([path, size.width])
    }
  }
})

/** The narrowest phone, and a page at four times its size on a small laptop. */
const NARROWEST = 320

test('no public page scrolls sideways on the narrowest phone, with everything open', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  const wide: string[] = []
  for (const path of [...built.filter(isPublic), ...FROM_SERVER]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.locator('main').waitFor()
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    })
    if ((await sideways(page)) > 0) wide.push(path)
  }
  expect(wide).toEqual([])
})

test('every path of the route table is built, and its capitals do not matter', async ({ request }) => {
  // The account leads to the sign-in; its own journeys open it (accounts.spec.ts).
  for (const path of [...routeTable.map(([path]) => path), '/dashboard', '/oma-tili']) {
    expect(built).toContain(path)
    const answer = await request.get(path.toUpperCase())
    expect([path, answer.status()]).toEqual([path, 200])
  }
})

test('every link and picture of every page leads somewhere', async ({ request }) => {
  test.setTimeout(180_000)
  const targets = new Map<string, string>()
  for (const path of built) {
    const html = (await (await request.get(path)).text()).replace(/<template[\s\S]*?<\/template>/g, '')
    // In the shells that the server fills in, a place is no address yet.
    for (const [, target = ''] of html.matchAll(/(?:href|src|action)="(\/[^"#?{]*)(?=["#?])/g))
      targets.set(target, path)
    for (const [, set = ''] of html.matchAll(/srcset="([^"{]+)"/g)) {
      for (const source of set.split(', ')) targets.set(source.split(' ')[0] ?? '', path)
    }
  }
  const broken: string[] = []
  for (const [target, from] of targets) {
    const isCall = target.startsWith('/api/') && target !== '/api/docs'
    if (isCall || assets[decodeURI(target).toLowerCase()]) continue
    if ((await request.get(target)).status() >= 400) broken.push(`${from} → ${target}`)
  }
  expect(broken).toEqual([])
})

test('what is not there is not found and says so', async ({ page }) => {
  for (const [path, text] of [
    ['/ei-ole', '404 Page Not Found'],
    ['/ei/ole/taalla', 'Did you forget to add the page to the router?'],
    ['/tuote/99', 'Tuotetta ei löytynyt'],
    ['/blogi/ei-ole', 'Artikkelia ei löytynyt'],
    ['/support/article/ei-ole', 'Etsimäsi tukiartikkeli ei ole saatavilla.'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(text)
    await expectAccessible(page)
  }
})

test('the sitemap lists public pages by their canonical address only', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/', '/tuotteet', '/tuote/1', '/blogi', '/contact']))
  const unlisted =
    /^\/(admin|auth|kirjaudu|dashboard|oma-tili|tili\/.*|products|blog|product-comparison|tilauksen-seuranta|uutiskirje\/peruuta|saatavuus\/.*)$|\/(404|shell)$/
  expect(listed.filter((path) => unlisted.test(path))).toEqual([])
})
