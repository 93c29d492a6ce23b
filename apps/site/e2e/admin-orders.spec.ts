import { readFile } from 'node:fs/promises'
import { expectAccessible } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

interface Stocked {
  stock: number
}

test.beforeEach(async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
})

test('an order goes from a contact message to cancelled and back, and stock follows', async ({
  page,
  server,
  staffToken,
}) => {
  const name = `Viesti Lähettäjä ${Date.now()}`
  await page.request.post('/api/contact', {
    data: { name, email: 'viesti@example.fi', subject: 'Tilaus', message: '<b>Haluan</b> tilata Ark EVOn.' },
  })
  const [message] = await readAsStaff<{ id: string }[]>(server, staffToken, '/api/admin/contact-messages?limit=1')
  const stock = async () => (await readAsStaff<Stocked>(server, staffToken, '/api/products/2')).stock
  const before = await stock()

  await page.goto(`/admin?contact=${message?.id}`)
  const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
  await expect(form.getByLabel('Nimi')).toHaveValue(name)
  await expect(form.getByText('<b>Haluan</b> tilata Ark EVOn.')).toBeVisible()
  await form.getByRole('button', { name: 'Luo tilaus' }).click()
  await expect(form.getByText('Osoite on pakollinen')).toBeVisible()
  await expectAccessible(page)

  await form.getByLabel('Katuosoite').fill('Kotikuja 1')
  await form.getByLabel('Postinumero', { exact: true }).fill('00100')
  await form.getByLabel('Postitoimipaikka', { exact: true }).fill('Helsinki')
  await form.getByLabel('Tuote', { exact: true }).selectOption('2')
  await form.getByLabel('Määrä').fill(String(before + 1))
  await form.getByRole('button', { name: 'Luo tilaus' }).click()
  await expect(form.getByText(new RegExp(`varastossa enää ${before}\\s`))).toBeVisible()

  await form.getByLabel('Määrä').fill('2')
  await expect(form.getByText('5 900,00 €')).toBeVisible()
  await form.getByLabel('Huomautus').fill('Soita ennen toimitusta.')
  await form.getByRole('button', { name: 'Luo tilaus' }).click()
  await expect(form).toBeHidden()
  await page.goto(`/admin?nakyma=tilaukset&q=${encodeURIComponent(name)}`)
  await page.getByRole('row').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tilaus \d+$/ })).toBeVisible()
  const detail = page.locator('main')
  await expect(detail).toContainText('Soita ennen toimitusta.')
  await expect(detail).toContainText('Tilaus luotiin, tila: Odottaa')
  await expect(detail).toContainText('Tilaus on tehty asiakkaan yhteydenotosta.')
  expect(await stock()).toBe(before - 2)
  await expectAccessible(page)

  const question = page.getByRole('dialog', { name: /^Muutetaanko tilauksen .* tila\?$/ })
  await detail.getByLabel(/Tilauksen .* tila/).selectOption('cancelled')
  await expect(question.getByLabel('Palauta tuotteet varastoon (2\u00A0kpl)')).toBeChecked()
  await question.getByRole('button', { name: 'Muuta tila ja lähetä viesti' }).click()
  await expect(page.locator('toast-region')).toContainText('Tilauksen tila päivitetty')
  await expect(detail).toContainText('Odottaa → Peruutettu')
  expect(await stock()).toBe(before)

  await page.request.put('/api/admin/products/2/stock', {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { stock: 1 },
  })
  await detail.getByLabel(/Tilauksen .* tila/).selectOption('processing')
  await expect(question).toContainText('Varastosta otetaan tilaukselle taas 2\u00A0kpl.')
  await question.getByRole('button', { name: 'Muuta tila ja lähetä viesti' }).click()
  await expect(page.locator('toast-region')).toContainText('Tilan muuttaminen epäonnistui')
  await expect(page.locator('toast-region')).toContainText('Peruutettua tilausta ei voi ottaa uudelleen käsittelyyn.')
  await expect(detail.getByLabel(/Tilauksen .* tila/)).toHaveValue('cancelled')
  await page.request.put('/api/admin/products/2/stock', {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { stock: before },
  })

  await page.goto('/admin?nakyma=tilaukset')
  await page.getByLabel('Hae tilauksia').fill(name.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/q=VIESTI/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Tila', { exact: true }).selectOption('shipped')
  await expect(page.getByText('Ei tuloksia löytynyt')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Vie CSV-tiedostoon' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tilaukset_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(name)
})

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.route('**/api/admin/orders?*', (route) => route.fulfill({ status: 503, json: { detail: 'Huolto' } }))
  await page.goto('/admin?nakyma=tilaukset')
  await expect(page.getByRole('alert')).toContainText('Virhe tilausten lataamisessa')
  await page.unroute('**/api/admin/orders?*')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('pages of the list follow one another', async ({ page, server, staffToken }) => {
  const city = `Sivula${Date.now()}`
  for (let number = 0; number < 51; number += 1) {
    await fetch(`${server.url}/api/admin/orders`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${staffToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        customer_name: `Tilaaja ${number}`,
        customer_email: 'tilaaja@example.fi',
        shipping_address: 'Kuja 1',
        shipping_postcode: '00100',
        shipping_city: city,
        items: [{ product_id: '4', quantity: 1 }],
      }),
    })
    if (number % 5 === 0) {
      await fetch(`${server.url}/api/admin/products/4/stock`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${staffToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ stock: 20 }),
      })
    }
  }
  await page.goto(`/admin?nakyma=tilaukset&q=${city}`)
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Seuraava' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Tilaaja 0 / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seuraava' })).toBeDisabled()
  await page.getByRole('button', { name: 'Edellinen' }).click()
  await expect(page.getByRole('row')).toHaveCount(51)
})

