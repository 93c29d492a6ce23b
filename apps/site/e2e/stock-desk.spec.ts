import { expectAccessible } from './fixtures/accessible.ts'
import { mailedLink } from './fixtures/customer.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const authorised = (token: string) => ({ Authorization: `Bearer ${token}` })

test('a product that is out says when more comes, and takes an address that a mailed link confirms', async ({
  page,
  server,
  staffToken,
}) => {
  const headers = authorised(staffToken)
  const form = page.getByRole('form', { name: 'Ilmoita, kun tuotetta on saatavilla' })
  await page.goto('/tuote/1')
  await expect(page.getByText('Varastossa').first()).toBeVisible()
  await expect(form).toBeHidden()

  await page.request.put('/api/admin/products/1/stock', { headers, data: { stock: 0 } })
  await page.reload()
  await expect(page.getByText('Loppuunmyyty')).toBeVisible()
  await form.getByLabel('Sähköposti').fill('odottaja@')
  await form.getByRole('button').click()
  await expect(form.getByText('Virheellinen sähköpostiosoite')).toBeVisible()
  await form.getByLabel('Sähköposti').fill('odottaja@example.fi')
  await form.getByRole('button').press('Enter')
  await expect(page.getByText('Pääset jonoon, kun vahvistat osoitteesi viestin linkistä.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await mailedLink(server, 'odottaja@example.fi', '/saatavuus/vahvista'))
  await page.getByRole('main').getByRole('button', { name: 'Vahvista osoite' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Olet jonossa' })).toBeVisible()
  await expectAccessible(page)

  // A product that is newer than the pages.
  const data = {
    ...{ name: 'Suojapeite', description: 'Pitää lumen poissa.', price: 89.9, stock: 0, category: 'accessories' },
    image_url: '/images/ark-pro-hero-800.webp',
  }
  const { id } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  const goods = { product_id: id, quantity: 5, expected_on: '2099-12-09', reference: '' }
  await page.request.post('/api/admin/incoming-goods', { headers, data: goods })
  await page.goto(`/tuote/${id}`)
  await expect(page.getByText('Lisää arvioidaan saapuvan viikolla 50.')).toBeVisible()
  await form.getByLabel('Sähköposti').fill('toinen@example.fi')
  await form.getByRole('button').click()
  await expect(page.getByText('Pääset jonoon, kun vahvistat osoitteesi viestin linkistä.')).toBeVisible()
  const path = `/api/admin/stock-alerts?product_id=${id}`
  expect(await (await page.request.get(path, { headers })).json()).toMatchObject([{ email: 'toinen@example.fi' }])
})

test('staff write down goods, receive some of them and keep units for a customer', async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
  await page.goto('/varastonhallinta')
  await page.getByRole('button', { name: 'Lisää saapuva erä' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tuote').selectOption({ label: 'Ark PRO 2400 W' })
  await dialog.getByLabel('Kappalemäärä').fill('10')
  await dialog.getByLabel('Odotetaan saapuvan').fill('2099-12-09')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tallenna' }).click()

  await page.getByRole('button', { name: 'Merkitse saapuneeksi: Ark PRO 2400 W, 9.12.2099' }).click()
  await dialog.getByLabel('Saapui nyt (kpl)').fill('4')
  await dialog.getByRole('button', { name: 'Lisää varastoon' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Ark PRO 2400 W' }).first()
  await expect(row).toContainText('Tulossa 6 kpl, 9.12.2099')

  await page.getByRole('button', { name: 'Varaukset ja odottajat: Ark PRO 2400 W' }).click()
  await dialog.getByLabel('Kenelle').fill('Virtanen hakee perjantaina')
  await dialog.getByRole('button', { name: 'Varaa', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Vapauta varaus: Virtanen hakee perjantaina' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Varattu 1 kpl')
  await expectAccessible(page)
})
