import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD, type RunningServer } from './fixtures/server.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const HOSTILE = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>{{7*7}}'

async function register(server: RunningServer, serialNumber: string, overrides = {}) {
  const answer = await fetch(`${server.url}/api/register-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Eino',
      lastName: 'Virtanen',
      email: 'eino@example.fi',
      productModel: 'Ark PRO 2400W',
      serialNumber,
      purchaseDate: '2026-01-31',
      ...overrides,
    }),
  })
  expect(answer.status).toBe(201)
}

async function open(page: Page, staffToken: string, search = '') {
  await signInAsStaff(page, staffToken)
  await page.goto(`/admin/registrations${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tuoterekisteröinnit' })).toBeVisible()
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('staff log in and find a product by serial number and by name', async ({ page, server }) => {
  await register(server, 'HAKU-1', { firstName: 'Åke', lastName: 'Öhman', email: 'ake@example.fi' })
  await register(server, 'HAKU-2')
  await page.goto('/admin/registrations')
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await page.getByLabel('Hae sarjanumerolla').fill('haku-2')
  await expect(row(page, 'HAKU-2')).toBeVisible()
  await expect(row(page, 'HAKU-1')).toHaveCount(0)
  await page.getByLabel('Hae sarjanumerolla').fill('åke öhman')
  await expect(row(page, 'HAKU-1')).toContainText('ake@example.fi')
  await expect(page).toHaveURL(/q=/)
  await page.getByLabel('Hae sarjanumerolla').fill('ei tällaista')
  await expect(page.getByText('Tarkista sarjanumero tai kokeile toista hakusanaa.')).toBeVisible()
})

test('the end of the warranty is told, and whether it still runs', async ({ page, server, staffToken }) => {
  await register(server, 'TAKUU-UUSI')
  await register(server, 'TAKUU-VANHA', { purchaseDate: '2020-02-29', comments: 'Akku\nväsynyt' })
  await open(page, staffToken, '?q=takuu')
  await expect(row(page, 'TAKUU-UUSI')).toContainText('31.1.2028')
  await expect(row(page, 'TAKUU-UUSI')).toContainText('Voimassa')
  await expect(row(page, 'TAKUU-VANHA')).toContainText('28.2.2022')
  await expect(row(page, 'TAKUU-VANHA')).toContainText('Päättynyt')
  await row(page, 'TAKUU-VANHA').getByText('Lisätiedot').click()
  await expect(page.getByText('Akku\nväsynyt', { exact: true })).toBeVisible()
})

test('a serial number that two addresses have registered is marked', async ({ page, server, staffToken }) => {
  await register(server, 'KAKSI-1')
  await register(server, 'KAKSI-1', { email: 'toinen@example.fi' })
  await open(page, staffToken, '?q=kaksi-1')
  await expect(row(page, 'toinen@example.fi')).toContainText(
    'Sama sarjanumero oli jo rekisteröity toisella sähköpostiosoitteella.',
  )
  await expect(row(page, 'eino@example.fi')).not.toContainText('Sama sarjanumero')
})

test('the export holds what the search chooses', async ({ page, server, staffToken }) => {
  await register(server, 'VIENTI-1', { lastName: '=1+1' })
  await register(server, 'MUU-1')
  await open(page, staffToken, '?q=vienti')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Vie CSV-tiedostoon' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^tuoterekisteroinnit_\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain("VIENTI-1;Ark PRO 2400 W;Eino;'=1+1;eino@example.fi")
  expect(text).not.toContain('MUU-1')
})

test('a failed read is told and can be tried again', async ({ page, staffToken }) => {
  await page.route('**/api/admin/registrations?*', (route) => route.abort())
  await open(page, staffToken)
  await expect(page.getByText('Rekisteröintien lataaminen epäonnistui')).toBeVisible()
  await page.unroute('**/api/admin/registrations?*')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByText('Rekisteröintien lataaminen epäonnistui')).toBeHidden()
})

test('what a visitor writes is shown as text', async ({ page, server, staffToken }) => {
  await register(server, `${HOSTILE} sarja`.slice(0, 100), {
    firstName: HOSTILE,
    retailer: `${HOSTILE} kauppa`,
    comments: `${HOSTILE} kommentti`,
  })
  await open(page, staffToken, `?q=${encodeURIComponent(HOSTILE)}`)
  await expect(page.getByText(`${HOSTILE} Virtanen`)).toBeVisible()
  await expect(page.getByText(`${HOSTILE} kauppa`)).toBeVisible()
  await page.getByText('Lisätiedot').click()
  await expect(page.getByText(`${HOSTILE} kommentti`)).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await page.locator('astro-island :is(img, script)').count()).toBe(0)
})

test('a page holds fifty, and the next is a button away', async ({ page, server, staffToken }) => {
  for (let n = 0; n < 51; n++) await register(server, `SIVU-${n}`)
  await open(page, staffToken, '?q=sivu-')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Seuraava' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('registrations are accessible and fit a phone, in both themes', async ({ page, server, staffToken }) => {
  const serialNumber = `PITKA-${'9'.repeat(80)}`
  await register(server, serialNumber, { lastName: 'Sukunimi'.repeat(12), comments: 'Huomio' })
  await register(server, serialNumber, { email: 'toinen@example.fi' })
  await open(page, staffToken, '?q=pitka-')
  await expect(page.getByRole('row')).toHaveCount(3)
  for (const size of [page.viewportSize(), { width: 390, height: 800 }]) {
    if (size) await page.setViewportSize(size)
    await expectAccessibleInBothThemes(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
