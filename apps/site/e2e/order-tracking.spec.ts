import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { makeOrder, signUpVerified } from './fixtures/customer.ts'
import { expect, test } from './fixtures/test.ts'

const EMAIL = 'aino.korhonen@example.fi'

async function track(page: Page, order: string, email: string) {
  await page.getByLabel('Tilausnumero').fill(order)
  await page.locator('#tracked-email').fill(email)
  await page.getByRole('button', { name: 'Näytä tilaus' }).click()
}

test('the signed-in owner sees the order, others its states and dates', async ({ page, server, staffToken }) => {
  const order = await makeOrder(page, staffToken, { email: EMAIL, status: 'shipped' })
  await page.goto(`/tilauksen-seuranta?order=${order}`)
  await expect(page.getByLabel('Tilausnumero')).toHaveValue(order)
  await track(page, order, 'joku.muu@example.fi')
  const failure = page.locator('toast-region').getByRole('alert')
  await expect(failure).toContainText('Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.')
  await expect(page.getByLabel('Tilausnumero')).toHaveValue(order)
  const told = page.getByRole('form').getByText(/^Tilauksen hakeminen epäonnistui\. Tilausta ei löytynyt\./)
  await expect(told).toBeFocused()

  await page.route('**/api/orders/track', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await track(page, order, EMAIL)
  await expect(failure).toContainText('Tilauksen hakeminen epäonnistui')
  await expect(failure).not.toContainText('ei löytynyt')

  await track(page, order.slice(0, 8), EMAIL)
  const shown = page.getByRole('article', { name: /^Tilaus \d+$/ })
  const steps = shown.getByRole('list', { name: 'Tilauksen vaiheet' })
  await expect(steps.getByRole('listitem')).toContainText(['valmis', 'valmis', 'nyt', 'tulossa'])
  await expect(steps.locator('[aria-current="step"]')).toContainText('Lähetetty')
  await expect(shown).not.toContainText('Satamakatu')
  await expect(shown.getByRole('table')).toBeHidden()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  await signUpVerified(page, server, EMAIL)
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Seuraa tilausta/ })
    .click()
  await expect(shown.getByRole('table')).toContainText('Lisäakku')
  await expect(shown).toContainText('Satamakatu 4 B 12')
  await expectAccessible(page)

  const cancelled = await makeOrder(page, staffToken, { email: EMAIL, status: 'cancelled' })
  await page.goto(`/tilauksen-seuranta?order=${cancelled}`)
  await expect(page.getByText('Tilaus on peruutettu.')).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveCount(0)

  const foreign = await makeOrder(page, staffToken, { email: 'joku.muu@example.fi' })
  await page.goto(`/tilauksen-seuranta?order=${foreign}`)
  await expect(page.getByText('Tilausta ei löytynyt tililtäsi.')).toBeVisible()
  await expect(page.getByLabel('Tilausnumero')).toHaveValue(foreign)
})

test('an example shows what is seen of an order, and gives way to the real one', async ({ page, staffToken }) => {
  await page.goto('/tilauksen-seuranta')
  const example = page.getByRole('list', { name: 'Esimerkki: näin tilaus etenee' })
  await expect(example.getByRole('listitem')).toContainText([
    'maanantaina',
    'tiistaina',
    'keskiviikkona',
    'maanantaina',
  ])
  await track(page, await makeOrder(page, staffToken, { email: EMAIL, status: 'shipped' }), EMAIL)
  await expect(example).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is followed on an answer page', async ({ page, staffToken }) => {
    const order = await makeOrder(page, staffToken, { email: EMAIL, status: 'shipped' })
    await page.goto('/tilauksen-seuranta')
    await track(page, order, 'vaara@example.fi')
    await expect(page.getByRole('alert')).toContainText('Tilausta ei löytynyt.')
    await page.getByLabel('Sähköposti').fill(EMAIL)
    await page.getByRole('button', { name: 'Näytä tilaus' }).click()
    await expect(page.getByRole('heading', { name: /^Tilaus \d+$/ })).toBeVisible()
    await expect(page.getByText('Tilauksen vaihe: Lähetetty')).toBeVisible()
  })
})
