import { readFile } from 'node:fs/promises'
import type { Subscriber } from '@arkpax/schema/newsletter'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

async function subscribe(server: RunningServer, email: string) {
  const answer = await fetch(`${server.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(201)
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test('asks for the password like every admin screen', async ({ page }) => {
  await page.goto('/admin/newsletter')
  await expect(page.getByPlaceholder('Syötä admin-salasana')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})

test('cancels, activates and deletes a subscription', async ({ page, server, staffToken }) => {
  await subscribe(server, 'hallittu@example.fi')
  const found = async () =>
    (await readAsStaff<Subscriber[]>(server, staffToken, '/api/admin/newsletters?q=hallittu')).map(
      ({ is_active }) => is_active,
    )
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')
  await page.getByLabel('Hae sähköpostilla').fill('hallittu')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await row(page, 'hallittu')
    .getByRole('button', { name: /^Peruuta/ })
    .click()
  await expect(row(page, 'hallittu').getByText('Peruutettu')).toBeVisible()
  expect(await found()).toEqual([false])
  await page.getByLabel('Tila', { exact: true }).selectOption('Aktiiviset')
  await expect(page.getByText('Ei tuloksia')).toBeVisible()
  await page.getByLabel('Tila', { exact: true }).selectOption('Peruutetut')
  await expect(row(page, 'hallittu').getByText('henkilökunta')).toBeVisible()
  await row(page, 'hallittu')
    .getByRole('button', { name: /^Aktivoi/ })
    .click()
  await expect(
    dialog(page).getByText(/Osoitteen hallittu@example.fi tilaus on peruttu .* Henkilökunta perui sen/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'hallittu').getByRole('button', { name: /^Aktivoi/ })).toBeFocused()
  expect(await found()).toEqual([false])

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Miksi tilaus aktivoidaan?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toHaveText('Kirjoita, miksi tilaus aktivoidaan.')
  expect(await found()).toEqual([false])
  await expectAccessible(page)
  await expect(dialog(page).getByLabel('Miksi tilaus aktivoidaan?')).toBeFocused()
  await page.keyboard.type('pyysi itse puhelimessa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ei tuloksia')).toBeVisible()
  expect(await found()).toEqual([true])

  await page.getByLabel('Tila', { exact: true }).selectOption('Kaikki')
  await expect(row(page, 'hallittu').getByText(/^Aktivoitu \d+\.\d+\.\d{4}: pyysi itse puhelimessa$/)).toBeVisible()
  await row(page, 'hallittu')
    .getByRole('button', { name: /^Poista/ })
    .click()
  await expect(page.getByText(/Haluatko varmasti poistaa osoitteen hallittu@example.fi/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Peruuta' }).click()
  expect(await found()).toEqual([true])
  await row(page, 'hallittu')
    .getByRole('button', { name: /^Poista/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poista pysyvästi' }).click()
  await expect(page.getByText('Ei tuloksia')).toBeVisible()
  expect(await found()).toEqual([])
})

test('tells each failure in its own words', async ({ page, server, staffToken }) => {
  await subscribe(server, 'vika-1@example.fi')
  await subscribe(server, 'vika-2@example.fi')
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/newsletter?q=vika-')
  await row(page, 'vika-2')
    .getByRole('button', { name: /^Peruuta/ })
    .click()
  await expect(row(page, 'vika-2').getByText('Peruutettu')).toBeVisible()
  await page.route('**/api/admin/newsletters**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  )
  await row(page, 'vika-1')
    .getByRole('button', { name: /^Peruuta/ })
    .click()
  await expect(page.getByText('Tilauksen peruuttaminen epäonnistui.')).toBeVisible()
  await row(page, 'vika-2')
    .getByRole('button', { name: /^Aktivoi/ })
    .click()
  await dialog(page).getByLabel('Miksi tilaus aktivoidaan?').fill('pyysi itse')
  await dialog(page).getByRole('button', { name: 'Aktivoi tilaus' }).click()
  await expect(page.getByText('Tilauksen aktivointi epäonnistui.')).toBeVisible()
  await expect(dialog(page).getByLabel('Miksi tilaus aktivoidaan?')).toHaveValue('pyysi itse')
  await page.keyboard.press('Escape')
  await row(page, 'vika-2')
    .getByRole('button', { name: /^Poista/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poista pysyvästi' }).click()
  await expect(page.getByText('Sähköpostin poistaminen epäonnistui.')).toBeVisible()
})

test('exports what the filters choose, with formulas made harmless', async ({ page, server, staffToken }) => {
  await subscribe(server, '+vienti@example.fi')
  await subscribe(server, 'vienti@example.fi')
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/newsletter?q=vienti')
  await expect(page.getByRole('row')).toHaveCount(3)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Vie CSV-tiedostoon' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^uutiskirje_tilaukset_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  const today = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', dateStyle: 'short' }).format(new Date())
  expect(lines).toEqual([
    '\uFEFFSähköposti;Tilattu;Peruutettu;Tila',
    `vienti@example.fi;${today};;Aktiivinen`,
    `'+vienti@example.fi;${today};;Aktiivinen`,
  ])
})

test('never holds more than a page', async ({ page, server, staffToken }) => {
  for (let n = 0; n < 60; n++) await subscribe(server, `sivu-${n}@example.fi`)
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/newsletter?q=sivu-')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Seuraava' }).click()
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('button', { name: 'Edellinen' }).click()
  await expect(row(page, 'sivu-59@')).toBeVisible()
})
