import type { Page } from '@playwright/test'
import { hostileHtml } from '../../api/test/hostile-html.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { type RunningServer, startServer } from './fixtures/server.ts'
import { test as base, expect, signInAsStaff } from './fixtures/test.ts'

/** The demo shop: its customer has had products delivered. */
const test = base.extend<{ server: RunningServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer({ DEMO: '1' })
    await use(server)
    await server.stop()
  },
})

const HOSTILE = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>{{7*7}}'

/** Has the extra battery delivered to the demo's customer, signs them in and reviews it. */
async function review({ request }: Page, staffToken: string, texts: { title: string; comment: string }) {
  const asStaff = { headers: { Authorization: `Bearer ${staffToken}` } }
  const email = 'marko.niskanen@example.com'
  const address = { shipping_address: 'Kajaanintie 210', shipping_postcode: '88600', shipping_city: 'Sotkamo' }
  const items = [{ product_id: '3', quantity: 1 }]
  const order = { customer_name: 'Marko Niskanen', customer_email: email, ...address, items }
  const { id } = await (await request.post('/api/admin/orders', { ...asStaff, data: order })).json()
  await request.put(`/api/admin/orders/${id}/status`, { ...asStaff, data: { status: 'delivered' } })
  const login = await request.post('/api/auth/login', { data: { email, password: 'saariston-valo7' } })
  expect(login.status()).toBe(200)
  const answer = await request.post('/api/auth/reviews', { data: { product_id: '3', rating: 2, ...texts } })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
}

