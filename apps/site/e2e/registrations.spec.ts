import type { Registration } from '@arkpax/schema/registrations'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

async function fillIn(page: Page, serialNumber: string) {
  await page.getByLabel('Tuotemalli').selectOption('Ark PRO 2400W')
  await page.getByLabel('Ostopäivä').fill('31.1.2026')
  await page.getByLabel('Sarjanumero').fill(serialNumber)
  await page.getByLabel('Etunimi').fill('Eino')
  await page.getByLabel('Sukunimi').fill('Virtanen')
  await page.locator('main').getByLabel('Sähköposti *', { exact: true }).fill('eino@example.fi')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Rekisteröi tuote' }).click()

const stored = async (server: Parameters<typeof readAsStaff>[0], token: string, serialNumber: string) =>
  (await readAsStaff<Registration[]>(server, token, '/api/admin/registrations')).filter(
    (registration) => registration.serialNumber === serialNumber,
  )

test('a product is registered, the form empties and the warranty’s end is told', async ({
  page,
  server,
  staffToken,
}) => {
  await page.goto('/register-product')
  await fillIn(page, 'APX-E2E-1')
  await page.getByText('Ostopaikka, puhelin ja lisätiedot').click()
  await page.getByLabel('Ostopaikka').fill('Venemessut')
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: 'Tuote rekisteröity!' })).toContainText(
    'Tuotteesi on nyt rekisteröity takuujärjestelmäämme.',
  )
  await expect(page.getByText('Ark PRO 2400 W: takuu on voimassa 31.1.2028 asti.')).toBeVisible()
  await expect(page.getByLabel('Sarjanumero')).toHaveValue('')
  await expect(page.getByLabel('Tuotemalli')).toHaveValue('')
  expect(await stored(server, staffToken, 'APX-E2E-1')).toMatchObject([
    {
      firstName: 'Eino',
      lastName: 'Virtanen',
      email: 'eino@example.fi',
      productModel: 'Ark PRO 2400W',
      purchaseDate: '2026-01-31',
      retailer: 'Venemessut',
      phone: null,
      comments: null,
      warrantyEnd: '2028-01-31',
    },
  ])
})

test('the six models can be chosen, and nine fields are there', async ({ page }) => {
  await page.goto('/register-product')
  await expect(page.getByLabel('Tuotemalli').locator('option:not([value=""])')).toHaveText([
    'Ark PRO 2400 W',
    'Ark EVO 1800 W',
    'Ark 1800 W',
    'Titan 1200 W',
    'Aurinkopaneeli 200 W',
    'Lisäakku 2300 Wh',
  ])
  await expect(page.locator('registration-form [name]')).toHaveCount(9)
  await expect(page.getByLabel('Lisätietoja')).toHaveAttribute('rows', '4')
  await expectAccessible(page)
})

test('missing fields are told at the fields', async ({ page }) => {
  await page.goto('/register-product')
  await submit(page)
  for (const message of [
    'Valitse tuotemalli',
    'Ostopäivä on pakollinen',
    'Sarjanumero on pakollinen',
    'Etunimi on pakollinen',
    'Sukunimi on pakollinen',
    'Sähköpostiosoite on pakollinen',
  ]) {
    await expect(page.locator('main').getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Tuotemalli')).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'Tarkista merkityt kohdat.' })
  await expect(summary).toBeVisible()
  await fillIn(page, 'APX-2400-000778')
  await expect(summary).toBeHidden()
})

test('a purchase date that is none is refused before anything is sent', async ({ page, server, staffToken }) => {
  await page.goto('/register-product')
  await fillIn(page, 'APX-E2E-2')
  for (const [typed, mistake] of [
    ['31.2.2026', 'Päivää 31.2.2026 ei ole'],
    ['eilen', 'Kirjoita ostopäivä muodossa 1.6.2026'],
    ['1.1.2199', 'Ostopäivä ei voi olla tulevaisuudessa'],
  ] as const) {
    await page.getByLabel('Ostopäivä').fill(typed)
    await submit(page)
    await expect(page.getByText(mistake)).toBeVisible()
    await expect(page.getByLabel('Ostopäivä')).toBeFocused()
  }
  expect(await stored(server, staffToken, 'APX-E2E-2')).toEqual([])
})

test('a serial number that is like none of ours is told of, and is no obstacle', async ({ page }) => {
  await page.goto('/register-product')
  await fillIn(page, '123')
  await page.getByLabel('Sarjanumero').press('Tab')
  const mistake = page.getByText('Tarkista sarjanumero: se on yleensä muotoa')
  await expect(mistake).toBeVisible()
  await page.getByLabel('Sarjanumero').fill('apx-2400-000777')
  await expect(mistake).toBeHidden()
  await page.getByLabel('Sarjanumero').fill('TITAN 77')
  await submit(page)
  await expect(page.getByText('Tuote rekisteröity!')).toBeVisible()
  await expect(mistake).toBeHidden()
})

test('what the server refuses is told at its field, and every value stays', async ({ page, server, staffToken }) => {
  await page.goto('/register-product')
  await fillIn(page, 'S'.repeat(101))
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Rekisteröinti epäonnistui' })).toContainText(
    'Yritä uudelleen myöhemmin tai ota yhteyttä asiakaspalveluun.',
  )
  await expect(page.getByText('Enintään 100 merkkiä')).toBeVisible()
  await expect(page.getByLabel('Sarjanumero')).toBeFocused()
  await expect(page.getByLabel('Sarjanumero')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Etunimi')).toHaveValue('Eino')
  await page.getByLabel('Sarjanumero').fill('APX-E2E-3')
  await submit(page)
  await expect(page.getByText('Tuote rekisteröity!')).toBeVisible()
  expect(await stored(server, staffToken, 'APX-E2E-3')).toHaveLength(1)
})

test('a lost connection shows the failure and keeps every value', async ({ page }) => {
  await page.goto('/register-product')
  await page.route('**/api/register-product', (route) => route.abort())
  await fillIn(page, 'APX-E2E-4')
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Rekisteröinti epäonnistui' })).toBeVisible()
  await expect(page.getByLabel('Sarjanumero')).toHaveValue('APX-E2E-4')
  await expect(page.getByLabel('Ostopäivä')).toHaveValue('31.1.2026')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is registered and a Finnish page answers', async ({ page, server, staffToken }) => {
    await page.goto('/register-product')
    await fillIn(page, 'APX-E2E-5')
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Tuote rekisteröity!' })).toBeVisible()
    expect(await stored(server, staffToken, 'APX-E2E-5')).toHaveLength(1)
  })
})
