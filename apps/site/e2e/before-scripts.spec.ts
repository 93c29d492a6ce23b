import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** A connection on which scripts come seconds after the page. */
const delayScripts = (page: Page) =>
  page.route('**/_astro/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 1_500))
    await route.continue()
  })

test('a button that is pressed before the scripts are there does its work once', async ({ page }) => {
  await delayScripts(page)
  await page.goto('/products', { waitUntil: 'load' })
  await page.locator('[data-product="1"] [data-add]').click()
  await expect(page.locator('[data-toast]')).toContainText('Tuote lisätty vertailuun!')
  expect(await page.evaluate(() => localStorage.getItem('compareProducts'))).toBe('["1"]')
})

test('a form that is sent before the scripts are there is answered on its page', async ({ page }) => {
  await delayScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const form = page.locator('form[action^="/api/newsletter"]').first()
  await form.getByRole('textbox').first().fill('aino@example.fi')
  await form.getByRole('button').click()
  await expect(page.getByRole('main').getByText('Kiitos tilauksesta!')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a choice that is made before the scripts are there is heeded', async ({ page }) => {
  await delayScripts(page)
  await page.goto('/products', { waitUntil: 'load' })
  await page.getByText('Lisävarusteet').click()
  await expect(page.getByText('2\u00A0tuotetta')).toBeVisible()
})

test('what is done with the comparison before the scripts are there is done', async ({ page }) => {
  await delayScripts(page)
  await page.goto('/tuotevertailu', { waitUntil: 'load' })
  await page.getByLabel('Lisää tuote vertailuun').selectOption('Lisäakku 2300 Wh')
  await page.getByRole('button', { name: 'Lisää', exact: true }).click()
  await page.getByLabel('Näytä vain erot').check()
  await page.getByRole('button', { name: 'Poista vertailusta: Ark EVO 1800 W' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'Lisäakku 2300 Wh' })).toBeVisible()
  await expect(page.getByLabel('Näytä vain erot')).toBeChecked()
  await expect(page.getByRole('rowheader', { name: 'Takuu' })).toHaveCount(0)
})

test('a form is answered on a page of its own where the scripts never come', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const form = page.locator('form[action^="/api/newsletter"]').first()
  await form.getByRole('textbox').first().fill('aino@example.fi')
  await form.getByRole('button').click()
  await expect(page).not.toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that nobody touches asks for no script before it has loaded', async ({ page }) => {
  const early: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') early.push(request.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(early).toEqual([])
  await expect.poll(() => early.length).toBeGreaterThan(0)
})
