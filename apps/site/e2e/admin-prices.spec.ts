import type { Product } from '@arkpax/schema/products'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

async function open(page: Page, staffToken: string) {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/product-management')
  await expect(page.getByRole('button', { name: 'Hinta, Ark PRO 2400 W' })).toBeVisible()
}

test('four prices are changed in the list by keys alone, and moved together after they have been seen', async ({
  page,
  staffToken,
}) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Hinta, Ark PRO 2400 W' }).press('Enter')
  for (const [name, price] of [
    ['Ark PRO 2400 W', '3 300'],
    ['Ark EVO 1800 W', '2900,50'],
    ['Lisäakku 2300 Wh', '1800.00'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: `Hinta, ${name}` })).toBeFocused()
    await page.keyboard.type(price)
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByRole('textbox', { name: 'Hinta, Aurinkopaneeli 200 W' })).toBeFocused()
  await page.keyboard.type('halpa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anna hinta euroina, esimerkiksi 89,90')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Hinta, Aurinkopaneeli 200 W' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Hinta, Ark EVO 1800 W' })).toContainText('2 900,50 €')

  await page.getByLabel('Valitse kaikki näkyvät (4)').check()
  await page.getByRole('button', { name: 'Hinnat…' }).click()
  await page.getByLabel('Kuinka paljon').fill('10')
  await expect(page.getByRole('row', { name: /Ark PRO 2400 W/ })).toContainText('2 970,00 €')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Muuta hinnat' }).click()
  await expect(page.getByRole('button', { name: 'Hinta, Lisäakku 2300 Wh' })).toContainText('1 620,00 €')
  await page.getByRole('button', { name: /Kumoa/ }).last().click()
  await expect(page.getByRole('button', { name: 'Hinta, Lisäakku 2300 Wh' })).toContainText('1 800,00 €')
})

test('a campaign is set for a product and visitors read it with the prices before', async ({ page, staffToken }) => {
  await open(page, staffToken)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(new Date())
  await page.getByLabel('Valitse tuote Ark PRO 2400 W').check()
  await page.getByRole('button', { name: 'Kampanja…', exact: true }).click()
  await page.getByLabel('Alennus').fill('10')
  await page.getByLabel('Ensimmäinen päivä').fill(today)
  await page.getByRole('button', { name: 'Aseta kampanja' }).click()
  await expect(page.getByText('Anna viimeinen päivä')).toBeVisible()
  await page.getByLabel('Viimeinen päivä').fill('2199-12-31')
  await page.getByRole('button', { name: 'Aseta kampanja' }).click()
  await expect(page.getByText('Kampanja 3 015,00 €')).toBeVisible()
  const [product] = (await (await page.request.get('/api/products')).json()) as Product[]
  expect(product).toMatchObject({ price: 3_015, normalPrice: 3_350, lowestPrice30: 3_350 })
  await page.goto('/tuotevertailu?tuotteet=1,2')
  await expect(page.getByText('Kampanjahinta 3 015 €, normaalihinta 3 350 €')).toBeVisible()
})
