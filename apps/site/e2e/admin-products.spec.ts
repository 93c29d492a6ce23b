import type { Product } from '@arkpax/schema/products'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

const ADDRESS = '/admin/product-management'

async function open(page: Page, staffToken: string) {
  await signInAsStaff(page, staffToken)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: 'Tuotteiden hallinta' })).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function fillProduct(page: Page, name: string) {
  await page.getByLabel('Tuotteen nimi').fill(name)
  await page.getByLabel('Kuvaus', { exact: true }).fill('Viiden metrin jatkokaapeli.')
  await page.getByLabel('Hinta (€)', { exact: true }).fill('49,90')
  await page.getByLabel('Varastosaldo (kpl)').fill('3')
  await page.getByLabel('Kategoria').selectOption({ label: 'Lisävarusteet' })
  await page.getByLabel('Kuvan URL').fill('/images/ark-pro-hero-800.webp')
}

const openAll = (page: Page) => page.getByRole('button', { name: 'Avaa kaikki osiot' }).click()
const form = (page: Page) => page.getByRole('region', { name: 'Muokkaa tuotetta' })

test('the screen opens with the password and leads back to the dashboard', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await expect(card(page, 'Ark PRO 2400 W')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')
  await expectAccessible(page)
})

test('a product is added, changed and deleted, and the list follows', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await fillProduct(page, 'Latauskaapeli')
  await expect(page.getByRole('img', { name: 'Kuvan esikatselu' })).toBeVisible()
  await openAll(page)
  await page.getByRole('button', { name: 'Lisää rivi' }).click()
  await page.getByLabel('Rivi 1', { exact: true }).fill('Paino: 1 kg')
  await page.getByRole('button', { name: 'Lisää rivi' }).click()
  await page.getByLabel('Rivi 2', { exact: true }).fill('Pituus: 5 m')
  await page.getByRole('button', { name: 'Siirrä rivi 2 ylöspäin' }).click()
  await expectAccessible(page)
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toContainText('Lisää uusi tuote')
  const blank = page.getByRole('region', { name: 'Lisää uusi tuote' })
  await expect(blank.getByLabel('Näkyvyys')).toHaveValue('draft')
  const picture = page.getByLabel('Kuvan URL')
  const address = await picture.inputValue()
  await picture.fill('/images/ei-ole-800.webp')
  await expect(page.getByText('Kuvaa ei voi näyttää. Tarkista osoite.')).toBeVisible()
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  await expect(page.getByText('Sivustolla ei ole kuvaa tässä osoitteessa.')).toBeVisible()
  await expect(picture).toBeFocused()
  await expect(page.getByLabel('Tuotteen nimi')).toHaveValue('Latauskaapeli')
  await picture.fill(address)
  // The notice of the failure may lie over the button.
  await page.getByRole('button', { name: 'Luo tuote' }).press('Enter')
  await expect(toast(page, 'Tuote luotu onnistuneesti')).toBeVisible()
  await expect(page.getByText('Se on luonnos.')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toContainText('3\u00A0kpl')
  await expect(card(page, 'Latauskaapeli')).toContainText('Luonnos')

  await page.getByRole('button', { name: 'Muokkaa tuotetta Latauskaapeli' }).click()
  await expect(page.getByLabel('Rivi 1', { exact: true })).toHaveValue('Pituus: 5 m')
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('49,90')
  await page.getByRole('button', { name: 'Muuta saldoa' }).click()
  const stock = page.getByRole('dialog', { name: 'Muuta varastosaldoa' })
  await stock.getByLabel('Muutos (kpl)').fill('-3')
  await stock.getByRole('button', { name: 'Päivitä' }).click()
  await expect(stock).toBeHidden()
  await expect(form(page).getByText('0 kpl')).toBeVisible()
  await page.getByLabel('Hinta (€)', { exact: true }).fill('59,90')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toContainText('Loppunut')
  await expect(page.getByRole('button', { name: 'Muokkaa tuotetta Latauskaapeli' })).toBeFocused()

  await page.getByRole('button', { name: 'Poista tuote Latauskaapeli' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tehdyissä tilauksissa se säilyy')
  await page.getByRole('dialog').getByRole('button', { name: 'Poista tuote' }).click()
  await expect(toast(page, 'Tuote poistettu onnistuneesti')).toBeVisible()
  await expect(card(page, 'Latauskaapeli')).toHaveCount(0)
})

test('an empty form names what is missing', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await page.getByLabel('Varastosaldo (kpl)').fill('-1')
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  for (const message of [
    'Tuotteen nimi on pakollinen',
    'Kuvaus on pakollinen',
    'Hinta on pakollinen',
    'Virheellinen URL',
    'Kategoria on pakollinen',
    'Varastosaldo ei voi olla negatiivinen',
  ]) {
    await expect(toast(page, message)).toBeVisible()
  }
  await expect(page.getByLabel('Tuotteen nimi')).toBeFocused()
})

test('a failed save says so and keeps what was typed', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.route('**/api/admin/products', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Uusi tuote' }).click()
  await fillProduct(page, 'Latauskaapeli')
  await page.getByRole('button', { name: 'Luo tuote' }).click()
  await expect(toast(page, 'Tuotteen luominen epäonnistui')).toBeVisible()
  await expect(page.getByLabel('Tuotteen nimi')).toHaveValue('Latauskaapeli')
})

test.describe('in a browser whose language is English', () => {
  test.use({ locale: 'en-US' })

  test('89,90 is 89,90 €, and what is no number is told at its field', async ({ page, server, staffToken }) => {
    await open(page, staffToken)
    await page.getByRole('button', { name: 'Muokkaa tuotetta Aurinkopaneeli' }).click()
    const price = page.getByLabel('Hinta (€)', { exact: true })
    await price.clear()
    await price.pressSequentially('89,9o')
    await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
    await expect(page.getByText('Anna hinta euroina, esimerkiksi 89,90')).toBeVisible()
    await expect(price).toBeFocused()
    await price.clear()
    await price.pressSequentially('89,90')
    await openAll(page)
    await page.getByLabel('Jatkuva teho (W)').pressSequentially('1,5')
    await page.getByRole('button', { name: 'Sulje kaikki osiot' }).click()
    await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
    await expect(page.getByText('Anna kokonaisluku')).toBeVisible()
    await expect(page.getByLabel('Jatkuva teho (W)')).toBeFocused()
    await page.getByLabel('Jatkuva teho (W)').clear()
    await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
    await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
    const products = await readAsStaff<Product[]>(server, staffToken, '/api/products')
    expect(products.find(({ name }) => name.startsWith('Aurinkopaneeli'))?.price).toBe(89.9)
  })
})

const PRO = '/api/products/1'

async function change(page: Page, staffToken: string, body: object) {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const answer = await page.request.put('/api/admin/products/1', { headers, data: body })
  expect(answer.status()).toBe(200)
}

test('a saved price does not put back what has been sold meanwhile', async ({ page, server, staffToken }) => {
  const { stock } = await readAsStaff<Product>(server, staffToken, PRO)
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Muokkaa tuotetta Ark PRO 2400 W' }).click()
  await expect(form(page).getByText(`${stock} kpl`)).toBeVisible()
  const ordered = await page.request.post('/api/admin/orders', {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: {
      customer_name: 'Ostaja',
      customer_email: 'ostaja@example.fi',
      shipping_address: 'Kuja 1',
      shipping_postcode: '00100',
      shipping_city: 'Helsinki',
      items: [{ product_id: '1', quantity: 3 }],
    },
  })
  expect(ordered.status()).toBe(201)
  await page.getByLabel('Hinta (€)', { exact: true }).fill('3 400,00')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  expect(await readAsStaff<Product>(server, staffToken, PRO)).toMatchObject({ price: 3400, stock: stock - 3 })
})

test('what two people change in different fields stands, both of it', async ({ page, server, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Muokkaa tuotetta Ark PRO 2400 W' }).click()
  await page.getByLabel('Kuvaus', { exact: true }).fill('Uusi kuvaus.')
  await change(page, staffToken, { price: 3400 })
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  expect(await readAsStaff<Product>(server, staffToken, PRO)).toMatchObject({
    price: 3400,
    description: 'Uusi kuvaus.',
    version: 3,
  })
})

test('the second to save a price sees both and chooses; nothing is lost', async ({ page, server, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Muokkaa tuotetta Ark PRO 2400 W' }).click()
  await page.getByLabel('Hinta (€)', { exact: true }).fill('3300')
  await page.getByLabel('Tuotteen nimi').fill('Ark PRO, oma nimi')
  await change(page, staffToken, { price: 3400, name: 'Ark PRO, toisen nimi' })
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()

  const panel = page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('group', { name: 'Hinta (€)' })).toContainText('3\u00A0300,00\u00A0€')
  await expect(panel.getByRole('group', { name: 'Hinta (€)' })).toContainText('3\u00A0400,00\u00A0€')
  expect(await readAsStaff<Product>(server, staffToken, PRO)).toMatchObject({ price: 3400 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.reload()
  await expect(panel.getByRole('group', { name: 'Hinta (€)' })).toContainText('3\u00A0400,00\u00A0€')
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('3300')

  await panel.getByRole('button', { name: 'Käytä kaikissa toisen tallentamaa' }).click()
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('3400,00')
  await panel.getByRole('group', { name: 'Tuotteen nimi' }).getByLabel('Oma').check()
  await expect(page.getByLabel('Tuotteen nimi')).toHaveValue('Ark PRO, oma nimi')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Tuote päivitetty onnistuneesti')).toBeVisible()
  expect(await readAsStaff<Product>(server, staffToken, PRO)).toMatchObject({ price: 3400, name: 'Ark PRO, oma nimi' })
})

test('a half-filled form survives a reload, also when somebody saves meanwhile, and can be discarded', async ({
  page,
  staffToken,
}) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Muokkaa tuotetta Ark PRO 2400 W' }).click()
  await page.getByLabel('Hinta (€)', { exact: true }).fill('3300')
  await page.getByLabel('Kuvaus', { exact: true }).fill('Kesken')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await change(page, staffToken, { price: 3400 })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])

  await expect(page.getByText(/^Palautettiin keskeneräinen lomake/)).toBeVisible()
  await expect(page.getByLabel('Kuvaus', { exact: true })).toHaveValue('Kesken')
  await expect(page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })).toContainText(
    '3\u00A0400,00\u00A0€',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hylkää' }).click()
  await expect(page.getByLabel('Hinta (€)', { exact: true })).toHaveValue('3400,00')
  await expect(page.getByLabel('Kuvaus', { exact: true })).not.toHaveValue('Kesken')
  await expect(page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Tuotteet' }).click()
  await expect(card(page, 'Ark PRO 2400 W')).toBeVisible()
})
