import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const toast = (page: Page) => page.locator('[data-toast]')
const addFromCard = (page: Page, id: string) => page.locator(`[data-product="${id}"] [data-add]`).click()
const heads = (page: Page) => page.getByRole('columnheader')
/** The names at the heads of the columns, in their order. */
const names = (page: Page) => heads(page).locator('a.display')

test('products are added from the cards, with the messages of every outcome', async ({ page }) => {
  await page.goto('/products')
  await addFromCard(page, '1')
  await expect(toast(page)).toContainText('Tuote lisätty vertailuun!')
  await expect(toast(page)).toContainText('Ark PRO 2400 W')

  await addFromCard(page, '1')
  await expect(toast(page)).toContainText('Tuote jo vertailussa')
  await expect(toast(page)).toContainText('Tämä tuote on jo lisätty vertailuun.')

  await addFromCard(page, '2')
  await addFromCard(page, '3')
  await expect(toast(page)).toContainText('Lisäakku 2300 Wh')
  expect(await page.evaluate(() => localStorage.getItem('compareProducts'))).toBe('["1","2","3"]')

  await addFromCard(page, '4')
  await expect(toast(page)).toContainText('Maksimimäärä saavutettu')
  await expect(toast(page)).toContainText('Voit vertailla enintään 3 tuotetta kerrallaan.')

  await page.getByRole('button', { name: 'Poista vertailusta: Lisäakku 2300 Wh' }).click()
  await addFromCard(page, '4')
  await page.getByRole('link', { name: 'Siirry vertailuun' }).click()
  await expect(page).toHaveURL('/tuotevertailu?tuotteet=1,2,4')
  await expect(names(page)).toHaveText(['Ark PRO 2400 W', 'Ark EVO 1800 W', 'Aurinkopaneeli 200 W'])
})

test('on the page products are picked, refused, removed and cleared', async ({ page }) => {
  await page.goto('/product-comparison')
  await expect(names(page)).toHaveText(['Ark PRO 2400 W', 'Ark EVO 1800 W'])
  expect(await page.evaluate(() => localStorage.getItem('compareProducts'))).toBeNull()
  await expect(heads(page).getByRole('link', { name: 'Pyydä tarjous: Ark EVO 1800 W' })).toBeVisible()
  await page.getByRole('button', { name: 'Tyhjennä vertailu' }).click()
  await expect(page.getByText('Vertailussa ei ole vielä tuotteita')).toBeVisible()
  await expectAccessible(page)

  const pick = async (name: string) => {
    await page.getByLabel('Lisää tuote vertailuun').selectOption(name)
    await page.getByRole('button', { name: 'Lisää', exact: true }).click()
  }
  await pick('Ark EVO 1800 W')
  await expect(names(page)).toHaveText(['Ark EVO 1800 W'])
  await pick('Ark EVO 1800 W')
  await expect(toast(page)).toContainText('Tuote jo valittu')
  await pick('Ark PRO 2400 W')
  await expect(names(page)).toHaveText(['Ark EVO 1800 W', 'Ark PRO 2400 W'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Poista vertailusta: Ark EVO 1800 W' }).click()
  await expect(names(page)).toHaveText(['Ark PRO 2400 W'])
  await page.getByRole('button', { name: 'Tyhjennä vertailu' }).click()
  await expect(page.getByText('Vertailussa ei ole vielä tuotteita')).toBeVisible()
  await expect(page).toHaveURL('/product-comparison')
})

test('the stations stand side by side at once, and what is done with them is kept', async ({ page }) => {
  await page.goto('/tuotevertailu')
  await page.getByRole('button', { name: 'Poista vertailusta: Ark EVO 1800 W' }).click()
  await expect(names(page)).toHaveText(['Ark PRO 2400 W'])
  await page.reload()
  await expect(names(page)).toHaveText(['Ark PRO 2400 W'])
  await page.getByRole('button', { name: 'Poista vertailusta: Ark PRO 2400 W' }).click()
  await expect(page.getByText('Vertailussa ei ole vielä tuotteita')).toBeVisible()
})

test('a shared address opens the same comparison, with its differences marked', async ({ page }) => {
  await page.goto('/tuotevertailu?tuotteet=1,2')
  await expect(names(page)).toHaveText(['Ark PRO 2400 W', 'Ark EVO 1800 W'])
  const row = (name: string) => page.locator('tbody').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('Paino')).toHaveAttribute('data-differs', 'true')
  await expect(row('Vesitiiviys')).toContainText('IP67')
  await expect(row('Vesitiiviys')).not.toHaveAttribute('data-differs')
  await expect(row('Takuu')).toContainText('2 vuotta')
  await expect(row('Arvio')).toContainText('4,8')
  await expect(row('Aurinkolataus')).toContainText('Kyllä')
  await page.getByLabel('Näytä vain erot').check()
  await expect(row('Vesitiiviys')).toHaveCount(0)
  await expect(row('Paino')).toBeVisible()
  await page.getByRole('link', { name: 'Ark PRO 2400 W', exact: true }).click()
  await expect(page).toHaveURL('/tuote/1')
})

test('the names stay in sight while the table is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/tuotevertailu?tuotteet=1,2,3')
  await expect(heads(page)).toHaveCount(3)
  await page.getByRole('rowheader', { name: 'Takuu' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(heads(page).first()).toBeInViewport()
})

test('a stored list of rubbish breaks nothing', async ({ page }) => {
  const stations = page.getByRole('columnheader', { name: 'Ark EVO 1800 W' })
  for (const [stored, expected] of [
    ['roskaa', stations],
    ['{"a":1}', stations],
    ['["99","1","1"]', page.getByRole('columnheader', { name: 'Ark PRO 2400 W' })],
  ] as const) {
    await page.addInitScript((value) => localStorage.setItem('compareProducts', value), stored)
    await page.goto('/tuotevertailu')
    await expect(expected).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all four products stand side by side', async ({ page }) => {
    await page.goto('/tuotevertailu')
    await expect(heads(page)).toHaveCount(4)
  })
})
