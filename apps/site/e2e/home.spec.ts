import type { Page } from '@playwright/test'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const currentDot = (page: Page) => page.locator('hero-slider [data-dot][aria-current]')

/** Answers the product list with these stock levels, by id. */
const answerStock = (page: Page, stock: Record<string, number>) =>
  page.route('**/api/products', (route) =>
    route.fulfill({ json: Object.entries(stock).map(([id, left]) => ({ id, price: 1234.5, stock: left })) }),
  )

test('sections come in their order', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1, h2').filter({ visible: true })).toHaveText([
    'Arkpax – kannettavat IP67-voimalaitokset',
    'Asema, joka kestää veden',
    'Neljä laitetta, yksi järjestelmä',
    'PRO vai EVO: kumpi riittää?',
    'Missä asemaa käytetään',
    'Mistä emme tingi',
    'Blogista',
    'Mitä lupaamme',
    'Virtaa sähköpostiin',
    'Arkpax',
    'Tuki',
    'Ehdot',
  ])
})

test('a phone gets the upright first slide, and a dark screen the products in the dark studio', async ({ page }) => {
  const shown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await shown('hero-slider img')).toContain('/images/hero-1-portrait-')
  await page.locator('[data-product-id="1"] img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => shown('[data-product-id="1"] img')).toContain('/images/ark-pro-hero-dark-')
})

test('the slider advances every five seconds, wraps, and stops when asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await expect(currentDot(page)).toHaveAccessibleName('Dia 1/3')
  for (const name of ['Dia 2/3', 'Dia 3/3', 'Dia 1/3']) {
    await page.clock.fastForward(4_000)
    await expect(currentDot(page)).not.toHaveAccessibleName(name)
    await page.clock.fastForward(1_200)
    await expect(currentDot(page)).toHaveAccessibleName(name)
  }
  await page.getByRole('button', { name: 'Pysäytä vaihtuminen' }).click()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(20_000)
  await expect(currentDot(page)).toHaveAccessibleName('Dia 1/3')
  await expect(page.getByRole('button', { name: 'Jatka vaihtumista' })).toBeVisible()
})

test('the slider is moved by its buttons and dots', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Edellinen dia' }).click()
  await expect(currentDot(page)).toHaveAccessibleName('Dia 3/3')
  await page.getByRole('button', { name: 'Seuraava dia' }).click()
  await expect(currentDot(page)).toHaveAccessibleName('Dia 1/3')
  await page.getByRole('button', { name: 'Dia 2/3' }).click()
  await expect(page.getByRole('heading', { name: 'Työkalut käyvät ilman verkkoa' })).toBeVisible()
})

test('the slider does not move by itself for those who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(20_000)
  await expect(currentDot(page)).toHaveAccessibleName('Dia 1/3')
})

test('the hero leads to the products of the page and to the comparison', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Selaa tuotteita' }).click()
  await expect(page.getByRole('heading', { name: 'Neljä laitetta, yksi järjestelmä' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Vertaile malleja' })).toHaveAttribute('href', '/tuotevertailu')
})

test('four products lead to their pages and to contact', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#tuotteet article')
  await expect(cards).toHaveCount(4)
  for (const [index, id] of ['1', '2', '3', '4'].entries()) {
    await expect(cards.nth(index).getByText('Lue Lisää')).toHaveAttribute('href', `/tuote/${id}`)
    await expect(cards.nth(index).getByText('Ota yhteyttä')).toHaveAttribute('href', '/contact')
  }
})

test('cards tell the stock and the price of the moment', async ({ page }) => {
  await answerStock(page, { '1': 5, '2': 0, '3': 6 })
  await page.goto('/')
  const card = (index: number) => page.locator('#tuotteet article').nth(index)
  await expect(card(0)).toContainText('Vain 5 jäljellä')
  await expect(card(1)).toContainText('Loppuunmyyty')
  await expect(card(2).locator('[data-live="stock"]')).toBeHidden()
  await expect(card(2)).toContainText('1 234,50 €')
})

test('use cases move by 320 px between their ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const track = page.locator('use-case-carousel ul')
  const left = page.getByRole('button', { name: 'Edelliset käyttökohteet' })
  const right = page.getByRole('button', { name: 'Seuraavat käyttökohteet' })
  await expect(track.getByRole('listitem')).toHaveCount(5)
  await expect(left).toBeDisabled()
  await right.click()
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBe(320)
  await expect(left).toBeEnabled()
  await right.click()
  await expect(right).toBeDisabled()
})

test('a toast lasts five seconds, waits under the pointer and is reached with F8', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 503, body: '' }))
  await page.clock.install()
  await page.goto('/about')
  await page.getByRole('contentinfo').getByLabel('Sähköposti').fill('aino@example.fi')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tilaa' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Jotain meni pieleen')
  await expect.poll(async () => (await toast.boundingBox())?.width).toBe(420)

  await page.keyboard.press('F8')
  await expect(toast).toBeFocused()
  await page.clock.fastForward(6_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Tilaa' }).click()
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 300)
  await page.clock.fastForward(4_000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(1_200)
  await expect(toast).toBeHidden()
})

test('a toast is swiped away to the right', async ({ page }) => {
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/about')
  await page.getByRole('contentinfo').getByLabel('Sähköposti').fill('aino@example.fi')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tilaa' }).click()
  const title = page.getByRole('alert').getByText('Jotain meni pieleen')
  const swipe = async (distance: number) => {
    const box = await title.boundingBox()
    if (!box) throw new Error('The toast is not on the screen')
    await page.mouse.move(box.x + 10, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(title).toBeVisible()
  await swipe(60)
  await expect(title).toBeHidden()
})

test('header, product support and mobile menu carry the same links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByText('Suomi (Finnish)').first()).toBeVisible()
  await header.getByRole('button', { name: 'Tuotetuki' }).click()
  await expect(header.getByRole('link', { name: 'Käyttöoppaat' })).toHaveAttribute('href', '/user-manual')
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Käyttöoppaat' })).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await header.getByRole('button', { name: 'Valikko' }).click()
  const links = page.getByRole('navigation', { name: 'Mobiilivalikko' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.filter((target) => target?.startsWith('/'))).toEqual([
    '/products',
    '/user-manual',
    '/general-faqs',
    '/support',
    '/tilauksen-seuranta',
    '/takuuasia',
    '/laskuri',
    '/blog',
    '/about',
    '/contact',
    '/kirjaudu',
    '/admin',
  ])
})

test('an unknown path shows the not-found card', async ({ page }) => {
  const answer = await page.goto('/ei-ole-olemassa')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Sivua ei löytynyt/)
  await expect(page.getByRole('heading', { name: 'Sivua ei löytynyt' })).toBeVisible()
  await expect(page.getByText('404 Page Not Found')).toContainText('Did you forget to add the page to the router?')
  await page.getByRole('main').getByLabel('Hae tuotteista, ohjeista ja artikkeleista').fill('takuu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/haku?q=takuu')
})
