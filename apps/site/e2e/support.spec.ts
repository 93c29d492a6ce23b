import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Hae ohjeista, kysymyksistä ja käyttöoppaista' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Hakutulokset' }).getByRole('option')

test('inflected words find the article, and the keyboard opens it', async ({ page }) => {
  await page.goto('/support')
  await field(page).fill('laitteen nollaamiseen')
  await expect(results(page).first()).toContainText('Kalibrointi ja nollaus')
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\/article\/kalibrointi-ja-nollaus$/)
})

test('a question is found and opened; Escape closes the results', async ({ page }) => {
  await page.goto('/support')
  await field(page).fill('sarjanumeroa')
  await expect(results(page).first()).toBeVisible()
  await expectAccessible(page)
  await field(page).press('Escape')
  await expect(results(page)).toHaveCount(0)
  await field(page).fill('sarjanumeron löytäminen')
  await results(page).filter({ hasText: 'Mistä löydän sarjanumeron?' }).click()
  await expect(page.getByText('Sarjanumero on tyyppikilvessä: asemassa')).toBeVisible()
})

test('what people come with is a step away from its answer', async ({ page }) => {
  await page.goto('/support')
  const problems = page.getByRole('navigation', { name: 'Tavallisimmat pulmat' })
  await expect(problems.getByRole('link')).toHaveCount(5)
  await problems.getByRole('link', { name: 'Pistorasia ei toimi' }).click()
  await expect(page.locator('#miksi-asema-sammuttaa-lahdon')).toBeVisible()
  await page.goBack()
  await problems.getByRole('link', { name: 'Näytössä on vikakoodi' }).click()
  await expect(
    page
      .locator('search-page')
      .getByRole('link', { name: /käyttöopas/i })
      .first(),
  ).toBeVisible()
})

test('a search without answers says so', async ({ page }) => {
  await page.goto('/support')
  await field(page).fill('mansikkakakku')
  await expect(page.getByRole('status').filter({ hasText: 'Ei tuloksia' })).toBeVisible()
})

test('the index is loaded only when someone searches', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/support')
  await page.waitForLoadState('networkidle')
  expect(loaded).not.toContain('/haku.json')
  await field(page).fill('takuu')
  await expect(results(page).first()).toBeVisible()
  expect(loaded).toContain('/haku.json')
})

test('categories with their counts lead to the FAQ, and four articles are offered', async ({ page }) => {
  await page.goto('/support')
  const categories = page.locator('#aiheet li')
  await expect(categories).toContainText(['15 artikkelia', '8 artikkelia', '12 artikkelia', '25 artikkelia'])
  const addresses = await categories
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(4)
  for (const address of addresses) {
    const [path, anchor] = address?.split('#') ?? []
    expect(path).toBe('/general-faqs')
    await page.goto(address ?? '')
    await expect(page.locator(`#${anchor}`), address ?? '').toBeInViewport()
  }
  await page.goto('/support')
  await expect(page.locator('#ohjeet').getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: 'Rekisteröi tuote' })).toHaveAttribute(
    'href',
    '/register-product',
  )
  await expectAccessible(page)
})

test('feedback takes one choice, thanks and stays in this browser', async ({ page }) => {
  await page.goto('/support/article/takuun-hakeminen', { waitUntil: 'networkidle' })
  const sent: string[] = []
  page.on('request', (request) => {
    // The site's own scripts and pictures may come with the first scroll.
    if (!/\/favicon|\/_astro\/|\/images\//.test(request.url())) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Kyllä', exact: true }).click()
  await expect(page.getByText('Kiitos palautteesta!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ei', exact: true })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('articleFeedback'))).toBe('{"takuun-hakeminen":"yes"}')
  expect(sent).toEqual([])
  await expectAccessible(page)
})

test('an article tells its category, read time, views and date, and offers two others', async ({ page }) => {
  await page.goto('/support/article/takuun-hakeminen')
  const head = page.locator('article header')
  await expect(head).toContainText('Takuu')
  await expect(head).toContainText('4 min lukuaika')
  await expect(head).toContainText('1 583 lukukertaa')
  await expect(head).toContainText('päivitetty 2.11.2026')
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toContainText('Tukikeskus')
  await expect(page.locator('#lue-myos').getByRole('link')).toHaveCount(2)
})

test('an unknown article is a real 404 with a way back', async ({ page }) => {
  const answer = await page.goto('/support/article/ei-ole')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Artikkelia ei löytynyt' })).toBeVisible()
  await expect(page.getByText('Etsimäsi tukiartikkeli ei ole saatavilla.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin tukikeskukseen' })).toHaveAttribute('href', '/support')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to the search page, and an article asks for no feedback', async ({ page }) => {
    await page.goto('/support')
    await field(page).fill('takuu')
    await page.getByRole('button', { name: 'Hae' }).click()
    await expect(page.getByText('Haku tarvitsee JavaScriptin.')).toBeVisible()
    await page.goto('/support/article/takuun-hakeminen')
    await expect(page.getByText('Oliko tästä apua?')).toBeHidden()
  })
})
