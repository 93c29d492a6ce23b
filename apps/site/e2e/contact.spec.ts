import type { ContactMessage } from '@arkpax/schema/contact'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

async function writeMessage(page: Page, subject: string) {
  await page.getByLabel('Nimi *').fill('Aino Korhonen')
  await page.getByLabel('Sähköposti *').fill('aino@example.fi')
  await page.getByLabel('Aihe *').fill(subject)
  await page.getByLabel('Viesti *').fill('Hei!\nRiittääkö EVO mökille?')
}

const send = (page: Page) => page.getByRole('button', { name: 'Lähetä viesti' }).click()

test('a message reaches staff, the form empties and a toast thanks', async ({ page, server, staffToken }) => {
  await page.goto('/contact')
  await writeMessage(page, 'Mallin valinta')
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Viesti lähetetty!' })).toContainText(
    'Otamme yhteyttä mahdollisimman pian.',
  )
  await expect(page.getByText('Kiitos, viestisi on perillä.')).toBeVisible()
  await expect(page.getByLabel('Viesti *')).toBeHidden()
  await expect(page.getByLabel('Viesti *')).toHaveValue('')
  const messages = await readAsStaff<ContactMessage[]>(server, staffToken, '/api/admin/contact-messages')
  expect(messages.find(({ subject }) => subject === 'Mallin valinta')).toMatchObject({
    name: 'Aino Korhonen',
    email: 'aino@example.fi',
    message: 'Hei!\nRiittääkö EVO mökille?',
    status: 'new',
  })
})

test('empty and wrong fields are told at the fields, and nothing is sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => request.method() === 'POST' && sent++)
  await page.goto('/contact')
  await page.getByLabel('Sähköposti *').fill('aino')
  await send(page)
  await expect(page.getByText('Nimi on pakollinen')).toBeVisible()
  await expect(page.getByText('Virheellinen sähköpostiosoite')).toBeVisible()
  await expect(page.getByLabel('Nimi *')).toBeFocused()
  await expect(page.getByLabel('Nimi *')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
})

test('a lost connection shows the failure and keeps every value', async ({ page }) => {
  await page.goto('/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await writeMessage(page, 'Yhteys katkeaa')
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Virhe viestin lähetyksessä' })).toContainText(
    'Yritä uudelleen myöhemmin tai ota yhteyttä suoraan.',
  )
  await expect(page.getByLabel('Aihe *')).toHaveValue('Yhteys katkeaa')
  await expect(page.getByLabel('Viesti *')).toHaveValue('Hei!\nRiittääkö EVO mökille?')
})

test('sending again after a failure stores the message once', async ({ page, server, staffToken }) => {
  await page.goto('/contact')
  let tries = 0
  await page.route('**/api/contact', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await writeMessage(page, 'Kahdesti lähetetty')
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Virhe viestin lähetyksessä' })).toBeVisible()
  await send(page)
  await expect(page.getByText('Viesti lähetetty!')).toBeVisible()
  const messages = await readAsStaff<ContactMessage[]>(server, staffToken, '/api/admin/contact-messages')
  expect(messages.filter(({ subject }) => subject === 'Kahdesti lähetetty')).toHaveLength(1)
})

test('the subject comes from the link that led here', async ({ page }) => {
  await page.goto('/contact?aihe=Tarjouspyyntö#lomake')
  await expect(page.getByLabel('Aihe *')).toHaveValue('Tarjouspyyntö')
})

test('each kind of matter leads to the form with its name as the subject', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('main').getByRole('link', { name: 'Yhteistyö' }).click()
  await expect(page.getByLabel('Aihe *')).toHaveValue('Yhteistyö')
})

test('a kind of matter is chosen beside the form, and what has been written stays', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Nimi *').fill('Aino Korhonen')
  const warranty = page.getByRole('main').getByRole('link', { name: 'Takuu', exact: true })
  await warranty.click()
  await expect(page.getByLabel('Aihe *')).toHaveValue('Takuu')
  await expect(warranty).toHaveAttribute('aria-current', 'true')
  await expect(page.getByLabel('Nimi *')).toHaveValue('Aino Korhonen')
  await expect(page.getByLabel('Sähköposti *')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Aihe *').fill('Takuun siirto')
  await expect(warranty).not.toHaveAttribute('aria-current')
})

test('the screen shows phone, e-mail, hours, four kinds of help and four questions', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('main').getByRole('link', { name: /^Soita/ })).toHaveAttribute('href', /^tel:\+358/)
  await expect(page.locator('main').getByRole('link', { name: 'asiakaspalvelu@arkpax.fi' })).toBeVisible()
  await expect(page.locator('main').getByText(/^Arkisin klo\s9\u2060–\u206017 \(Suomen aikaa\)/)).toBeVisible()
  for (const help of ['Tekninen tuki', 'Myynti', 'Takuu', 'Yhteistyö']) {
    await expect(page.getByRole('heading', { name: help, exact: true })).toBeVisible()
  }
  await expect(page.locator('#kysymykset details')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Kaikki kysymykset ja vastaukset' })).toHaveAttribute(
    'href',
    '/general-faqs',
  )
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and a Finnish page answers', async ({ page, server, staffToken }) => {
    await page.goto('/contact')
    await writeMessage(page, 'Ilman skriptejä')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Viesti lähetetty!' })).toBeVisible()
    const messages = await readAsStaff<ContactMessage[]>(server, staffToken, '/api/admin/contact-messages')
    expect(messages.filter(({ subject }) => subject === 'Ilman skriptejä')).toHaveLength(1)
  })
})
