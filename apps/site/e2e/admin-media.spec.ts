import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const PICTURES = resolve(import.meta.dirname, '../public/images')
/** Pictures are made behind everything else: where the tests keep every core busy, they wait. */
const PICTURES_MS = 240_000
const files = ['ark-pro-hero-1200.webp', 'ark-evo-hero-800.webp'].map((name) => resolve(PICTURES, name))

async function open(page: Page, staffToken: string, address: string) {
  await signInAsStaff(page, staffToken)
  await page.goto(address)
}

test('pictures are uploaded, told about and cropped, chosen for a product, and kept out of the trash while it has them', async ({
  page,
  staffToken,
}) => {
  test.setTimeout(3 * PICTURES_MS)
  await open(page, staffToken, '/admin/media')
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByText('2/2 valmiina')).toBeVisible({ timeout: PICTURES_MS })
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Avaa ark-pro-hero-1200/ }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Kirjoita vaihtoehtoinen teksti')
  await dialog.getByLabel('Mitä kuvassa on?').fill('Ark PRO edestä')
  await dialog.getByRole('button', { name: /Kohdistuspiste/ }).press('ArrowLeft')
  await dialog.getByLabel('Rajaus').check()
  await dialog.getByLabel(/Leveys/).press('PageDown')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tallennettu', { exact: true })).toBeVisible({ timeout: PICTURES_MS })

  await page.goto('/admin/product-management?tuote=2')
  const address = page.getByLabel('Kuvan URL')
  await page.getByRole('button', { name: 'Valitse kirjastosta' }).first().click()
  await expect(page.getByRole('heading', { name: 'Valitse kuva' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Valitse ark-pro-hero-1200/ }).click()
  await expect(address).toHaveValue(/^\/media\//)
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(page.getByText('Tallenna muutokset')).toBeHidden()

  await page.goto('/admin/media')
  await page.getByRole('button', { name: /^Avaa ark-pro-hero-1200/ }).click()
  await expect(page.getByRole('link', { name: 'Tuote: Ark EVO 1800 W' })).toBeVisible()
  await page.getByRole('button', { name: 'Siirrä roskakoriin' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ei ole käytössä' })).toBeVisible()
})
