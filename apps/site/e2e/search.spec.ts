import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Hae tuotteista, ohjeista ja artikkeleista' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Hakutulokset' }).getByRole('option')

test.describe('the search in the header', () => {
  test('opens from the button, is walked with the arrows and opens a result with Enter', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Haku' }).click()
    await expect(field(page)).toBeFocused()
    const often = page.getByRole('dialog').getByRole('link', { name: 'pakkanen' })
    await expect(often).toHaveAttribute('href', '/haku?q=pakkanen')
    await expectAccessible(page)
    await field(page).fill('takuuehtoja')
    await expect(often).toBeHidden()
    await expect(options(page).first()).toContainText('Takuuehdot')
    await expect(options(page).first().locator('mark').first()).toHaveText('Takuuehdot')
    await expect(page.getByRole('group', { name: 'Ehdot' })).toBeVisible()
    await field(page).press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('ArrowDown')
    await expect(field(page)).toBeFocused()
    await expectAccessible(page)
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/warranty-policy$/)
  })

  test('opens with a slash, unless one is typing, and closes with Escape', async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByRole('textbox', { name: /^Viesti/ })
    await message.pressSequentially('a/b')
    await expect(message).toHaveValue('a/b')
    await expect(field(page)).toBeHidden()
    await message.blur()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
  })

  test('says when there is nothing', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('/')
    await field(page).fill('mansikkakakku')
    await expect(page.getByRole('status').filter({ hasText: 'Ei tuloksia' })).toBeVisible()
    await expect(options(page)).toHaveCount(0)
  })

  test('loads nothing before it is used, and says so when the index does not come', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(loaded.filter((path) => /search-(engine|field)|haku\.json/.test(path))).toEqual([])

    await page.route('**/haku.json', (route) => route.abort())
    await page.keyboard.press('/')
    await field(page).fill('akku')
    await expect(page.getByText('Haku ei juuri nyt toimi.')).toBeVisible()
    await page.unroute('**/haku.json')
    await field(page).fill('akkuja')
    await expect(options(page).first()).toBeVisible()
  })

  test('goes to the search page with Enter alone', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('/')
    await field(page).fill('pakkasella')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/haku\?q=pakkasella$/)
    await expect(page.getByRole('heading', { name: 'Usein kysyttyä' })).toBeVisible()
  })
})

test.describe('the search page', () => {
  test('shows all results by kind, and follows what one types', async ({ page }) => {
    await page.goto('/haku?q=aurinkopaneelien')
    await expect(page.getByRole('heading', { name: 'Tuotteet', level: 2 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: aurinkopaneelien')
    const panel = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Aurinkopaneeli 200 W' }) })
    await expect(panel.first()).toContainText('399\u00A0€')
    await expect(panel.first()).toContainText('200\u00A0W')
    await expect(panel.first().locator('img')).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText(/aurinkopaneeli/i)
    await expectAccessible(page)
    const query = page.getByRole('searchbox', { name: 'Hae tuotteista, ohjeista ja artikkeleista' })
    await query.fill('mansikkakakku')
    await expect(page.getByRole('heading', { name: 'Ei tuloksia' })).toBeVisible()
    await expect(page).toHaveURL(/\?q=mansikkakakku$/)
    await query.fill('')
    await expect(page.getByRole('heading', { name: 'Suoraan perille' })).toBeVisible()
  })
})

test('of an appliance it is told at once how long each station runs it', async ({ page }) => {
  await page.goto('/haku?q=vedenkeitin')
  const answer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Vedenkeitin', exact: true }) })
  await expect(answer).toContainText('Ark PRO 2400\u00A0W')
  await expect(answer).toContainText('2000\u00A0W')
  await expect(answer).toContainText('noin 18\u00A0litraa vettä')
  await expect(answer.getByRole('link', { name: 'Katso Ark PRO 2400 W' })).toHaveAttribute('href', '/tuote/1')
  await expect(page.getByRole('heading', { name: 'Suoraan perille' })).toBeHidden()
  await expectAccessible(page)
  await page.goto('/haku')
  await page.getByRole('link', { name: 'hidas lataus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: hidas lataus')
  await expect(page.locator('[data-results] a').first()).toBeVisible()
})

test('a common word leaves out what does not show it, and of a manual it is told what it holds', async ({ page }) => {
  await page.goto('/haku?q=akku')
  const found = page
    .locator('[data-results] section')
    .filter({ has: page.getByRole('heading', { name: 'Ohjeet ja artikkelit' }) })
  await expect(found.getByRole('listitem').filter({ hasText: 'Kalibrointi ja nollaus' })).toContainText('Tukiartikkeli')
  await expect(page.getByRole('heading', { name: 'Laitteen käyttöaika', exact: true })).toHaveCount(0)
  await expect(found.getByRole('listitem').filter({ hasNot: page.locator('mark') })).toHaveCount(0)
  await found.getByText(/^Näytä \d+ lisää$/).click()
  const manual = page.getByRole('listitem').filter({ hasText: 'Ark PRO 2400 W: käyttöopas' })
  await expect(manual).toContainText('Turvallisuus, käyttöönotto, lähdöt ja lataaminen')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page that says what it needs and offers the ways on', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Haku' }).click()
    await expect(page.getByText('Haku tarvitsee JavaScriptin.')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Käyttöaikalaskuri/ })
      .click()
    await expect(page).toHaveURL(/\/laskuri$/)
  })
})
