import { readFile } from 'node:fs/promises'
import type { StaffProductWithDetails } from '@arkpax/schema/products'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

test('a list of products is exported, changed in a table, looked through, brought in and taken back', async ({
  page,
  server,
  staffToken,
}) => {
  const price = async () =>
    (await readAsStaff<StaffProductWithDetails>(server, staffToken, '/api/admin/products/3')).price
  const old = await price()
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/product-management?sort=name')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Vie CSV-tiedostoon' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tuotteet_\d{4}-\d\d-\d\d\.csv$/)
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported).toContain('Lisäakku')

  await page.goto('/admin/import')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  const table = 'Tunniste,"Uusi hinta",Huomio\r\n3,"777,70",ä\r\n99,1,\r\n'
  const buffer = Buffer.from(table, 'latin1')
  await page.getByLabel('Tiedosto').setInputFiles({ name: 'hinnat.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Esikatsele' }).click()
  await expect(page.getByRole('heading', { name: 'hinnat.csv' })).toBeFocused()
  await expect(page.getByText('Tiedostossa ei ole mitään tuotavaa.')).toBeVisible()

  await page.getByLabel('Uusi hinta').selectOption('Hinta (€)')
  await page.getByRole('button', { name: 'Esikatsele uudelleen näin' }).click()
  await expect(page.getByRole('row').filter({ hasText: '777,70' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Tuotetta, jonka tunniste on ”99”, ei ole.' })).toBeVisible()
  await expectAccessible(page)
  expect(await price()).toBe(old)

  await page.getByRole('button', { name: 'Tuo 1 rivi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tuo 1 rivi' }).click()
  await expect(page.getByText('1 rivi tuotu')).toBeVisible()
  expect(await price()).toBe(777.7)
  await page.getByRole('button', { name: 'Peru tuonti' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Peru tuonti' }).click()
  await expect(page.getByText('Tuonti peruttu')).toBeVisible()
  expect(await price()).toBe(old)
  await page.getByRole('button', { name: 'Kaikki tuonnit' }).click()
  await expect(page.getByRole('table').getByText('Peruttu')).toBeVisible()
})
