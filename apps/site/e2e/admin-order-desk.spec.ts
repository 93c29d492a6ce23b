import { expectAccessible } from './fixtures/accessible.ts'
import { makeOrder } from './fixtures/customer.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

const EMAIL = 'poyta@example.fi'

test.beforeEach(async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
})

test('an order is edited until it is sent, goes in parts, and its customer follows them', async ({
  page,
  server,
  staffToken,
}) => {
  const id = await makeOrder(page, staffToken, { email: EMAIL, productIds: ['3', '4'] })
  await page.goto(`/admin/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Tilaus \d+$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Muokkaa tilausta' }).click()
  const form = page.getByRole('dialog', { name: /^Muokkaa tilausta/ })
  await form.getByLabel('Alennus (€)').first().fill('1 000 000')
  await form.getByRole('button', { name: 'Tarkista ja tallenna' }).click()
  await expect(form.getByText('Alennus on suurempi kuin rivin hinta')).toBeVisible()
  await form.getByLabel('Alennus (€)').first().fill('')
  await form.getByRole('button', { name: 'Lisää toimitusmaksu' }).click()
  await form.getByLabel('À-hinta (€)').last().fill('49,90')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Tarkista ja tallenna' }).click()
  const question = page.getByRole('dialog', { name: 'Tallennetaanko muutokset?' })
  await expect(question).toContainText('Asiakas maksaa 49,90\u00A0€ lisää.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Tallenna ja lähetä viesti' }).click()
  await expect(form).toBeHidden()
  await expect(page.locator('main')).toContainText('Tilausta muutettiin')

  const next = page.getByRole('region', { name: 'Seuraava vaihe' })
  await expect(next).toContainText('Kerättävänä 2\u00A0kpl.')
  await expect(page.getByRole('heading', { name: 'Palautukset' })).toBeHidden()
  await next.getByRole('button', { name: 'Kerää toimitus' }).click()
  const parcel = page.getByRole('dialog', { name: 'Kerää toimitus' })
  await parcel.getByRole('textbox').first().fill('0')
  await parcel.getByLabel(/^Seurantalinkki/).fill('https://seuranta.example/1')
  await expectAccessible(page)
  await parcel.getByRole('button', { name: 'Kerää', exact: true }).click()
  await expect(next).toContainText('Toimitus 1 on kerätty ja odottaa lähettämistä.')
  await next.getByRole('button', { name: 'Merkitse lähetetyksi' }).click()
  await page
    .getByRole('dialog', { name: 'Lähetetäänkö toimitus?' })
    .getByRole('button', { name: 'Merkitse lähetetyksi' })
    .click()
  await expect(page.getByText('Osa lähetetty')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Palautukset' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const { number } = await readAsStaff<{ number: number }>(server, staffToken, `/api/admin/orders/${id}`)
  await page.goto('/tilauksen-seuranta')
  await page.getByLabel('Tilausnumero').fill(String(number))
  await page.locator('#tracked-email').fill(EMAIL)
  await page.getByRole('button', { name: 'Näytä tilaus' }).click()
  await expect(page.getByRole('link', { name: 'Seuraa lähetystä' })).toHaveAttribute(
    'href',
    'https://seuranta.example/1',
  )
  await expectAccessible(page)
})
