import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { makeOrder, signUp } from './fixtures/customer.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

/** Told within a second, also where the machine is busy with other tests. */
const SOON = { timeout: 5_000 }
const toastOn = (page: Page) => page.locator('toast-region [data-toast]')

/** A form brings its code when it is first touched; without a network it would not come. */
const untilAwake = (page: Page) =>
  page.waitForFunction(() => ['ajax-form', 'toast-region'].every((name) => customElements.get(name) !== undefined))

/** Counts the calls that the page makes to change something. */
function countWrites(page: Page): () => number {
  let writes = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) writes += 1
  })
  return () => writes
}

test.describe('in the back office without a network', () => {
  test.beforeEach(async ({ page, staffToken }) => {
    await signInAsStaff(page, staffToken)
  })

  test('a status goes back, says that it is not stored, and is not sent later', async ({
    page,
    context,
    server,
    staffToken,
  }) => {
    const id = await makeOrder(page, staffToken, { email: 'tilaaja@example.fi' })
    await page.goto('/admin?nakyma=tilaukset')
    const status = page.getByLabel(/^Tilauksen .* tila$/)
    await status.focus()
    await status.selectOption('shipped')
    const question = page.getByRole('dialog', { name: /^Muutetaanko/ })
    await expect(question.getByRole('region', { name: 'Lähtevä viesti' })).toBeVisible()

    await context.setOffline(true)
    const writes = countWrites(page)
    await question.getByRole('button', { name: 'Muuta tila ja lähetä viesti' }).click()
    await expect(toastOn(page)).toContainText('Ei verkkoyhteyttä. Muutosta ei tallennettu.', SOON)
    await expect(status).toHaveValue('pending')
    await expect(status).toBeFocused()
    await expect(page.getByText('Ei verkkoyhteyttä. Mitään ei tallennu')).toBeVisible()
    await expectAccessible(page)
    const tried = writes()

    await status.selectOption('shipped')
    await expect(question.getByRole('alert').filter({ hasText: 'Muutoksen vaikutuksia' })).toContainText(
      'Ei verkkoyhteyttä.',
      SOON,
    )
    await expect(question.getByRole('button', { name: 'Muuta tila' })).toBeDisabled()
    await question.getByRole('button', { name: 'Peruuta' }).click()

    await context.setOffline(false)
    await expect(page.getByText('Ei verkkoyhteyttä. Mitään ei tallennu')).toBeHidden()
    await page.reload()
    await expect(status).toHaveValue('pending')
    expect(writes()).toBe(tried)
    expect((await readAsStaff<{ status: string }>(server, staffToken, `/api/admin/orders/${id}`)).status).toBe(
      'pending',
    )
  })

  test('an answer to a customer stays in its box and is not sent later', async ({
    page,
    context,
    server,
    staffToken,
  }) => {
    await page.request.post('/api/contact', {
      data: { name: 'Aino', email: 'aino@example.fi', subject: 'Toimitusaika', message: 'Milloin?' },
    })
    const [message] = await readAsStaff<{ id: string }[]>(server, staffToken, '/api/admin/contact-messages?limit=1')
    await page.goto(`/admin/contact-management?message=${message?.id}`)
    await page.getByLabel('Vastaus', { exact: true }).fill('Huomenna.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Lähetä vastaus' }).click()
    await expect(toastOn(page)).toContainText('Ei verkkoyhteyttä. Muutosta ei tallennettu.', SOON)
    await expect(page.getByLabel('Vastaus', { exact: true })).toHaveValue('Huomenna.')
    await context.setOffline(false)
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Vastaus', { exact: true })).toHaveValue('Huomenna.')
    await expect(page.getByText('Vastauksemme')).toBeHidden()
  })

  test('a list says that it could not be read, and can be tried again', async ({ page, context }) => {
    await page.goto('/admin?nakyma=tilaukset')
    await expect(page.getByText('Ei tilauksia vielä')).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('Tila', { exact: true }).selectOption('shipped')
    await expect(page.getByRole('alert')).toContainText('Virhe tilausten lataamisessa', SOON)
    await expect(page.getByRole('alert')).toContainText('Ei verkkoyhteyttä.')
    await expect(page.getByText('Ladataan...')).toBeHidden()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByText('Ei tuloksia löytynyt')).toBeVisible()
  })
})

