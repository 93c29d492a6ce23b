import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const NOTE = 'Laskuri ei auennut, koska osa sivusta jäi latautumatta.'

for (const [what, files] of [
  ['its script', '**/_astro/page.*.js'],
  ['its data', '**/_astro/later.*.json'],
] as const) {
  test(`the calculator tells that ${what} did not come, what there is, and opens when asked again`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort())
    await page.goto('/laskuri?tilanne=vene', { waitUntil: 'load' })
    const note = page.getByRole('alert').filter({ hasText: NOTE })
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'taulukossa sivun lopussa' })).toHaveAttribute('href', '#taulukko')
    await page.unroute(files)
    await note.getByRole('link', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByRole('button', { name: 'Kopioi linkki' })).toBeEnabled()
    await expect(page).toHaveURL(/tilanne=vene/)
    await expect(note).toBeHidden()
  })
}

test('the calculator opens where its data come at the second try', async ({ page }) => {
  await page.route('**/_astro/later.*.json', (route) => route.abort(), { times: 1 })
  await page.goto('/laskuri')
  await expect(page.getByRole('button', { name: 'Kopioi linkki' })).toBeEnabled()
  await expect(page.getByText(NOTE)).toBeHidden()
})

test('the comparison tells that its choices did not open', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/tuotevertailu', { waitUntil: 'load' })
  await expect(page.getByRole('alert').filter({ hasText: 'Vertailun valinnat eivät auenneet' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Ark PRO/ })).toBeVisible()
})

test('a button whose code does not come tells that the network is away', async ({ page, context }) => {
  await page.goto('/products')
  await context.setOffline(true)
  await page.locator('[data-product="1"] [data-add]').click()
  await expect(page.locator('toast-region')).toContainText('Verkkoyhteys ei toimi.')
  await context.setOffline(false)
  await page.locator('[data-product="1"] [data-add]').click()
  await expect(page.locator('[data-toast]').last()).toContainText('Tuote lisätty vertailuun!')
})

test('the search tells that the network is away when it is opened', async ({ page, context }) => {
  await page.goto('/')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Haku' }).first().click()
  await expect(page.locator('toast-region')).toContainText('Verkkoyhteys ei toimi.')
  await expect(page).toHaveURL(/\/$/)
})
