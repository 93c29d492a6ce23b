import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'

const signIn = async (page: Page, password: string) => {
  await page.getByLabel('Salasana').fill(password)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
}

test('the gate opens with the password only, and closes again', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByPlaceholder('Syötä admin-salasana')).toBeFocused()
  await expectAccessible(page)

  await signIn(page, '')
  await expect(page.getByText('Salasana on pakollinen')).toBeVisible()
  await signIn(page, 'arvaus')
  const failure = page.locator('toast-region').getByRole('alert')
  await expect(failure).toContainText('Kirjautuminen epäonnistui')
  await expect(failure).toContainText('Väärä salasana')
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull()

  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  const success = page.locator('toast-region').getByRole('status')
  await expect(success).toContainText('Kirjautuminen onnistui')
  await expect(success).toContainText('Tervetuloa hallintapaneeliin')
  await expect(page.getByText('Uusia tilauksia')).toBeVisible()
  await expectAccessible(page)

  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  await page.reload()
  await expect(page.getByText('Uusia tilauksia')).toBeVisible()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.locator('toast-region')).toContainText('Kirjauduttu ulos')
  await expect(page.getByPlaceholder('Syötä admin-salasana')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull()
  const revoked = await page.request.get('/api/admin/session', { headers: { Authorization: `Bearer ${token}` } })
  expect(revoked.status()).toBe(401)
})

test('a stored token that the server does not accept opens nothing', async ({ page }) => {
  await page.addInitScript((password) => localStorage.setItem('admin_token', password), ADMIN_PASSWORD)
  await page.goto('/admin')
  await expect(page.getByPlaceholder('Syötä admin-salasana')).toBeVisible()
})

test('a session that ends keeps what was typed, and the failed call is made again', async ({ page }) => {
  await page.goto('/admin?nakyma=tilaukset')
  await signIn(page, ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Uusi tilaus' }).click()
  const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
  await form.getByLabel('Nimi').fill('Istunto Päättyvä')
  await form.getByLabel('Sähköposti').fill('istunto@example.fi')
  await form.getByLabel('Katuosoite').fill('Kotikuja 1')
  await form.getByLabel('Postinumero', { exact: true }).fill('00100')
  await form.getByLabel('Postitoimipaikka', { exact: true }).fill('Helsinki')
  await form.getByLabel('Tuote', { exact: true }).selectOption('1')

  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  await page.request.post('/api/admin/logout', { headers: { Authorization: `Bearer ${token}` } })
  await form.getByRole('button', { name: 'Luo tilaus' }).click()

  const login = page.getByRole('dialog', { name: 'Istunto on päättynyt' })
  await expect(login).toBeVisible()
  await expect(form.getByLabel('Nimi')).toHaveValue('Istunto Päättyvä')
  await login.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await login.getByRole('button', { name: 'Kirjaudu sisään' }).click()

  await expect(login).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Istunto Päättyvä' })).toBeVisible()
})

test('signing out closes every tab, and leaves nothing of what was typed in any', async ({ page, context }) => {
  const type = async (tab: Page, name: string) => {
    await tab.getByRole('dialog', { name: 'Uusi tilaus' }).getByLabel('Nimi').fill(name)
    await expect.poll(() => kept(tab)).toContain(name)
  }
  const kept = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  const isClosed = (tab: Page) => expect(tab.getByPlaceholder('Syötä admin-salasana')).toBeVisible()

  await page.goto('/admin?nakyma=tilaukset&uusi=1')
  await signIn(page, ADMIN_PASSWORD)
  await type(page, 'Salainen Tilaaja')
  const other = await context.newPage()
  await other.goto('/admin?nakyma=tilaukset&uusi=1')
  await type(other, 'Toinen Salainen')
  await other.goto('/admin')
  expect(await kept(other)).toContain('Toinen Salainen')
  await other.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await other.getByRole('button', { name: 'Kirjaudu ulos ja hylkää tekstit' }).click()
  await isClosed(other)
  await isClosed(page)
  await page.reload()
  await isClosed(page)
  expect(await kept(page)).not.toContain('Salainen')
  expect(await kept(other)).not.toContain('Salainen')
})