test('a server that never answers is given up, without a word that may be wrong', async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
  await makeOrder(page, staffToken, { email: 'tilaaja@example.fi' })
  await page.clock.install()
  await page.goto('/admin?nakyma=tilaukset')
  await page.route('**/api/admin/orders/*/status', () => {})
  await page.getByLabel(/^Tilauksen .* tila$/).selectOption('shipped')
  await page.getByRole('button', { name: 'Muuta tila ja lähetä viesti' }).click()
  await page.clock.fastForward(16_000)
  await expect(toastOn(page)).toContainText('emme tiedä, tallentuiko muutos')
})

test('the account says within a second that a change was not stored, and keeps what was typed', async ({
  page,
  context,
}) => {
  await signUp(page, 'aino@example.fi')
  await page.goto('/oma-tili?nakyma=tiedot')
  await page.getByRole('button', { name: 'Muokkaa' }).first().click()
  await page.getByLabel('Etunimi').fill('Aada')
  await page.waitForFunction(() => customElements.get('toast-region') !== undefined)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(toastOn(page)).toContainText('Ei verkkoyhteyttä. Muutosta ei tallennettu.', SOON)
  await expect(page.getByText('Ei verkkoyhteyttä. Mitään ei tallennu')).toBeVisible()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Aada')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Hei, Aino')).toBeVisible()
})

const forms = [
  { name: 'contact', path: '/contact', form: 'form[action$="/api/contact"]', button: /Lähetä/ },
  { name: 'sign-in', path: '/kirjaudu', form: 'form[action$="/api/auth/login"]', button: /Kirjaudu/ },
  { name: 'newsletter', path: '/', form: 'form[action$="/api/newsletter/subscribe"]', button: /Tilaa/ },
  {
    name: 'registration',
    path: '/register-product',
    form: 'form[action$="/api/register-product"]',
    button: /Rekisteröi/,
  },
]
const values: Record<string, string> = {
  email: 'aino@example.fi',
  password: 'merituuli-88',
  purchaseDate: '2026-06-01',
  serialNumber: 'APX-2400-000123',
}

/** Fills in what a form asks for. */
async function fillIn(form: Locator) {
  for (const field of await form.locator('input[required]:not([type=checkbox]), textarea[required]').all()) {
    await field.fill(values[(await field.getAttribute('name')) ?? ''] ?? 'Aino Korhonen')
  }
  for (const choice of await form.locator('select[required]').all()) await choice.selectOption({ index: 1 })
  for (const box of await form.locator('input[type=checkbox][required]').all()) await box.check()
}

for (const { name, path, form: selector, button } of forms) {
  test(`the ${name} form says so where the network went away before it was touched, and goes when it is back; away later, it sends nothing and keeps what was typed`, async ({
    page,
    context,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const form = page.locator(selector).first()
    const send = form.getByRole('button', { name: button })
    await context.setOffline(true)
    await fillIn(form)
    await send.click()
    const note = page
      .locator('ajax-form', { has: form })
      .getByRole('alert')
      .filter({ hasText: 'Verkkoyhteys ei toimi' })
    await expect(note).toBeVisible(SOON)
    await expect(form.locator('[name=email]')).toHaveValue('aino@example.fi')
    await expectAccessible(page)

    await context.setOffline(false)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await send.click()
    expect((await sent).postDataJSON()).toMatchObject({ email: 'aino@example.fi' })
    await expect(note).toBeHidden()

    await page.goto(path)
    await fillIn(form)
    await untilAwake(page)
    await context.setOffline(true)
    await send.click()
    await expect(toastOn(page)).toContainText('Ei verkkoyhteyttä. Mitään ei lähetetty.', SOON)
    await expect(form.locator('[name=email]')).toHaveValue('aino@example.fi')
    await expect(send).toBeEnabled()
  })
}

test('a form whose code is slow to come is seen to be busy, and is sent once however often it is pressed', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route(/\/_astro\/ajax-form\./, async (route) => {
    await held
    await route.continue()
  })
  const writes = countWrites(page)
  await page.goto('/contact')
  const form = page.locator('form[action$="/api/contact"]')
  await fillIn(form)
  const button = form.getByRole('button', { name: /Lähetä/ })
  await button.click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('opacity', '0.55')
  await button.click()
  release()
  await expect(toastOn(page)).toContainText('Viesti lähetetty')
  expect(writes()).toBe(1)
})
