import { expectAccessible, expectAccessibleInBothThemes } from './fixtures/accessible.ts'
import { makeOrder } from './fixtures/customer.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const EMAIL = 'aino.korhonen@example.fi'

test.beforeEach(({ page, staffToken }) => signInAsStaff(page, staffToken))

test('an order is found by its number and a phone number with the keyboard alone, from any screen', async ({
  page,
  staffToken,
}) => {
  await makeOrder(page, staffToken, { email: EMAIL })
  const asStaff = { headers: { Authorization: `Bearer ${staffToken}` } }
  const [order] = await (await page.request.get('/api/admin/orders?limit=1', asStaff)).json()
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Etsi hallinnasta' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(String(order.number))
  await expect(palette.getByRole('option', { selected: true })).toContainText(`Tilaus ${order.number}`)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Tilaus ${order.number}`, exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(EMAIL)
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`))
})

test('the day begins with what waits, and the breadcrumbs lead back from it', async ({ page, staffToken }) => {
  await page.request.post('/api/contact', {
    data: { name: 'Aino Korhonen', email: EMAIL, subject: 'Odottava asia', message: 'Hei!' },
  })
  await makeOrder(page, staffToken, { email: EMAIL })
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/admin')
  const today = page.getByRole('region', { name: 'Tänään hoidettavaa' })
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByRole('listitem').first()).toContainText(/mennessä|Viimeistään/)
  const sections = page.getByRole('navigation', { name: 'Hallinta' })
  await expect(sections.getByRole('link', { name: 'Tilaukset 1 odottaa' })).toBeVisible()
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [820, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  await today.getByRole('link', { name: 'Odottava asia' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Odottava asia' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Yhteydenotot' }).click()
  await expect(page.getByRole('button', { name: /Odottava asia/ })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  const fold = page.getByRole('button', { name: 'Vain kuvakkeet' })
  await fold.click()
  await page.reload()
  await expect(fold).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(700, 500)
  await expect.poll(async () => (await sections.boundingBox())?.width).toBeLessThan(60)
  await expectAccessible(page)
})