const open = async (page: Page, productId: string) => {
  await page.goto(`/tuote/${productId}#arvostelut`)
  return page.locator('#arvostelut')
}
const openAsStaff = async (page: Page, token: string, search = '') => {
  await signInAsStaff(page, token)
  await page.goto(`/admin/reviews${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Arvostelut' })).toBeVisible()
}

test('a review shows on the product page; staff answer it, hide it with a reason and show it again', async ({
  page,
  staffToken,
}) => {
  const productId = '3'
  await review(page, staffToken, { title: HOSTILE, comment: `${HOSTILE} teksti` })
  const section = await open(page, productId)
  const shown = section.getByRole('listitem').filter({ hasText: 'teksti' })
  await expect(shown.getByRole('heading', { name: HOSTILE })).toBeVisible()
  await expect(shown.getByText(`${HOSTILE} teksti`)).toBeVisible()
  await expect(shown.getByRole('img', { name: '2 tähteä viidestä' })).toBeVisible()
  await expect(shown).toContainText('Vahvistettu osto')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await section.locator('img, script').count()).toBe(0)

  await openAsStaff(page, staffToken, '?q=teksti')
  const card = page.getByRole('listitem').filter({ hasText: 'teksti' })
  await card.getByRole('button', { name: /^Vastaa arvosteluun/ }).click()
  await page.getByLabel('Vastaus').fill('Olemme pahoillamme.')
  await page.route('**/api/admin/reviews/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Julkaise vastaus' }).click()
  await expect(page.getByText('Vastauksen tallentaminen epäonnistui')).toBeVisible()
  await expect(page.getByLabel('Vastaus')).toHaveValue('Olemme pahoillamme.')
  await page.unroute('**/api/admin/reviews/*')
  await page.getByRole('button', { name: 'Julkaise vastaus' }).click()
  await expect(card.getByRole('paragraph').filter({ hasText: 'Olemme pahoillamme.' })).toBeVisible()
  await open(page, productId)
  await expect(shown).toContainText('Arkpaxin vastaus')
  await expect(shown).toContainText('Olemme pahoillamme.')

  await openAsStaff(page, staffToken, '?q=teksti')
  await card.getByRole('button', { name: /^Piilota arvostelu/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Piilota arvostelu' }).click()
  await expect(dialog.getByText('Kirjoita perustelu, joka näytetään arvostelun kirjoittajalle')).toBeVisible()
  await dialog.getByLabel('Perustelu kirjoittajalle').fill('Ei koske tuotetta.')
  await dialog.getByRole('button', { name: 'Piilota arvostelu' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Ei koske tuotetta.', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const own = await (await page.request.get('/api/auth/reviews')).json()
  expect(own[0].hidden_reason).toBe('Ei koske tuotetta.')
  await open(page, productId)
  await expect(page.locator('#arvostelut [data-summary], #arvostelut [data-empty]').first()).toBeAttached()
  await expect(shown).toHaveCount(0)

  await openAsStaff(page, staffToken, '?state=hidden')
  await card.getByRole('button', { name: /^Palauta näkyviin/ }).click()
  await expect(page.getByText('Arvostelu näkyy taas tuotesivulla')).toBeVisible()
  await open(page, productId)
  await expect(shown).toBeVisible()
})

test('a product is rated by its own reviews on its card, its page and in the comparison', async ({ page }) => {
  await page.goto('/tuotteet')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ark PRO' }) })
  await expect(card.getByRole('img', { name: '4 tähteä viidestä' })).toBeVisible()
  await expect(card).toContainText('2 arvostelua')
  const section = await open(page, '1')
  await expect(page.getByText('2 arvostelua').first()).toBeVisible()
  await expect(section.getByRole('list', { name: 'Arvosanojen jakauma' })).toContainText('3 tähteä 1 kpl')
  await page.goto('/tuotevertailu?tuotteet=1,3')
  await expect(page.getByRole('row').filter({ hasText: 'Arvosana' })).toContainText('4')
})

const NONE = 'Arvosana on oma ilmoituksemme'

test('a rating that no review here stands for is named as what the maker states', async ({ page }) => {
  await page.goto('/tuotteet')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lisäakku 2300 Wh' }) })
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('arvostelua')
  await page.goto('/tuotevertailu?tuotteet=1,3')
  const row = page.getByRole('row').filter({ hasText: 'Arvosana' })
  await expect(row).toContainText('4,8 (valmistajan ilmoitus, 124\u00A0arvostelua)')
  await expect(row).toContainText('4,0 (2\u00A0arvostelua)')
  await page.goto('/tuote/3')
  await expect(page.getByRole('img', { name: '4,8 tähteä viidestä' })).toBeVisible()
  await expect(page.getByText('valmistajan ilmoitus, 124\u00A0arvostelua')).toBeVisible()
  await page.getByRole('link', { name: 'Arvostelut', exact: true }).click()
  await expect(page.getByText(NONE)).toBeVisible()
  await expect(page.locator('#arvostelut')).toContainText(
    'Arvosana 4,8 ja 124\u00A0arvostelua ovat meidän ilmoituksemme: yksittäisiä arvosteluja ei voi lukea täällä.',
  )
})

test('a page that was built without reviews says so at once, and stays so while they cannot be asked for', async ({
  page,
}) => {
  await page.route('**/api/products/3/reviews?*', (route) => route.abort())
  await page.goto('/tuote/3')
  const section = page.locator('#arvostelut')
  await expect(section.getByText(NONE)).toBeVisible()
  await expect(section.getByText('Ladataan arvosteluja…')).toHaveCount(0)
  const asked = page.waitForRequest('**/api/products/3/reviews?*')
  await section.scrollIntoViewIfNeeded()
  await asked
  await expect(section.getByText(NONE)).toBeVisible()
  await expect(section.getByText('epäonnistui')).toBeHidden()
})

test('what shows the reviews and did not come can be asked for again', async ({ page }) => {
  await page.route('**/_astro/show-reviews.*.js*', (route) => route.abort())
  const section = await open(page, '1')
  await expect(section.getByRole('alert').filter({ hasText: 'Arvostelujen lataaminen epäonnistui' })).toBeVisible()
  await expect(section.getByText('Ladataan arvosteluja…')).toBeHidden()
  await page.unroute('**/_astro/show-reviews.*.js*')
  await section.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(section.getByText('Mökin sähköt kunnossa')).toBeVisible()
  await expect(section.getByRole('alert').filter({ hasText: 'epäonnistui' })).toBeHidden()
})

test('who comes to the reviews of a page is there at once, and sees them once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/tuote/1#arvostelut', { waitUntil: 'load' })
  expect(await page.locator('#arvostelut').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(200)
  await expect(page.locator('#arvostelut').getByText('Mökin sähköt kunnossa')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page tells that reviews need a script, not that there are none', async ({ page }) => {
    await page.goto('/tuote/3')
    const section = page.locator('#arvostelut')
    await expect(section.getByText('Tuoreimpien arvostelujen näyttämiseen tarvitaan JavaScript')).toBeVisible()
    await expect(section.getByText(NONE)).toBeHidden()
    await expect(section.getByText('Ladataan arvosteluja…')).toBeHidden()
  })
})

test('reviews and their back office are accessible and fit a phone', async ({ page, staffToken }) => {
  await review(page, staffToken, {
    title: 'Y'.repeat(200),
    comment: `${'Pitkä arvostelu. '.repeat(200)}\n${'z'.repeat(300)}`,
  })
  const section = await open(page, '3')
  await section.getByRole('button', { name: 'Näytä koko arvostelu' }).press('Enter')
  await expect(section.getByRole('button', { name: 'Näytä vähemmän' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await openAsStaff(page, staffToken)
      await expect(page.getByText('Y'.repeat(200))).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  await page.route('**/api/admin/reviews?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Arvostelujen lataaminen epäonnistui')).toBeVisible()
  await page.unroute('**/api/admin/reviews?*')
  await page.goto('/admin/reviews?q=ei%20tällaista')
  await expect(page.getByText('Kokeile toista hakusanaa tai vaihda näytettäviä arvosteluja.')).toBeVisible()
})

test('when the API is away, more reviews can be asked for again', async ({ page }) => {
  await page.route('**/api/products/1/reviews?*', async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor')
    if (cursor === 'seuraava') return route.abort()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), link: '</api/products/1/reviews?cursor=seuraava>; rel="next"' },
    })
  })
  const section = await open(page, '1')
  await section.getByRole('button', { name: 'Näytä lisää' }).click()
  await expect(section.getByRole('alert')).toContainText('Arvostelujen lataaminen epäonnistui')
  await expect(section.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible()
  await expect(section.getByText('Mökin sähköt kunnossa')).toBeVisible()
})

test('nothing that a customer writes in a review runs on the product page or in the back office', async ({
  page,
  staffToken,
}) => {
  test.setTimeout(90_000)
  await review(page, staffToken, { title: 'Alku', comment: '' })
  const [{ id }] = await (await page.request.get('/api/auth/reviews')).json()
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm'] as const) {
      Object.defineProperty(window, name, { value: () => Object.assign(window, { ran: name }) })
    }
  })
  const texts = hostileHtml.map((text) => text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim())
  for (let from = 0; from < texts.length; from += 40) {
    const some = texts.slice(from, from + 40)
    const data = { rating: 1, title: some[0]?.slice(0, 200), comment: some.join('\n').slice(0, 5_000) }
    const answer = await page.request.put(`/api/auth/reviews/${id}`, { data })
    expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
    const section = await open(page, '3')
    const start = some[0]?.slice(0, 30) ?? ''
    await expect(section.getByRole('listitem').filter({ hasText: start }).last()).toBeVisible()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await openAsStaff(page, staffToken, '?state=visible')
    await expect(page.getByRole('listitem').filter({ hasText: start }).first()).toBeVisible()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
})
