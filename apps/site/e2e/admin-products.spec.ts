import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const ADDRESS = '/admin/product-management'

async function open(page: Page, staffToken: string) {
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), staffToken)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: 'Tuotteiden hallinta' })).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function fillProduct(page: Page, name: string) {
  await page.getByLabel('Tuotteen nimi').fill(name)
  await page.getByLabel('Kuvaus').fill('Viiden metrin jatkokaapeli.')
  await page.getByLabel('Hinta (€)').fill('49.90')
  await page.getByLabel('Varastosaldo (kpl)').fill('3')
  await page.getByLabel('Kategoria').selectOption({ label: 'Lisävarusteet' })
  await page.getByLabel('Kuvan URL').fill('/images/ark-pro-hero-800.webp')
}

test('the screen opens with the password and leads back to the dashboard', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await expect(card(page, 'Ark PRO 2400 W')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')
  await expectAccessible(page)
})

test('a product is added, changed and deleted, and the list follows', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await fillProduct(page, 'Latauskaapeli')
  await expect(page.getByRole('img', { name: 'Kuvan esikatselu' })).toBeVisible()
  await page.getByRole('button', { name: 'Lisää rivi' }).click()
  await page.getByLabel('Rivi 1', { exact: true }).fill('Paino: 1 kg')
  await page.getByRole('button', { name: 'Lisää rivi' }).click()
  await page.getByLabel('Rivi 2', { exact: true }).fill('Pituus: 5 m')
  await page.getByRole('button', { name: 'Siirrä rivi 2 ylöspäin' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  await expect(toast(page, 'Tuote luotu onnistuneesti')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toContainText('3\u00A0kpl')

  await page.getByRole('button', { name: 'Muokkaa tuotetta Latauskaapeli' }).click()
  await expect(page.getByLabel('Rivi 1', { exact: true })).toHaveValue('Pituus: 5 m')
  await expect(page.getByLabel('Hinta (€)')).toHaveValue('49.90')
  await page.getByLabel('Varastosaldo (kpl)').fill('0')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toContainText('Loppunut')

  await page.getByRole('button', { name: 'Poista tuote Latauskaapeli' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tehdyissä tilauksissa se säilyy')
  await page.getByRole('dialog').getByRole('button', { name: 'Poista tuote' }).click()
  await expect(toast(page, 'Tuote poistettu onnistuneesti')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toHaveCount(0)
})

test('an empty form names what is missing', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await page.getByLabel('Varastosaldo (kpl)').fill('-1')
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  for (const message of [
    'Tuotteen nimi on pakollinen',
    'Kuvaus on pakollinen',
    'Hinta on pakollinen',
    'Virheellinen URL',
    'Kategoria on pakollinen',
    'Varastosaldo ei voi olla negatiivinen',
  ]) {
    await expect(toast(page, message)).toBeVisible()
  }
  await expect(page.getByLabel('Tuotteen nimi')).toBeFocused()
})

test('a failed save says so and keeps what was typed', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.route('**/api/admin/products', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await fillProduct(page, 'Latauskaapeli')
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  await expect(toast(page, 'Tuotteen luominen epäonnistui')).toBeVisible()
  await expect(page.getByLabel('Tuotteen nimi')).toHaveValue('Latauskaapeli')
})
