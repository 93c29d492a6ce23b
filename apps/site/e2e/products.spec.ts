import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

/** The shop refuses a picture that its own site does not have, but not one of another site. */
const MISSING_PICTURE = 'https://kuvat.invalid/puuttuu.webp'

const cards = (page: Page) => page.locator('[data-product]:visible')
const names = (page: Page) => cards(page).locator('h3')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Hae tuotteista' })

test('the list is narrowed, sorted and kept in the address', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByText('4\u00A0tuotetta')).toBeVisible()
  await page.getByText('Lisävarusteet').click()
  await expect(page.getByText('2\u00A0tuotetta')).toBeVisible()
  await page.getByLabel('Järjestys').selectOption('Halvin ensin')
  await expect(names(page)).toHaveText(['Aurinkopaneeli 200 W', 'Lisäakku 2300 Wh'])
  await expect(page).toHaveURL('/products?luokka=accessories&jarjestys=price-low')
  await page.reload()
  await expect(names(page)).toHaveText(['Aurinkopaneeli 200 W', 'Lisäakku 2300 Wh'])
})

test('a search without results offers to clear the filters', async ({ page }) => {
  await page.goto('/tuotteet')
  await page.getByText('Voimalaitokset', { exact: true }).click()
  await search(page).fill('polkupyörä')
  await expect(page.getByText('Ei tuloksia löytynyt')).toBeVisible()
  await expect(page.getByText('Yritä muuttaa hakuehtojasi tai poistaa suodattimet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Poista suodattimet' }).click()
  await expect(cards(page)).toHaveCount(4)
  await expect(search(page)).toBeFocused()
})

