import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

test('the owner reads who did what, page by page; an empty and a failed log say so', async ({ page, staffToken }) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  await signInAsStaff(page, staffToken)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Hallinta' }).getByRole('link', { name: 'Tapahtumaloki' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tapahtumaloki' })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Tapahtumaloki' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Kirjautui sisään')
  await expect(page.getByText(/Ketju ehjä, 1\s+rivi\./)).toBeVisible()
  await expectAccessible(page)

  for (let stock = 30; stock <= 80; stock += 1) {
    const saved = await page.request.put('/api/admin/products/1/stock', { headers, data: { stock } })
    expect(saved.status()).toBe(200)
  }
  await page.request.put('/api/admin/products/2', { headers, data: { price: 2900 } })
  await page.reload()
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(1)).toContainText(/Yhteinen salasana\s*Muutti\s*Hinta \(€\): .*2\s900,00\s*Tuote Ark/)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByRole('button', { name: 'Seuraava' }).click()
  await expect(rows).toHaveCount(4)
  await expect(rows.last()).toContainText('Kirjautui sisään')

  await page.getByRole('searchbox', { name: 'Hae' }).fill('hinta 2900')
  await expect(page.getByRole('heading', { name: 'Ei tapahtumia näillä ehdoilla' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Hae' }).fill('hinta 900,00')
  await expect(rows).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Vie CSV-tiedostoon' }).click()
  expect((await download).suggestedFilename()).toMatch(/^tapahtumaloki_[\d-]+\.csv$/)

  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/product-management\?tuote=2/)
  await page.getByText('Muutoshistoria').click()
  const history = page.getByRole('list').filter({ hasText: 'Yhteinen salasana' }).first()
  await expect(history).toContainText('Hinta (€)')
  await expectAccessible(page)
  await page.goto('/admin/log')

  await page.route('**/api/admin/audit-log?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Tapahtumien lataaminen epäonnistui')
  await expectAccessible(page)
  await page.unroute('**/api/admin/audit-log?*')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(rows).toHaveCount(51)
})
