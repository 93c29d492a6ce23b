import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

interface Settings {
  sale: Record<string, unknown>
}

test('an inquiry becomes an offer in two presses, the customer accepts it without a script, and the order is there', async ({
  page,
  browser,
  server,
  staffToken,
}) => {
  await signInAsStaff(page, staffToken)
  const asStaff = { Authorization: `Bearer ${staffToken}` }
  const { sale } = await readAsStaff<Settings>(server, staffToken, '/api/admin/settings')
  await page.request.put('/api/admin/settings/sale', {
    headers: asStaff,
    data: { ...sale, iban: 'FI2112345600000785' },
  })
  await page.request.put('/api/admin/products/1/stock', { headers: asStaff, data: { stock: 50 } })
  const name = `Tarjous Pyytäjä ${Date.now()}`
  const items = [{ product_id: '1', quantity: 2 }]
  const asked = { name, email: 'tarjous@example.fi', items, postcode: '20100', message: 'Ehtiikö jouluksi?' }
  await page.request.post('/api/inquiries', { data: asked })
  const [message] = await readAsStaff<{ id: string }[]>(server, staffToken, '/api/admin/contact-messages?limit=1')

  await page.goto(`/admin/contact-management?message=${message?.id}`)
  await page.getByRole('link', { name: 'Tee tarjous' }).click()
  await expect(page.getByRole('heading', { name: /^Tarjous \d+$/ })).toBeFocused()
  await expect(page.getByLabel('Nimi')).toHaveValue(name)
  await expect(page.getByLabel('Määrä').first()).toHaveValue('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lähetä tarjous' }).click()
  await expect(page.locator('toast-region')).toContainText('Tarjous lähtee 10')
  await expect(page.getByText('Versio 1:')).toBeVisible()

  const id = new URL(page.url()).searchParams.get('id')
  const made = await page.request.post(`/api/admin/offers/${id}/link`, { headers: asStaff, data: {} })
  const { url }: { url: string } = await made.json()
  const customer = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await customer.goto(new URL(new URL(url).pathname, page.url()).href)
  await customer.getByLabel('Katuosoite *').fill('Satamakatu 4')
  await customer.getByLabel('Postitoimipaikka *').fill('Turku')
  await expect(customer.getByRole('radio')).not.toBeChecked()
  await customer.getByLabel('Tilisiirto etukäteen').check()
  await customer.getByRole('button', { name: 'Tilaa ja maksa' }).click()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Tilaus \d+ on vastaanotettu$/)
  await expect(customer.getByText('FI21 1234 5600 0007 85')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Asiakas hyväksyi tarjouksen.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tilaus \d+$/ })).toBeVisible()
  await expectAccessible(page)
})

test('the private page can be used by everybody, and gives back what was typed', async ({
  page,
  server,
  staffToken,
}) => {
  const asStaff = { Authorization: `Bearer ${staffToken}` }
  const { sale } = await readAsStaff<Settings>(server, staffToken, '/api/admin/settings')
  await page.request.put('/api/admin/settings/sale', {
    headers: asStaff,
    data: { ...sale, iban: 'FI2112345600000785' },
  })
  const made = await page.request.post('/api/admin/offers', { headers: asStaff, data: {} })
  const draft: { id: string; valid_until: string } = await made.json()
  const path = `/api/admin/offers/${draft.id}`
  const rows = [{ kind: 'service', product_id: null, name: 'Asennus', quantity: 1, price: 120 }]
  const written = { customer_name: 'Aino', customer_email: 'aino@example.fi', valid_until: draft.valid_until, rows }
  const rest = { holds_stock: false, reminds: true, delivery_days: null, return_cost: null }
  await page.request.put(path, { headers: asStaff, data: { ...written, ...rest } })
  await page.request.post(`${path}/send`, { headers: asStaff, data: {} })
  const { url }: { url: string } = await (
    await page.request.post(`${path}/link`, { headers: asStaff, data: {} })
  ).json()

  const address = new URL(url).pathname
  await page.goto(address)
  await expectAccessible(page)
  await page.getByText('Kysy tarjouksesta').click()
  await page.getByLabel('Kysymyksesi *').fill('Kuka asentaa?')
  await page.getByRole('button', { name: 'Lähetä kysymys' }).click()
  await expect(page.getByRole('status')).toHaveText('Kysymyksesi on lähetetty. Vastaamme sähköpostiisi.')
  await page.getByLabel('Vastaanottajan nimi *').fill('Aino & Matti')
  await page.getByLabel('Katuosoite *').fill('Kotikuja 1')
  await page.getByLabel('Postinumero *').fill('123')
  await page.getByLabel('Postitoimipaikka *').fill('Turku')
  await page.getByLabel('Tilisiirto etukäteen').check()
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click()
  await expect(page.getByText('Postinumerossa on viisi numeroa')).toBeVisible()
  await expect(page.getByLabel('Vastaanottajan nimi *')).toHaveValue('Aino & Matti')
  await expect(page.getByLabel('Tilisiirto etukäteen')).toBeChecked()
  await expectAccessible(page)
})

test('a yes by telephone is written down, and makes the order', async ({ page, server, staffToken }) => {
  await signInAsStaff(page, staffToken)
  const asStaff = { Authorization: `Bearer ${staffToken}` }
  const { sale } = await readAsStaff<Settings>(server, staffToken, '/api/admin/settings')
  await page.request.put('/api/admin/settings/sale', {
    headers: asStaff,
    data: { ...sale, iban: 'FI2112345600000785' },
  })
  const made = await page.request.post('/api/admin/offers', { headers: asStaff, data: {} })
  const draft: { id: string; valid_until: string } = await made.json()
  const path = `/api/admin/offers/${draft.id}`
  const rows = [{ kind: 'service', product_id: null, name: 'Asennus', quantity: 1, price: 120 }]
  const written = { customer_name: 'Aino', customer_email: 'aino@example.fi', valid_until: draft.valid_until, rows }
  const rest = { holds_stock: false, reminds: true, delivery_days: null, return_cost: null }
  await page.request.put(path, { headers: asStaff, data: { ...written, ...rest } })
  await page.request.post(`${path}/send`, { headers: asStaff, data: {} })

  await page.goto(`/admin/offers?id=${draft.id}`)
  await page.getByRole('button', { name: 'Kirjaa hyväksyntä' }).click()
  const form = page.getByRole('dialog', { name: 'Kirjaa hyväksyntä' })
  await form.getByRole('button', { name: 'Tee tilaus' }).click()
  await expect(form.getByText('Valitse, miten asiakas hyväksyi')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Miten').selectOption('phone')
  await form.getByLabel('Katuosoite').fill('Satamakatu 4')
  await form.getByLabel('Postinumero').fill('20100')
  await form.getByLabel('Postitoimipaikka').fill('Turku')
  await form.getByLabel('Maksutapa').selectOption('bank_transfer')
  await form.getByRole('button', { name: 'Tee tilaus' }).click()
  await expect(page.locator('toast-region')).toContainText(/Tarjouksesta tehtiin tilaus \d+\./)
  await page.getByRole('link', { name: /^Tilaus \d+$/ }).click()
  await expect(page.locator('main')).toContainText(/Tarjouksen \d+ hyväksyi Aino \(puhelimitse\)\./)
})
