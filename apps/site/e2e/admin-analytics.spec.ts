import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD, startServer } from './fixtures/server.ts'
import { test as base, expect, signInAsStaff } from './fixtures/test.ts'

/** The report of a shop with three months of life in it. */
const test = base.extend({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer({ DEMO: '1' })
    await use(server)
    await server.stop()
  },
})

async function open(page: Page, staffToken: string, search = '') {
  await signInAsStaff(page, staffToken)
  await page.goto(`/admin/analytics${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Myyntiraportti' })).toBeVisible()
}

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Tärkeimmät luvut' }).locator('div', { hasText: label }).locator('dd')

test('the report opens with the password and tells what has been sold', async ({ page }) => {
  await page.goto('/admin/analytics')
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await expect(figure(page, 'Tilausten arvo (sis. alv)')).toContainText(/,\d\d\u00A0€$/)
  await expect(figure(page, 'Keskimäärin tilausta kohden')).toContainText(/^[\d\u00A0]+\u00A0€$/)
  await expect(figure(page, 'Varaston arvo nyt')).toContainText(/,\d\d\u00A0€$/)
  await expect(page.getByText('Palautuksia ja hyvityksiä ei ole vähennetty')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Myydyimmät tuotteet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Vähissä varastossa \(alle 5/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Avaa varastonhallinta' })).toHaveAttribute('href', '/varastonhallinta')
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeAttached()
  await page.getByText('Tilat taulukkona').click()
  await expect(page.getByRole('region', { name: 'Tilaukset tilan mukaan' })).toContainText('Peruutettu')
  await page.getByText('Tilausten arvo taulukkona').click()
  await expect(page.getByRole('region', { name: 'Tilausten arvon kehitys' }).getByRole('row').nth(1)).toContainText('€')
  await expectAccessible(page)
})

test('the period lives in the address', async ({ page, staffToken }) => {
  await open(page, staffToken)
  const all = (await figure(page, 'Tilauksia').textContent()) ?? ''
  await page.getByRole('button', { name: '7 päivää' }).click()
  await expect(page).toHaveURL(/alku=\d{4}-\d\d-\d\d&loppu=\d{4}-\d\d-\d\d/)
  await expect(figure(page, 'Tilauksia')).not.toHaveText(all)
  await page.reload()
  await expect(page.getByRole('button', { name: '7 päivää' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(figure(page, 'Tilauksia')).toHaveText(all)
})

test('a period without sales says so', async ({ page, staffToken }) => {
  await open(page, staffToken, '?alku=2001-01-01&loppu=2001-01-31')
  await expect(page.getByText('Jaksolla ei ole myyntiä.')).toBeVisible()
  await expect(figure(page, 'Keskimäärin tilausta kohden')).toHaveText('0\u00A0€')
})

test('a failed read says so and can be tried again', async ({ page, staffToken }) => {
  await page.route('**/api/admin/analytics*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await open(page, staffToken)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch analytics')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(figure(page, 'Tilauksia')).toBeVisible()
})
