import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

async function open(page: Page, staffToken: string, path = '/varastonhallinta') {
  await signInAsStaff(page, staffToken)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Varastonhallinta' })).toBeVisible()
}

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tuotteet ja saldot' }).getByRole('row').filter({ hasText: name })

async function changeStock(page: Page, name: string, change: number, note = '') {
  await page.getByRole('button', { name: `Muuta saldoa: ${name}` }).click()
  await page.getByLabel('Muutos (kpl)').fill(String(change))
  await page.getByLabel('Syy').fill(note)
  await page.getByRole('button', { name: 'Päivitä' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('stock is changed by plus and minus, with a label for each level and a log', async ({
  page,
  server,
  staffToken,
}) => {
  const [first] = await readAsStaff<{ name: string; stock: number }[]>(server, staffToken, '/api/products')
  if (!first) throw new Error('The catalogue is empty')
  await open(page, staffToken)
  await expect(row(page, first.name)).toContainText('Virtalähteet')
  for (const [level, label] of [
    [0, 'Loppu'],
    [5, 'Vähän'],
    [20, 'Normaali'],
    [21, 'Runsaasti'],
  ] as const) {
    const { stock } = await readAsStaff<{ stock: number }>(server, staffToken, '/api/products/1')
    if (stock !== level) await changeStock(page, first.name, level - stock, 'Inventaario')
    await expect(row(page, first.name).getByText(label, { exact: true })).toBeVisible()
    if (level === 0) await expect(page.getByText('Yksi tuote on loppunut varastosta.')).toBeVisible()
  }
  const log = page.getByRole('region', { name: 'Muutosloki' })
  await expect(log.getByRole('row').nth(1)).toContainText('+1')
  await expect(log.getByRole('row').nth(1)).toContainText('Inventaario')
  await expectAccessible(page)
})

test('a change never takes more than there is', async ({ page, server, staffToken }) => {
  const { name, stock } = await readAsStaff<{ name: string; stock: number }>(server, staffToken, '/api/products/4')
  await open(page, staffToken, '/inventory-management')
  await expect(row(page, name)).toContainText('Lisävarusteet')
  await page.getByRole('button', { name: `Muuta saldoa: ${name}` }).click()
  const update = page.getByRole('button', { name: 'Päivitä' })
  await expect(update).toBeDisabled()
  await page.getByRole('button', { name: 'Lisää yksi' }).click()
  await expect(page.getByLabel('Muutos (kpl)')).toHaveValue('1')
  await expect(update).toBeEnabled()

  await page.getByLabel('Muutos (kpl)').fill(String(-stock))
  await expect(page.getByRole('button', { name: 'Vähennä yksi' })).toBeDisabled()
  await page.getByLabel('Muutos (kpl)').fill(String(-stock - 1))
  await update.click()
  await expect(page.getByText('Virheellinen määrä')).toBeVisible()
  await expectAccessible(page)
  const after = await readAsStaff<{ stock: number }>(server, staffToken, '/api/products/4')
  expect(after.stock).toBe(stock)
})

test('a failed update says so and keeps the dialog', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.route('**/api/admin/products/*/stock', (route) => route.fulfill({ status: 500, body: '' }))
  await page
    .getByRole('button', { name: /^Muuta saldoa: / })
    .first()
    .click()
  await page.getByLabel('Muutos (kpl)').fill('3')
  await page.getByRole('button', { name: 'Päivitä' }).click()
  await expect(page.getByText('Virhe päivityksessä')).toBeVisible()
  await expect(page.getByText('Varastosaldon päivitys epäonnistui')).toBeVisible()
  await expect(page.getByLabel('Muutos (kpl)')).toHaveValue('3')
})

test('a change reckoned from a level that is old by now is told, and may be sent again', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  const { name } = await readAsStaff<{ name: string }>(server, staffToken, '/api/products/4')
  await page.getByRole('button', { name: `Muuta saldoa: ${name}` }).click()
  await page.getByLabel('Muutos (kpl)').fill('3')
  await page.request.put(`${server.url}/api/admin/products/4/stock`, {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { stock: 77 },
  })
  await page.getByRole('button', { name: 'Päivitä' }).click()
  await expect(page.getByText('Saldo on muuttunut tällä välin')).toBeVisible()
  await expect(page.getByText('80\u00A0kpl')).toBeVisible()
  await page.getByRole('button', { name: 'Päivitä' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await readAsStaff(server, staffToken, '/api/products/4')).toMatchObject({ stock: 80 })
})
