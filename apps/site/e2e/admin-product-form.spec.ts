import type { StaffProductWithDetails } from '@arkpax/schema/products'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

async function open(page: Page, staffToken: string) {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/product-management')
  await expect(page.getByRole('heading', { level: 1, name: 'Tuotteiden hallinta' })).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const openAll = (page: Page) => page.getByRole('button', { name: 'Avaa kaikki osiot' }).click()
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Muokkaa tuotetta ${name}` }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Tallenna muutokset' }).click()

test('closing a form with something typed asks first, and the back button keeps it', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await edit(page, 'Ark PRO 2400 W')
  await page.getByLabel('Hinta (€)', { exact: true }).fill('3300')
  await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Tuotteet' }).click()
  const question = page.getByRole('dialog', { name: 'Hylätäänkö muutokset?' })
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('3300')
  await page.waitForTimeout(500)
  await page.goBack()
  await edit(page, 'Ark PRO 2400 W')
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('3300')
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await question.getByRole('button', { name: 'Hylkää' }).click()
  await expect(card(page, 'Ark PRO 2400 W')).toContainText('350,00')
})

test('what could not be saved is told above the button that saves', async ({ page, context, staffToken }) => {
  await open(page, staffToken)
  await edit(page, 'Ark PRO 2400 W')
  await page.getByLabel('Hinta (€)', { exact: true }).fill('3300')
  await context.setOffline(true)
  await save(page)
  const told = await page.getByRole('alert').filter({ hasText: 'Tuotteen päivittäminen epäonnistui' }).boundingBox()
  const button = await page.getByRole('button', { name: 'Tallenna muutokset' }).boundingBox()
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(button?.y ?? 0)
})

test('two people change the details of one product, and only what both have changed is to be chosen', async ({
  page,
  server,
  staffToken,
}) => {
  const read = () => readAsStaff<StaffProductWithDetails>(server, staffToken, '/api/admin/products/1')
  const { details } = await read()
  await open(page, staffToken)
  await edit(page, 'Ark PRO 2400 W')
  await openAll(page)
  await page.getByLabel('Latausteho verkosta (W)').fill('1700')
  await page.getByLabel('Paino (kg)').fill('27,5')
  const charging = details.charging && { ...details.charging, acWatts: 1600, acFullHours: 2.5 }
  const theirs = await page.request.put('/api/admin/products/1', {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { details: { ...details, charging, warrantyMonths: 36 } },
  })
  expect(theirs.status()).toBe(200)
  await save(page)

  const panel = page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })
  await expect(panel.getByRole('group')).toHaveCount(1)
  await expect(panel.getByRole('group', { name: 'Latausteho verkosta (W)' })).toContainText('1\u00A0600')
  await expectAccessible(page)
  await panel.getByRole('radio').last().check()
  await expect(page.getByLabel('Latausteho verkosta (W)')).toHaveValue('1600')
  await save(page)
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  expect((await read()).details).toEqual({ ...details, charging, warrantyMonths: 36, weightKg: 27.5 })
})

test('a product with every group is made on a phone with the keyboard alone; a reload half-way loses nothing', async ({
  page,
  server,
  staffToken,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, staffToken)
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  await press('Uusi tuote')
  await expect(page.getByLabel('Tuotteen nimi')).toBeFocused()
  await press('Avaa kaikki osiot')
  await type('Tuotteen nimi', 'Ark MINI 600 W')
  await type('Kuvaus', 'Reppuun mahtuva asema.')
  await page.getByLabel('Kategoria').focus()
  await page.keyboard.type('Voima')
  await type('Iskulause', 'Kevyt ja kestävä')
  await press('Lisää tunnus')
  await page.keyboard.type('IP65')
  await press('Lisää tunnus')
  await page.keyboard.type('600 Wh')
  await press('Siirrä tunnus 2 ylöspäin')
  await expect(page.getByRole('button', { name: 'Siirrä tunnus 1 ylöspäin' })).toBeFocused()
  await expect(page.getByLabel('Tunnus 1', { exact: true })).toHaveValue('600 Wh')
  await type('Hinta (€)', '899,90')
  await type('Varastosaldo (kpl)', '5')
  const form = page.getByRole('region', { name: 'Lisää uusi tuote' })
  await form.getByLabel('Näkyvyys').focus()
  await page.keyboard.type('Luon')
  await type('Järjestysluku', '50')
  await type('Kuvan URL', '/images/ark-evo-hero-800.webp')
  await press('Lisää kuva')
  await page.keyboard.type('/images/ark-evo-front-800.webp')
  await type('Jatkuva teho (W)', '600')
  await type('Huipputeho (W)', '1200')

  page.on('dialog', (dialog) => void dialog.accept())
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByText(/^Palautettiin keskeneräinen lomake/)).toBeVisible()
  await expect(page.getByLabel('Tunnus 2', { exact: true })).toHaveValue('IP65')
  await press('Luo tuote')
  await expect(page.getByLabel('Huipputehon kesto (s)')).toBeFocused()
  await expect(page.getByText('Anna luku')).toBeVisible()
  await expectAccessible(page)
  await type('Huipputehon kesto (s)', '1,5')
  await press('Avaa kaikki osiot')
  await type('Latausteho verkosta (W)', '300')
  await type('Verkosta 80 prosenttiin (h)', '1,7')
  await type('Verkosta täyteen (h)', '2,2')
  await type('Aurinkolatauksen teho enintään (W)', '200')
  await type('Auringosta täyteen (h)', '3,5')
  await press('Lisää liitäntä')
  await page.keyboard.type('USB-C')
  await type('Nimi', 'USB-C PD')
  await type('Määrä (kpl)', '2')
  await type('Teho (W)', '100')
  await type('Mihin sitä käytetään', 'Puhelimille ja kannettaville.')
  await type('Paino (kg)', '6,4')
  await type('Kotelointiluokka', 'vesitiivis')
  await type('Käyttölämpötila vähintään (°C)', '-10')
  await type('Käyttölämpötila enintään (°C)', '40')
  await type('Takuu (kk)', '36')
  await press('Lisää varoitus')
  await page.keyboard.type('Älä upota laitetta.')
  await press('Luo tuote')
  await expect(page.getByLabel('Kotelointiluokka')).toBeFocused()
  await expect(page.getByText('Anna luokka muodossa IP67')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await type('Kotelointiluokka', 'ip65')
  await press('Luo tuote')
  await expect(toast(page, 'Tuote luotu onnistuneesti')).toBeVisible()
  await expect(card(page, 'Ark MINI 600 W')).toContainText('Luonnos')

  const drafts = await readAsStaff<StaffProductWithDetails[]>(server, staffToken, '/api/admin/products?status=draft')
  expect(drafts).toHaveLength(1)
  const path = `/api/admin/products/${drafts[0]?.id}`
  expect(await readAsStaff<StaffProductWithDetails>(server, staffToken, path)).toMatchObject({
    price: 899.9,
    stock: 5,
    position: 50,
    category: 'power-stations',
    maxPower: 600,
    details: {
      tagline: 'Kevyt ja kestävä',
      badges: ['600 Wh', 'IP65'],
      pictures: ['/images/ark-evo-front-800.webp'],
      peak: { watts: 1200, seconds: 1.5 },
      charging: { acWatts: 300, ac80Hours: 1.7, acFullHours: 2.2, solarMaxWatts: 200, solarFullHours: 3.5 },
      ports: [{ kind: 'usb-c', label: 'USB-C PD', count: 2, watts: 100, side: 'front', direction: 'out' }],
      weightKg: 6.4,
      ipRating: 'IP65',
      operatingTemperatureC: { min: -10, max: 40 },
      warrantyMonths: 36,
      warnings: ['Älä upota laitetta.'],
    },
  })
})

test('a draft is nowhere public until it is shown', async ({ page, staffToken }) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const data = {
    name: 'Salainen luonnos',
    description: 'Ei vielä myynnissä.',
    price: 10,
    image_url: '/images/ark-pro-hero-800.webp',
    category: 'accessories',
    stock: 1,
    status: 'draft',
  }
  const { id } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  for (const path of [`/tuote/${id}`, `/api/products/${id}`, `/api/products/${id}/reviews`])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  for (const path of ['/api/products', '/sitemap-index.xml', '/llms.txt', '/haku.json', '/tuotteet', '/'])
    expect([path, (await (await page.request.get(path)).text()).includes('Salainen')]).toEqual([path, false])
  await page.goto(`/tuote/${id}`)
  await expect(page.getByRole('heading', { name: 'Tuotetta ei löytynyt' })).toBeVisible()

  await open(page, staffToken)
  await page.getByLabel('Näkyvyys').selectOption({ label: 'Luonnokset' })
  await expect(page.getByRole('button', { name: /^Muokkaa tuotetta/ })).toHaveCount(1)
  await edit(page, 'Salainen luonnos')
  const form = page.getByRole('region', { name: 'Muokkaa tuotetta' })
  await form.getByLabel('Näkyvyys').selectOption({ label: 'Näkyvissä' })
  await save(page)
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  await expect(page.getByText('Ei tuotteita näillä rajauksilla')).toBeVisible()
  expect((await page.request.get(`/tuote/${id}`)).status()).toBe(200)
  await page.goto('/tuotteet')
  await expect(page.getByRole('link', { name: 'Salainen luonnos' })).toBeVisible()
})

test('features, uses and documents are written in the form and stand on the page of a new product', async ({
  page,
  staffToken,
}) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const data = {
    name: 'Kuljetuslaukku',
    description: 'Pehmustettu laukku asemalle.',
    price: 129,
    image_url: '/images/ark-pro-hero-800.webp',
    category: 'accessories',
    stock: 3,
    details: { weightKg: 1.4 },
  }
  const { id } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  await open(page, staffToken)
  await edit(page, 'Kuljetuslaukku')
  await openAll(page)
  const form = page.getByRole('region', { name: 'Muokkaa tuotetta' })
  await form.getByRole('button', { name: 'Lisää ominaisuus' }).click()
  await page.keyboard.type('Kevyt kantaa')
  const feature = form.getByRole('group', { name: 'Ominaisuus 1' })
  await feature.getByLabel('Teksti').fill(`Painaa vain [[product.${id}.paino]].`)
  await form.getByRole('button', { name: 'Lisää käyttökohde' }).click()
  await page.keyboard.type('Veneily')
  await form.getByRole('button', { name: 'Lisää asiakirja' }).click()
  await page.keyboard.type('Hoito-ohje')
  await form.getByRole('group', { name: 'Asiakirja 1' }).getByLabel('Osoite').fill('https://example.com/hoito.pdf')
  await save(page)
  await expect(feature.getByText(`Tietoa [[product.${id}.paino]] ei ole.`)).toBeVisible()
  await expect(feature.getByLabel('Teksti')).toBeFocused()
  await expectAccessible(page)
  await feature.getByLabel('Teksti').fill(`Painaa vain [[product.${id}.weight]].`)
  // The notice of the failure may lie over the button.
  await page.getByRole('button', { name: 'Tallenna muutokset' }).press('Enter')
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()

  await page.goto(`/tuote/${id}`)
  await expect(page.getByRole('link', { name: 'Hoito-ohje' })).toHaveAttribute('href', 'https://example.com/hoito.pdf')
  await page.getByRole('heading', { name: 'Käyttökohteet' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Veneily', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kevyt kantaa' })).toBeVisible()
  await expect(page.getByText('Painaa vain 1,4 kg.')).toBeVisible()
  await expectAccessible(page)
})
