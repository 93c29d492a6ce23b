import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { makeOrder } from './fixtures/customer.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

const EMAIL = 'tilaaja@example.fi'

test.beforeEach(async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
})

const statusOf = (page: Page) => page.getByLabel(/^Tilauksen .* tila$/)
const questionOn = (page: Page) => page.getByRole('dialog', { name: /^Muutetaanko tilauksen .* tila\?$/ })
const toastOn = (page: Page) => page.locator('toast-region [data-toast]')

/** How a stored order stands, and the mails about its status that have left or wait. */
async function stored(server: RunningServer, token: string, id: string) {
  const order = await readAsStaff<{ status: string }>(server, token, `/api/admin/orders/${id}`)
  const mails = await readAsStaff<{ kind: string }[]>(server, token, `/api/admin/mails?state=all&q=${EMAIL}`)
  return { status: order.status, mails: mails.filter(({ kind }) => kind === 'order-status').length }
}

test('an arrow key on a status asks first, and says what would be mailed', async ({ page, server, staffToken }) => {
  const id = await makeOrder(page, staffToken, { email: EMAIL })
  await page.goto('/admin?nakyma=tilaukset')
  await statusOf(page).focus()
  await page.keyboard.press('ArrowDown')

  const question = questionOn(page)
  await expect(question).toContainText('Odottaa → Käsitellään')
  await expect(question).toContainText(`Asiakkaalle lähtee tämä viesti osoitteeseen ${EMAIL}:`)
  await expect(question.getByRole('region', { name: 'Lähtevä viesti' })).toContainText(/Tilauksesi \d+ on käsittelyssä/)
  await expectAccessible(page)
  expect(await stored(server, staffToken, id)).toEqual({ status: 'pending', mails: 0 })

  await expect(question.getByRole('button', { name: 'Peruuta' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(statusOf(page)).toBeFocused()
  await expect(statusOf(page)).toHaveValue('pending')
  expect(await stored(server, staffToken, id)).toEqual({ status: 'pending', mails: 0 })
})

test('a status that a colleague has changed meanwhile is not changed again', async ({ page, server, staffToken }) => {
  const id = await makeOrder(page, staffToken, { email: EMAIL })
  await page.goto('/admin?nakyma=tilaukset&status=pending')
  await statusOf(page).selectOption('processing')
  await expect(questionOn(page).getByRole('region', { name: 'Lähtevä viesti' })).toBeVisible()
  await page.request.put(`/api/admin/orders/${id}/status`, {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { status: 'shipped', notify: false },
  })

  await questionOn(page)
    .getByRole('button', { name: /^Muuta/ })
    .click()
  await expect(toastOn(page)).toContainText('Joku muu on muokannut tätä välissä')
  await expect(statusOf(page)).toHaveValue('shipped')
  expect(await stored(server, staffToken, id)).toEqual({ status: 'shipped', mails: 0 })
})

test('a change is undone with the keyboard, and the customer hears nothing', async ({ page, server, staffToken }) => {
  const id = await makeOrder(page, staffToken, { email: EMAIL })
  await page.goto('/admin?nakyma=tilaukset&status=pending')
  await statusOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(questionOn(page).getByRole('region', { name: 'Lähtevä viesti' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOn(page)).toContainText('Tilauksen tila päivitetty')
  await expect(statusOf(page)).toBeFocused()
  await expect(statusOf(page)).toHaveValue('processing')
  expect(await stored(server, staffToken, id)).toEqual({ status: 'processing', mails: 1 })
  await expectAccessible(page)

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Kumoa' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOn(page)).toContainText('Muutos kumottu, tila: Odottaa')
  await expect(statusOf(page)).toBeFocused()
  await expect(statusOf(page)).toHaveValue('pending')
  expect(await stored(server, staffToken, id)).toEqual({ status: 'pending', mails: 0 })
})

test('a change on the order’s own screen is undone there too', async ({ page, server, staffToken }) => {
  const id = await makeOrder(page, staffToken, { email: EMAIL })
  await page.goto(`/admin/orders/${id}`)
  const detail = page.locator('main')
  const status = detail.getByLabel(/^Tilauksen .* tila$/)
  await status.selectOption('cancelled')
  await expect(questionOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(questionOn(page)).toBeHidden()
  await expect(detail).toBeVisible()

  await status.selectOption('shipped')
  await questionOn(page).getByRole('button', { name: 'Muuta tila ja lähetä viesti' }).click()
  await expect(detail).toContainText('Odottaa → Lähetetty')
  await page.locator('toast-region').getByRole('button', { name: 'Kumoa' }).click()
  await expect(toastOn(page)).toContainText('Muutos kumottu')
  await expect(detail).not.toContainText('Odottaa → Lähetetty')
  expect(await stored(server, staffToken, id)).toEqual({ status: 'pending', mails: 0 })
})

test('the customer of a delivered order is not told of its cancelling, and its goods stay away, where staff say so', async ({
  page,
  server,
  staffToken,
}) => {
  const stock = async () => (await readAsStaff<{ stock: number }>(server, staffToken, '/api/products/3')).stock
  const id = await makeOrder(page, staffToken, { email: EMAIL, status: 'delivered' })
  const before = await stock()
  const { mails } = await stored(server, staffToken, id)
  await page.goto(`/admin/orders/${id}`)
  const detail = page.locator('main')
  await detail.getByLabel(/^Tilauksen .* tila$/).selectOption('cancelled')
  const question = questionOn(page)
  await expect(question).toContainText('on jo lähetetty.')
  await expect(question).toContainText('Lähetetyt tuotteet eivät palaa varastoon')
  await question.getByLabel('Älä ilmoita asiakkaalle').check()
  await expect(question).toContainText('Asiakkaalle ei lähde viestiä.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Muuta tila ilmoittamatta' }).click()
  await expect(toastOn(page)).toContainText('Asiakkaalle ei ilmoiteta.')
  await expect(detail).toContainText('asiakkaalle ei ilmoitettu, tuotteita ei palautettu varastoon')
  expect(await stock()).toBe(before)
  expect(await stored(server, staffToken, id)).toEqual({ status: 'cancelled', mails })
})

test('a second order from the same message is asked about, and message and orders name each other', async ({
  page,
  server,
  staffToken,
}) => {
  await page.request.post('/api/contact', {
    data: { name: 'Aino Korhonen', email: EMAIL, subject: 'Tilaus', message: 'Haluan tilata lisäakun.' },
  })
  const [message] = await readAsStaff<{ id: string }[]>(server, staffToken, '/api/admin/contact-messages?limit=1')
  async function fillIn() {
    const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
    await form.getByLabel('Katuosoite').fill('Kotikuja 1')
    await form.getByLabel('Postinumero', { exact: true }).fill('00100')
    await form.getByLabel('Postitoimipaikka', { exact: true }).fill('Helsinki')
    await form.getByLabel('Tuote', { exact: true }).selectOption('3')
    await form.getByRole('button', { name: 'Luo tilaus' }).click()
    return form
  }
  await page.goto(`/admin?contact=${message?.id}`)
  await expect(await fillIn()).toBeHidden()
  await page.getByRole('row').nth(1).getByRole('link').click()
  const detail = page.locator('main')
  await detail.getByText('Aino Korhonen: Tilaus').click()
  await expect(detail.getByText('Haluan tilata lisäakun.')).toBeVisible()
  await expectAccessible(page)
  const heading = await detail.getByRole('heading', { level: 1 }).textContent()
  const number = heading?.replace('Tilaus ', '')

  await detail.getByRole('link', { name: 'Avaa yhteydenotto' }).click()
  const opened = page.getByRole('article')
  await expect(opened.getByRole('link', { name: `Tilaus ${number}` })).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Vastattu', pressed: true })).toBeVisible()
  await expect(page.getByText(/Vastausaikaa jäljellä/)).toBeHidden()
  await expectAccessible(page)

  await opened.getByRole('link', { name: 'Tee toinen tilaus viestistä' }).click()
  await expect(page.getByText('Tästä viestistä on jo tehty tilaus', { exact: true })).toBeVisible()
  const form = await fillIn()
  const question = page.getByRole('dialog', { name: 'Tehdäänkö toinen tilaus?' })
  await expect(question).toContainText(`Tästä viestistä on jo tehty tilaus ${number}.`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(form.getByLabel('Katuosoite')).toHaveValue('Kotikuja 1')
  await form.getByRole('button', { name: 'Luo tilaus' }).click()
  await question.getByRole('button', { name: 'Tee toinen tilaus' }).click()
  await expect(page.locator('toast-region')).toContainText('Tilaus luotu')
})