test('a new order that has been begun is not lost by closing the form', async ({ page }) => {
  await page.goto('/admin?nakyma=tilaukset')
  await page.getByRole('button', { name: 'Uusi tilaus' }).click()
  const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
  // Key by key, as a person: a whole text and Escape in the same millisecond come before the page has counted the text as typed.
  await form.getByLabel('Nimi').pressSequentially('Aino Korhonen')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Hylätäänkö tilaus?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(form.getByLabel('Nimi')).toHaveValue('Aino Korhonen')
  await form.getByRole('button', { name: 'Sulje' }).click()
  await question.getByRole('button', { name: 'Hylkää' }).click()
  await expect(form).toBeHidden()
})

test('a half-filled order survives a reload and the end of the session, and can be discarded', async ({
  page,
  staffToken,
}) => {
  await page.goto('/admin?nakyma=tilaukset')
  await page.getByRole('button', { name: 'Uusi tilaus' }).click()
  const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
  await form.getByLabel('Nimi').fill('Puhelin Tilaaja')
  await form.getByLabel('Tuote', { exact: true }).selectOption('2')
  await form.getByRole('button', { name: 'Lisää tuote' }).click()
  await form.getByLabel('Määrä').nth(1).fill('1,5')
  await page.reload()
  await expect(form.getByText(/^Palautettiin keskeneräinen lomake/)).toBeVisible()
  await expect(form.getByLabel('Nimi')).toHaveValue('Puhelin Tilaaja')
  await expect(form.getByLabel('Tuote', { exact: true }).first()).toHaveValue('2')
  await expect(form.getByLabel('Määrä').nth(1)).toHaveValue('1,5')
  await form.getByRole('button', { name: 'Luo tilaus' }).click()
  await expect(form.getByText('Määrän on oltava kokonaisluku')).toBeVisible()
  await expectAccessible(page)

  await page.request.post('/api/admin/logout', { headers: { Authorization: `Bearer ${staffToken}` } })
  await page.reload()
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Nimi')).toHaveValue('Puhelin Tilaaja')
  await form.getByRole('button', { name: 'Hylkää' }).click()
  await expect(form.getByLabel('Nimi')).toHaveValue('')
  await expect(form.getByLabel('Määrä')).toHaveCount(1)
})
