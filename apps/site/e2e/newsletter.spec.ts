import type { Subscriber } from '@arkpax/schema/newsletter'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { mailedLink } from './fixtures/customer.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

const block = (page: Page) => page.getByRole('main').getByRole('form', { name: /^Uutiskirje/ })
const footer = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: 'Uutiskirjeen tilaus' })

test('the block takes a trimmed address and then thanks in its place', async ({ page, server, staffToken }) => {
  await page.goto('/')
  await block(page).getByLabel('Sähköposti').fill('  Lohko@Example.fi ')
  await block(page).getByRole('button').click()
  await expect(page.getByRole('main').getByText('Kiitos tilauksesta!')).toBeVisible()
  await expect(block(page)).toBeHidden()
  await expect(page.locator('toast-region')).not.toContainText('Kiitos')
  const subscribers = await readAsStaff<Subscriber[]>(server, staffToken, '/api/admin/newsletters')
  expect(subscribers.find(({ email }) => email === 'lohko@example.fi')).toMatchObject({ is_active: true })
})

test('a page with the block does not ask for the address again below', async ({ page }) => {
  for (const path of ['/', '/blogi']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' })).toBeVisible()
    await expect(block(page)).toHaveCount(1)
    await expect(footer(page)).toHaveCount(0)
  }
})

test('a blank address is not sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => request.method() === 'POST' && sent++)
  await page.goto('/')
  await block(page).getByLabel('Sähköposti').fill('   ')
  await block(page).getByRole('button').click()
  await expect(block(page).getByText('Sähköpostiosoite on pakollinen')).toBeVisible()
  expect(sent).toBe(0)
})

test('a second press while the first is pending sends nothing', async ({ page }) => {
  await page.goto('/')
  let sent = 0
  const held: (() => void)[] = []
  await page.route('**/api/newsletter/subscribe', async (route) => {
    sent += 1
    await new Promise<void>((answer) => held.push(answer))
    await route.continue()
  })
  await block(page).getByLabel('Sähköposti').fill('kerran@example.fi')
  await block(page).getByRole('button').click()
  await expect(block(page).getByRole('button')).toBeDisabled()
  await block(page).getByLabel('Sähköposti').press('Enter')
  for (const answer of held) answer()
  await expect(page.getByRole('main').getByText('Kiitos tilauksesta!')).toBeVisible()
  expect(sent).toBe(1)
})

test('a failure of the block tells what the server said', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Liikaa', status: 429, detail: 'Odota hetki ja yritä uudelleen.' },
    }),
  )
  await block(page).getByLabel('Sähköposti').fill('odottaja@example.fi')
  await block(page).getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tilaus epäonnistui' })).toContainText(
    'Odota hetki ja yritä uudelleen.',
  )
  await expect(block(page).getByLabel('Sähköposti')).toHaveValue('odottaja@example.fi')
})

test('the footer subscribes from any page', async ({ page, server, staffToken }) => {
  await page.goto('/warranty-policy')
  await footer(page).getByLabel('Sähköposti').fill('alatunniste@example.fi')
  await footer(page).getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kiitos tilauksesta!' })).toBeVisible()
  await expect(footer(page).getByLabel('Sähköposti')).toHaveValue('')
  const subscribers = await readAsStaff<Subscriber[]>(server, staffToken, '/api/admin/newsletters')
  expect(subscribers.map(({ email }) => email)).toContain('alatunniste@example.fi')
})

test('a lost connection shows the footer’s own failure and keeps the address', async ({ page }) => {
  await page.goto('/warranty-policy')
  await page.route('**/api/newsletter/subscribe', (route) => route.abort())
  await footer(page).getByLabel('Sähköposti').fill('katko@example.fi')
  await footer(page).getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Jotain meni pieleen' })).toContainText(
    'Yritä uudelleen myöhemmin.',
  )
  await expect(footer(page).getByLabel('Sähköposti')).toHaveValue('katko@example.fi')
})

test('the mailed link leads to a page that cancels with one press, and helps where it cannot', async ({
  page,
  server,
  staffToken,
}) => {
  const email = 'lahtija@example.fi'
  await page.request.post('/api/newsletter/subscribe', { data: { email } })
  const link = await mailedLink(server, email, '/uutiskirje/peruuta')
  const button = page.getByRole('main').getByRole('button', { name: 'Lopeta uutiskirjeen tilaus' })
  const help = page.getByText('Voit peruuttaa tilauksen myös kirjoittamalla')

  await page.goto('/uutiskirje/peruuta')
  await expect(page.getByRole('heading', { name: 'Linkki on puutteellinen' })).toBeVisible()
  await expect(button).toBeHidden()
  await page.goto('/uutiskirje/peruuta?token=arvattu')
  await button.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Peruutuslinkki ei ole voimassa.' })).toBeVisible()
  await expect(help).toBeVisible()
  await expectAccessible(page)

  await page.goto(link)
  await expect(help).toBeHidden()
  await page.route('**/api/newsletter/unsubscribe', (route) => route.abort())
  await button.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Peruuttaminen epäonnistui' })).toBeVisible()
  await page.unroute('**/api/newsletter/unsubscribe')
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Et saa enää uutiskirjettä' })).toBeVisible()
  await expect(help).toBeHidden()
  await expectAccessible(page)
  const subscribers = await readAsStaff<Subscriber[]>(server, staffToken, '/api/admin/newsletters')
  expect(subscribers).toMatchObject([{ email, is_active: false }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer subscribes and a Finnish page answers', async ({ page }) => {
    await page.goto('/about')
    await footer(page).getByLabel('Sähköposti').fill('skriptiton@example.fi')
    await footer(page).getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible()
  })
})