test('a product that staff add is listed, has a page, and goes when it is deleted', async ({
  page,
  server,
  staffToken,
}) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` }
  const body = JSON.stringify({
    name: 'Aurinkokatos 400 W',
    description: 'Katto, joka lataa.',
    price: 899.5,
    image_url: '/images/solar-panel-open-800.webp',
    category: 'solar-panels',
    stock: 4,
    technicalSpecs: ['Teho: 400 W'],
  })
  const made = await fetch(`${server.url}/api/admin/products`, { method: 'POST', headers, body })
  const { id } = await made.json()

  await page.goto('/tuotteet')
  const card = page.locator(`[data-product="${id}"]`)
  await expect(card).toContainText('899,50\u00A0€')
  await expect(card).toContainText('Vähän varastossa')
  await page.getByText('Aurinkopaneelit', { exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await card.getByRole('link', { name: 'Aurinkokatos 400 W' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurinkokatos 400 W')
  await expect(page).toHaveTitle(/Aurinkokatos 400 W/)
  await expect(page.getByText('Vähän varastossa (4\u00A0kpl)')).toBeVisible()
  await page.locator('#tekniset-tiedot').scrollIntoViewIfNeeded()
  await expect(page.locator('dl').filter({ hasText: '400 W' }).first()).toContainText('Teho')
  await expectAccessible(page)

  await fetch(`${server.url}/api/admin/products/${id}`, { method: 'DELETE', headers })
  const gone = await page.goto(`/tuote/${id}`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Tuotetta ei löytynyt' })).toBeVisible()
})

test('a product that staff add without figures shows no figures of another product', async ({
  page,
  server,
  staffToken,
}) => {
  const add = async (fields: Record<string, unknown>) => {
    const made = await fetch(`${server.url}/api/admin/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` },
      body: JSON.stringify({ description: 'Uusi.', price: 249, image_url: MISSING_PICTURE, stock: 4, ...fields }),
    })
    return (await made.json()).id
  }
  const specs = page.locator('#tekniset-tiedot')
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(`/tuote/${await add({ name: 'Taiteltava kärry', category: 'accessories' })}`)
  await expect(title).toHaveText('Taiteltava kärry')
  await specs.scrollIntoViewIfNeeded()
  await expect(specs.locator('dt')).toHaveText(['Takuu'])
  await expect(page.locator('main')).not.toContainText('2240')
  await expectAccessible(page)

  await page.goto(`/tuote/${await add({ name: 'Ark MINI', category: 'power-stations', maxPower: 600 })}`)
  await expect(title).toHaveText('Ark MINI')
  await specs.scrollIntoViewIfNeeded()
  await expect(specs).toContainText('600\u00A0W')
  await expect(specs).not.toContainText('lähimmän mallin')

  await page.goto(`/tuote/${await add({ name: 'Ark EVO musta', category: 'power-stations' })}`)
  await specs.scrollIntoViewIfNeeded()
  await expect(specs).toContainText('Vertailuksi lähimmän mallin tiedot: Ark EVO 1800 W.')
  await expect(specs).toContainText('1800')
})

test('a product newer than the build shows every detail of its own', async ({ page, server, staffToken }) => {
  const made = await fetch(`${server.url}/api/admin/products`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` },
    body: JSON.stringify({
      name: 'Ark MINI',
      description: 'Reppuun mahtuva asema.',
      price: 899.9,
      image_url: '/images/ark-evo-hero-800.webp',
      category: 'power-stations',
      stock: 4,
      maxPower: 600,
      batteryCapacity: 512,
      details: {
        tagline: 'Kevyt ja kestävä',
        badges: ['IP65', '600 W'],
        pictures: ['/images/ark-evo-front-800.webp', MISSING_PICTURE],
        statedRating: { value: 4.5, count: 12 },
        peak: { watts: 1200, seconds: 2 },
        weightKg: 6.4,
        ipRating: 'IP65',
        warrantyMonths: 36,
        warnings: ['Älä upota laitetta.'],
      },
    }),
  })
  const { id } = await made.json()
  await page.goto(`/tuote/${id}`)
  const main = page.locator('main')
  await expect(main.getByText('Kevyt ja kestävä')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: /^(IP65|600 W)$/ })).toHaveText(['IP65', '600 W'])
  await expect(main.locator('[data-pictures] img')).toHaveCount(1)
  await expect(main.getByText('valmistajan ilmoitus, 12\u00A0arvostelua')).toBeVisible()
  const specs = page.locator('#tekniset-tiedot')
  await specs.scrollIntoViewIfNeeded()
  for (const figure of ['512\u00A0Wh', 'huipputeho 1200\u00A0W, 2\u00A0s', '6,4\u00A0kg', 'IP65', '3\u00A0vuotta'])
    await expect(specs).toContainText(figure)
  await expect(specs).not.toContainText('1\u00A0m vedessä')
  await expect(page.locator('#tuoteturvallisuus')).toContainText('Älä upota laitetta.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a product page tells price, stock, figures and safety', async ({ page }) => {
  await page.goto('/tuote/1')
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toContainText('Ark PRO 2400 W')
  await expect(page.getByText('3\u00A0350\u00A0€').first()).toBeVisible()
  await expect(page.getByText('sis. alv 25,5\u00A0%').first()).toBeVisible()
  await expect(page.getByText('Varastossa (24\u00A0kpl)')).toBeVisible()
  await expect(page.getByText('yhden tuotetta kohti')).toBeVisible()
  await expect(page.locator('#tekniset-tiedot')).toContainText('480 ×\u00A0270 ×\u00A0355\u00A0mm')
  await expect(page.locator('#tuoteturvallisuus')).toContainText('Arkpax Oy')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ota yhteyttä' }).first().click()
  await expect(page).toHaveURL(/\/contact\?aihe=Ark%20PRO%202400%20W/)
})

test('the runtimes of a product page five or six at a time and wrap at both ends', async ({ page }) => {
  for (const { id, size, pages, nominal } of [
    { id: '1', size: 6, pages: 4, nominal: '46\u00A0kupillista' },
    { id: '2', size: 5, pages: 2, nominal: '24\u00A0kupillista' },
  ]) {
    await page.goto(`/tuote/${id}`)
    const section = page.locator('#kayttoajat')
    const shown = section.locator('[data-items] > li:visible')
    await expect(shown).toHaveCount(size)
    const first = await shown.first().textContent()
    await section.getByRole('button', { name: 'Edelliset laitteet' }).click()
    await expect(section.getByText(`${pages}/${pages}`)).toBeVisible()
    await section.getByRole('button', { name: 'Seuraavat laitteet' }).click()
    expect(await shown.first().textContent()).toBe(first)
    await expect(section).toContainText('Häviöt on laskettu mukaan.')
    await section.getByText('Näytä luvut ilman häviöitä').click()
    await expect(section.getByText(`Kahvinkeitin ${nominal}`)).toBeVisible()
  }
})

