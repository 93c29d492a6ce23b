import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { mailedLink } from './fixtures/customer.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

interface Listed {
  customer_name: string
  status: string
}

const asStaff = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const order = (customer_name: string, quantity: number) => ({
  ...{ customer_name, customer_email: `${customer_name.toLowerCase()}@example.fi`, shipping_address: 'Kotikuja 1' },
  ...{ shipping_postcode: '00100', shipping_city: 'Helsinki', items: [{ product_id: '4', quantity }] },
})

test('orders are sorted and narrowed, kept under a name, changed together and taken back', async ({
  page,
  server,
  staffToken,
}) => {
  for (const [at, name] of ['Virtanen', 'Aaltonen', 'Korhonen'].entries())
    await page.request.post('/api/admin/orders', { data: order(name, at + 1), ...asStaff(staffToken) })
  const statuses = async () =>
    (await readAsStaff<Listed[]>(server, staffToken, '/api/admin/orders?sort=customer')).map(({ status }) => status)
  await signInAsStaff(page, staffToken)
  await page.goto('/admin?nakyma=tilaukset')

  const table = page.getByRole('region', { name: 'Tilaukset' }).getByRole('table')
  const customers = () => table.locator('tbody tr td[data-label="Asiakas"]').allInnerTexts()
  const firstWords = async () => (await customers()).map((text) => text.split(/\s/)[0])
  await table.getByRole('button', { name: 'Asiakas' }).click()
  await expect.poll(firstWords).toEqual(['Aaltonen', 'Korhonen', 'Virtanen'])
  await expect(table.getByRole('columnheader', { name: 'Asiakas' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('button', { name: 'Asiakas' })).toBeFocused()
  await page.getByLabel('Aika').selectOption('Tänään')
  await page.getByRole('button', { name: 'Tallenna suodatin' }).click()
  await page.getByLabel('Nimi').fill('Päivän tilaukset')
  await page.getByLabel('Avaa lista tällä').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Päivän tilaukset' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/admin?nakyma=tilaukset')
  await expect(page).toHaveURL(/days=today/)
  await expect.poll(firstWords).toEqual(['Aaltonen', 'Korhonen', 'Virtanen'])

  await page.getByLabel('Valitse kaikki näkyvät (3)').check()
  await page.getByLabel('Uusi tila valituille').selectOption('Lähetetty')
  await page.getByRole('button', { name: 'Muuta tila…' }).click()
  const question = page.getByRole('dialog', { name: /Muutetaanko 3\stilauksen tila\?/ })
  await question.locator('summary').first().click()
  await expect(question.getByLabel('Lähtevä viesti')).toContainText('Aaltonen')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Muuta tilat ja lähetä viestit' }).click()
  await expect.poll(statuses).toEqual(['shipped', 'shipped', 'shipped'])
  await page.locator('toast-region').getByRole('button', { name: 'Kumoa' }).click()
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending'])
})

test('what is typed survives a crash of the page for whoever typed it, and nobody else sees it', async ({
  page,
  context,
  server,
  staffToken,
}) => {
  const invited = { name: 'Bertta', email: 'bertta@example.com', role: 'sales' }
  expect((await page.request.post('/api/admin/staff', { data: invited, ...asStaff(staffToken) })).status()).toBe(201)
  const link = new URL(await mailedLink(server, invited.email, '/admin/invitation'))
  const data = { token: link.searchParams.get('token'), password: 'talvinen laituri 47' }
  const { token: ofBertta } = await (await page.request.post('/api/admin/invitations/accept', { data })).json()

  const typed = (tab: Page) => tab.getByRole('dialog', { name: 'Uusi tilaus' }).getByLabel('Nimi')
  const open = async (tab: Page, token: string) => {
    await tab.goto('/')
    await tab.evaluate((bearer) => localStorage.setItem('admin_token', bearer), token)
    await tab.goto('/admin?nakyma=tilaukset&uusi=1')
    await expect(typed(tab)).toBeVisible()
  }
  const copies = (tab: Page) =>
    tab.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('arkpax:talteen:')))

  await open(page, staffToken)
  await typed(page).fill('Kesken Jäänyt')
  await expect.poll(async () => (await copies(page)).length).toBe(1)
  expect(JSON.stringify(await copies(page))).not.toContain('Kesken')
  const crashed = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => {})
  await crashed

  const theirs = await context.newPage()
  await open(theirs, ofBertta)
  await expect(typed(theirs)).toHaveValue('')
  expect(await copies(theirs)).toHaveLength(1)
  await theirs.close()

  const own = await context.newPage()
  await open(own, staffToken)
  await expect(typed(own)).toHaveValue('Kesken Jäänyt')
  await expectAccessible(own)
})