test('the features of a product stand one under another, each with its figure and picture, before its table', async ({
  page,
}) => {
  await page.goto('/tuote/1')
  const stories = page.locator('#ominaisuudet > div li')
  await expect(stories).toHaveCount(5)
  for (const [index, figure] of ['4800\u00A0W', 'IP67', '25,3\u00A0kWh', '10\u00A0ms', '2\u00A0tunnissa'].entries())
    await expect(stories.nth(index).getByRole('heading', { level: 3 })).toContainText(figure)
  // The pictures of the next screens come when somebody moves.
  await page.mouse.wheel(0, 40)
  for (const story of await stories.all()) await expect(story.getByRole('img')).toBeVisible()
  for (const [id, count] of Object.entries({ 2: 5, 3: 3, 4: 3 })) {
    await page.goto(`/tuote/${id}`)
    await expect(stories).toHaveCount(count)
    await expect(page.locator('#ominaisuudet ~ #tekniset-tiedot')).toHaveCount(1)
  }
})

test('what is pressed while the code of the system is still on its way counts', async ({ page }) => {
  let come = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/build-system.*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/tuote/1')
  const builder = page.locator('#jarjestelma')
  const asked = page.waitForRequest('**/build-system.*.js')
  await builder.scrollIntoViewIfNeeded()
  await asked
  const panels = builder.getByRole('button', { name: 'Lisää: Aurinkopaneeli 200 W' })
  await panels.click()
  await panels.click()
  await expect(builder.locator('[data-kind=panels] [data-count]')).toHaveText('0')
  come()
  await expect(builder.locator('[data-kind=panels] [data-count]')).toHaveText('2')
})

test('a system is built of a station, batteries and panels at the prices of now, and asked an offer of', async ({
  page,
  server,
  staffToken,
}) => {
  const { version } = await (await page.request.get('/api/products/4')).json()
  const changed = await page.request.put(`${server.url}/api/admin/products/4`, {
    headers: { Authorization: `Bearer ${staffToken}`, 'If-Match': `"${version}"` },
    data: { price: 349 },
  })
  expect(changed.ok()).toBe(true)
  await page.goto('/tuote/1')
  const builder = page.locator('#jarjestelma')
  await builder.scrollIntoViewIfNeeded()
  await expect(builder).toContainText('2,3\u00A0kWh')
  const sums = builder.locator('[role=status]')
  const bar = page.locator('buy-bar')
  // Nobody has asked for a panel yet.
  await expect(sums).toContainText('3\u00A0350\u00A0€')
  await expect(bar).toContainText('3\u00A0350\u00A0€')
  await expect(builder.getByRole('button', { name: 'Vähennä: Lisäakku 2300 Wh' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const panels = builder.getByRole('button', { name: 'Lisää: Aurinkopaneeli 200 W' })
  for (let count = 0; count < 7; count += 1) await panels.click({ force: true })
  await expect(builder.locator('[data-kind=panels] [data-count]')).toHaveText('6')
  await expect(panels).toHaveAttribute('aria-disabled', 'true')
  await expect(builder).toContainText('noin 2\u00A0h')
  await builder.getByRole('button', { name: 'Lisää: Lisäakku 2300 Wh' }).click()
  await expect(sums).toContainText('4,6\u00A0kWh')
  // 3350 + 1850 + 6 × 349
  await expect(sums).toContainText('7\u00A0294\u00A0€')
  await expect(builder).toContainText('69\u00A0h')
  await expect(bar).toContainText('4,6\u00A0kWh')
  await expect(bar).toContainText('7\u00A0294\u00A0€')
  await expect(bar.getByRole('link')).toHaveAttribute('href', /tuote=1&tuote=3%3A1&tuote=4%3A6$/)
  await expectAccessible(page)

  await builder.getByRole('link', { name: 'Pyydä tarjous tästä' }).click()
  await expect(page.getByLabel('Määrä Ark PRO')).toHaveValue('1')
  await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
  await expect(page.getByLabel('Määrä Aurinkopaneeli')).toHaveValue('6')
  await expect(page.locator('#tuotteet')).toContainText('7 294 €')
})

test('the battery and the panel tell what they fit and what one of them gives, without empty rows', async ({
  page,
}) => {
  const specs = page.locator('#tekniset-tiedot')
  const fits = page.locator('#sopivuus')
  await page.goto('/tuote/3')
  await expect(fits.getByRole('columnheader')).toHaveText(['Ark\u00A0PRO', 'Ark\u00A0EVO'])
  await expect(fits).toContainText(/10\slisäakkua\s*18\s500\s€/)
  await expect(fits).toContainText('24,2\u00A0kWh')
  await expect(specs).toContainText('liitännät suljettu')
  await expect(fits).toContainText('+34\u00A0h')
  const withFive = fits.getByRole('row').filter({ hasText: '5\u00A0lisäakkua' })
  await expect(withFive.getByRole('cell')).toHaveText(['13,8\u00A0kWh', '12,7\u00A0kWh'])
  expect(await specs.locator('dd').allInnerTexts()).not.toContain('–')
  await expectAccessible(page)

  await expect(specs).toContainText('aseman kautta')

  await page.goto('/tuote/4')
  await expect(specs).toContainText('MC4')
  await expect(specs).toContainText('vakio-olosuhteissa')
  expect(await specs.locator('dd').allInnerTexts()).not.toContain('–')
  await expect(specs).not.toContainText('kannet kiinni')
  const withOne = fits.getByRole('row').filter({ hasText: '1\u00A0paneeli' })
  await expect(withOne.getByRole('cell')).toHaveText(['4\u00A0päivää', '2\u00A0päivää'])
  const withFour = fits.getByRole('row').filter({ hasText: '4\u00A0paneelia' })
  await expect(withFour).toContainText(/1\s596\s€ ilman asemaa/)
  await expectAccessible(page)
})

test('the battery asks for which station it is bought, with the price of the two, and one button asks an offer', async ({
  page,
}) => {
  await page.goto('/tuote/3')
  const buying = page.locator('[data-buying]')
  const choice = buying.getByRole('group', { name: 'Tarvitsetko myös aseman?' })
  const only = choice.getByRole('radio', { name: /^Vain lisäakku\s*1\s850\s€/ })
  await expect(only).toBeChecked()
  const evo = choice.getByRole('radio', { name: /Ark EVO\s*yhteensä 3,5\skWh\s*4\s800\s€/ })
  await only.press('ArrowLeft')
  await expect(evo).toBeChecked()
  await buying.getByRole('button', { name: 'Pyydä tarjous' }).click()
  await expect(page).toHaveURL(/\/contact\?tuote=2&tuote=3$/)
  await expect(page.getByLabel('Määrä Ark EVO')).toHaveValue('1')
  await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
  await page.goto('/tuote/3')
  await buying.getByRole('button', { name: 'Pyydä tarjous' }).click()
  await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
  await expect(page.getByLabel('Määrä Ark')).toHaveCount(0)
})

test('uses lead to where they are told', async ({ page }) => {
  await page.goto('/tuote/1')
  const specs = page.locator('#tekniset-tiedot')
  await expect(specs.getByRole('link', { name: 'Varavirta kotiin' })).toHaveAttribute(
    'href',
    '/laskuri?tilanne=sahkokatko',
  )
  await specs.getByRole('link', { name: 'Veneily' }).click()
  await expect(page).toHaveURL('/kayttotapaus/veneily')
})

test('Ark EVO tells why its panels do not fill it faster', async ({ page }) => {
  await page.goto('/tuote/2')
  await expect(page.locator('#tekniset-tiedot')).toContainText('900\u00A0W akkuun')
  await expect(page.locator('#liitanta-ac-in')).toContainText('Oma akku latautuu enintään 900\u00A0W:n teholla')
})

test('the ports diagram names each port and is reached with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/tuote/2')
  const port = page.getByRole('link', { name: '2. USB-C PD, 2\u00A0kpl, 20\u00A0V, 5\u00A0A, 100\u00A0W' })
  await port.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#liitanta-usb-c-out$/)
  await expect(page.locator('#liitanta-usb-c-out')).toBeInViewport()
  await expect(page.locator('#liitannat svg a')).toHaveCount(8)
  await expectAccessible(page)
})

test('the thumbnails move the gallery and not the page, and arrow keys go from one to the next', async ({ page }) => {
  await page.goto('/tuote/1')
  await page.getByRole('link', { name: 'Kuva 3/5' }).click()
  await expect(page.getByRole('link', { name: 'Kuva 3/5' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#kuva-3')).toBeInViewport()
  await page.getByRole('link', { name: 'Kuva 3/5' }).press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Kuva 4/5' })).toBeFocused()
  await expect(page.locator('#kuva-4')).toBeInViewport()
  await page.getByRole('link', { name: 'Kuva 4/5' }).press('ArrowLeft')
  await expect(page.getByRole('link', { name: 'Kuva 3/5' })).toHaveAttribute('aria-current', 'true')
  expect(new URL(page.url()).hash).toBe('')
})

test('only the two stations have running times and a drawing of their ports', async ({ page }) => {
  await page.goto('/tuote/3')
  await expect(page.locator('#tekniset-tiedot')).toContainText('2300')
  await expect(page.locator('#kayttoajat, #liitannat')).toHaveCount(0)
  await page.goto('/tuote/1')
  await expect(page.locator('#kayttoajat')).toBeVisible()
  await expect(page.locator('#liitannat svg a')).toHaveCount(8)
})

test('beside a product stand the other station and what can be added to it', async ({ page }) => {
  for (const [id, others] of Object.entries({
    1: ['Ark EVO 1800 W', 'Lisäakku 2300 Wh', 'Aurinkopaneeli 200 W'],
    3: ['Ark PRO 2400 W', 'Ark EVO 1800 W', 'Aurinkopaneeli 200 W'],
  })) {
    await page.goto(`/tuote/${id}`)
    await expect(page.locator('#katso-myos h3')).toHaveText(others)
  }
})

test('a long name of an added product breaks inside its card and its page on a phone', async ({
  page,
  server,
  staffToken,
}) => {
  const name = 'Kaukokäyttölaajennussarjakokonaisuuskaapeli'
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` }
  const body = JSON.stringify({
    name,
    description: name,
    price: 1,
    image_url: MISSING_PICTURE,
    category: 'accessories',
    stock: 0,
  })
  const made = await fetch(`${server.url}/api/admin/products`, { method: 'POST', headers, body })
  const { id } = await made.json()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/tuotteet', `/tuote/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await page.goto('/tuotteet')
  const soldOut = page.locator(`[data-product="${id}"]`).getByText('Loppuunmyyty')
  // A veil that the picture shows through.
  await expect(soldOut).toHaveCSS('background-color', /0\.7\)$/)
})

test('an unknown product is 404 with a way back', async ({ page }) => {
  const answer = await page.goto('/tuote/99')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Tuotetta ei löytynyt' })).toBeVisible()
  await page.getByRole('link', { name: 'Takaisin tuotteisiin' }).click()
  await expect(page).toHaveURL('/tuotteet')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every product and every runtime stands there', async ({ page }) => {
    await page.goto('/tuotteet')
    await expect(cards(page)).toHaveCount(4)
    await expect(search(page)).toBeHidden()
    await page.goto('/tuote/2')
    await expect(page.locator('#kayttoajat [data-items] > li:visible')).toHaveCount(10)
    const builder = page.locator('#jarjestelma')
    await expect(builder).toContainText('enintään 10\u00A0kpl')
    await expect(builder).toContainText('enintään 6\u00A0kpl')
    await expect(builder.getByRole('button')).toHaveCount(0)
    await expect(builder.getByRole('link', { name: 'Pyydä tarjous tästä' })).toHaveAttribute('href', /\?tuote=2$/)
  })
})

test('the list holds every product of a large shop', async ({ page, server, staffToken }) => {
  const product = {
    description: 'Varaosa.',
    price: 9.9,
    image_url: '/images/solar-panel-folded-480.webp',
    category: 'accessories',
  }
  for (let number = 1; number <= 100; number += 1) {
    await fetch(`${server.url}/api/admin/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` },
      body: JSON.stringify({ ...product, name: `Varaosa ${number}`, stock: number }),
    })
  }
  await page.goto('/tuotteet')
  await expect(page.getByText('104\u00A0tuotetta')).toBeVisible()
  await search(page).fill('Varaosa 100')
  await expect(cards(page)).toHaveCount(1)
})

test('on a phone the price and the first button are on the first screen, and come back as a bar once they have left it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of ['1', '2', '3', '4']) {
    await page.goto(`/tuote/${id}`)
    const overview = page.locator('main')
    await expect(overview.locator('[data-live=price]').first()).toBeInViewport({ ratio: 1 })
    await expect(overview.locator('[data-buy] > :first-child')).toHaveText('Pyydä tarjous')
    await expect(overview.locator('[data-buy] > :first-child')).toBeInViewport({ ratio: 1 })
  }
  const bar = page.locator('buy-bar')
  await expect(bar).toBeHidden()
  await page.locator('#tekniset-tiedot').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(57)
  await expectAccessible(page)
  await page.locator('body > footer').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.locator('#tekniset-tiedot').scrollIntoViewIfNeeded()
  await bar.getByRole('link', { name: 'Pyydä tarjous' }).click()
  await expect(page).toHaveURL(/\/contact\?tuote=4/)
})
