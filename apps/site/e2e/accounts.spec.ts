import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { CUSTOMER_PASSWORD, mailedLink, makeOrder, nameOf, signUp, signUpVerified } from './fixtures/customer.ts'
import { expect, test } from './fixtures/test.ts'

const EMAIL = 'aino.korhonen@example.fi'

const toast = (page: Page) => page.locator('toast-region')

async function fillSignIn(page: Page, email: string, password: string) {
  const form = page.getByRole('form', { name: 'Kirjaudu sisään' })
  await form.getByLabel('Sähköposti').fill(email)
  await form.getByLabel('Salasana', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Kirjaudu sisään' }).click()
}

async function expectAccessibleEverywhere(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

test('a customer registers, verifies the address by the mailed link and sees the orders made with it', async ({
  page,
  server,
  staffToken,
}) => {
  const order = await makeOrder(page, staffToken, { email: EMAIL })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Luo tili' }).click()
  const form = page.getByRole('form', { name: 'Luo tili' })
  await form.getByRole('button', { name: 'Luo tili' }).click()
  for (const message of [
    'Etunimi on pakollinen',
    'Sukunimi on pakollinen',
    'Virheellinen sähköpostiosoite',
    'Salasanan on oltava vähintään 6 merkkiä',
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(form.getByLabel('Etunimi')).toBeFocused()
  await expectAccessibleEverywhere(page)

  await form.getByLabel('Etunimi').fill('Aino')
  await form.getByLabel('Sukunimi').fill('Korhonen')
  await form.getByLabel('Sähköposti').fill(EMAIL)
  await form.getByLabel('Salasana', { exact: true }).fill('salasana')
  await form.getByRole('button', { name: 'Luo tili' }).click()
  await expect(toast(page).getByRole('alert')).toContainText('Rekisteröinti epäonnistui')
  await expect(form.getByText('Salasana on liian helppo arvata. Valitse jokin muu.')).toBeVisible()
  await expect(form.getByLabel('Sähköposti')).toHaveValue(EMAIL)
  await form.getByLabel('Salasana', { exact: true }).fill(CUSTOMER_PASSWORD)
  await form.getByRole('button', { name: 'Luo tili' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Vahvista sähköpostiosoitteesi' })).toBeVisible()
  await expect(page.getByText('Näet tilauksesi, kun olet vahvistanut sähköpostiosoitteesi.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_user') ?? '{}'))
  expect(stored).toEqual({ first_name: 'Aino', last_name: 'Korhonen', email: EMAIL })
  await page.getByRole('button', { name: 'Lähetä linkki uudelleen' }).click()
  await expect(toast(page)).toContainText('Vahvistuslinkki lähetetty')

  await page.goto(await mailedLink(server, EMAIL, '/tili/vahvista'))
  await expect(page).toHaveURL('/tili/vahvista')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.getByLabel('Salasana', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Vahvista osoite' }).click()
  await expect(page.getByRole('heading', { name: 'Sähköpostiosoite on vahvistettu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Siirry omalle tilille' }).click()
  await expect(page.getByText(nameOf(order))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Oma tili: Aino' })).toBeVisible()
})

test('the account is behind the sign-in, which leads back; signing out leaves nothing', async ({ page }) => {
  await signUp(page, EMAIL)
  await page.request.post('/api/auth/logout')
  await page.goto('/oma-tili?nakyma=tiedot')
  await expect(page).toHaveURL(/^[^?]+\/auth\?paluu=/)
  await expectAccessibleEverywhere(page)

  await fillSignIn(page, EMAIL, 'arvaus')
  await expect(toast(page).getByRole('alert')).toContainText('Kirjautuminen epäonnistui')
  await expect(toast(page).getByRole('alert')).toContainText('Tarkista sähköposti ja salasana')
  const form = page.getByRole('form', { name: 'Kirjaudu sisään' })
  await expect(form.getByText('Kirjautuminen epäonnistui. Tarkista sähköposti ja salasana.')).toBeFocused()
  await expectAccessible(page)
  const password = form.getByLabel('Salasana', { exact: true })
  await expect(password).toHaveValue('arvaus')
  await page.getByRole('button', { name: 'Näytä salasana' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.fill(CUSTOMER_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/oma-tili?nakyma=tiedot')
  await expect(page.getByRole('tab', { name: 'Omat tiedot' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(toast(page)).toContainText('Kirjauduttu ulos')
  expect(await page.evaluate(() => [localStorage.getItem('auth_user'), sessionStorage.length])).toEqual([null, 0])
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)

  await page.goto('/kirjaudu?paluu=https://evil.example/')
  await fillSignIn(page, EMAIL, CUSTOMER_PASSWORD)
  await expect(page).toHaveURL('/dashboard')
})

test('a forgotten password is replaced by a mailed link, whoever asks gets the same answer', async ({
  page,
  server,
}) => {
  await signUpVerified(page, server, EMAIL)
  await page.request.post('/api/auth/logout')
  for (const address of ['tuntematon@example.fi', EMAIL]) {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Unohtuiko salasana?' }).click()
    await page.getByRole('form', { name: 'Unohtuiko salasana?' }).getByLabel('Sähköposti').fill(address)
    await page.getByRole('button', { name: 'Lähetä linkki' }).click()
    await expect(page.getByText('Jos osoitteella on asiakastili, lähetimme siihen linkin.')).toBeVisible()
  }
  await page.goto(await mailedLink(server, EMAIL, '/tili/uusi-salasana'))
  await expect(page).toHaveURL('/tili/uusi-salasana')
  await page.getByLabel('Uusi salasana', { exact: true }).fill('lyhyt')
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(page.getByText('Salasanan on oltava vähintään 6 merkkiä')).toBeVisible()
  await page.getByLabel('Uusi salasana', { exact: true }).fill('saaristo-kutsuu-7')
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(page.getByRole('heading', { name: 'Salasana on vaihdettu' })).toBeVisible()
  await page.getByRole('link', { name: 'Kirjaudu sisään' }).last().click()
  await fillSignIn(page, EMAIL, 'saaristo-kutsuu-7')
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/tili/uusi-salasana?token=kaytetty-linkki')
  await page.getByLabel('Uusi salasana', { exact: true }).fill('toinen-salasana-9')
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(page.getByRole('heading', { name: 'Linkki ei enää kelpaa' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pyydä uusi linkki' }).click()
  await expect(page).toHaveURL('/tili/unohtunut-salasana')
  await page.goto('/tili/vahvista?token=vanha-linkki')
  await page.getByRole('button', { name: 'Vahvista osoite' }).click()
  await expect(page.getByRole('heading', { name: 'Linkki ei enää kelpaa' })).toBeVisible()
  await page.goto('/tili/vahvista')
  await expect(page.getByRole('heading', { name: 'Linkki on puutteellinen' })).toBeVisible()
})

test('orders at a glance and in full, tracking for each, a review for what was delivered', async ({
  page,
  server,
  staffToken,
}) => {
  await signUpVerified(page, server, EMAIL)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Ei tilauksia vielä' })).toBeVisible()
  await expectAccessible(page)

  const delivered = await makeOrder(page, staffToken, { email: EMAIL, status: 'delivered', productIds: ['1', '3'] })
  await makeOrder(page, staffToken, { email: EMAIL, status: 'cancelled' })
  await makeOrder(page, staffToken, { email: EMAIL, status: 'shipped' })
  const latest = await makeOrder(page, staffToken, { email: EMAIL })
  await page.reload()
  const count = (term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd')
  await expect(count('Keskeneräisiä tilauksia')).toHaveText('2')
  await expect(count('Tilauksia yhteensä')).toHaveText('4')
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(latest.slice(0, 8))
  await expect(rows.first().getByRole('link', { name: /Seuraa tilausta/ })).toHaveAttribute(
    'href',
    `/tilauksen-seuranta?order=${latest}`,
  )
  await expect(page.getByRole('link', { name: 'Selaa tuotteita' })).toHaveAttribute('href', '/products')
  await expectAccessibleEverywhere(page)

  await page.getByRole('tab', { name: 'Yleiskuva' }).press('ArrowRight')
  await expect(page).toHaveURL('/dashboard?nakyma=tilaukset')
  await expect(rows).toHaveCount(4)
  await expect(rows.getByRole('link', { name: /Seuraa tilausta/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Arvostele/ })).toHaveCount(1)
  await page.getByRole('button', { name: nameOf(delivered) }).click()
  const dialog = page.getByRole('dialog', { name: 'Arvostele tuote' })
  await dialog.getByLabel('Tuote').selectOption({ label: 'Ark PRO 2400 W' })
  await dialog.getByRole('button', { name: 'Julkaise arvostelu' }).click()
  await expect(dialog.getByText('Anna arvosana yhdestä viiteen')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('4 tähteä viidestä').check({ force: true })
  await dialog.getByLabel('Otsikko').fill('Kestää saaristossa')
  await dialog.getByRole('button', { name: 'Julkaise arvostelu' }).click()
  await expect(toast(page)).toContainText('Kiitos arvostelusta!')

  await page.getByRole('tab', { name: 'Arvostelut' }).click()
  const own = page.getByRole('listitem').filter({ hasText: 'Kestää saaristossa' })
  await expect(own.getByRole('img', { name: '4 tähteä viidestä' })).toBeVisible()
  await own.getByRole('button', { name: /^Muokkaa/ }).click()
  await page.getByLabel('Arvostelu (vapaaehtoinen)').fill('Toimi koko kesän.')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(own.getByText('Toimi koko kesän.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await own.getByRole('button', { name: /^Poista/ }).click()
  await page.getByRole('button', { name: 'Poista arvostelu' }).click()
  await expect(own).toHaveCount(0)

  const waiting = page.getByRole('region', { name: 'Odottaa arvosteluasi' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  const write = waiting.getByRole('button', { name: 'Arvostele: Ark PRO 2400 W' })
  await write.press('Enter')
  await dialog.getByLabel('Otsikko').press('Escape')
  await expect(write).toBeFocused()
  await write.press('Enter')
  await dialog.getByLabel('2 tähteä viidestä').check({ force: true })
  await dialog.getByRole('button', { name: 'Julkaise arvostelu' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Omat arvostelusi' })).toContainText('Ark PRO 2400 W')
  await waiting.getByRole('button', { name: /^Arvostele/ }).click()
  await dialog.getByLabel('5 tähteä viidestä').check({ force: true })
  await dialog.getByRole('button', { name: 'Julkaise arvostelu' }).click()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('tab', { name: 'Tilaukset' }).click()
  await expect(rows).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Arvostele/ })).toHaveCount(0)
})

test('the profile is edited, the password changed, other browsers signed out; own data leave and the account goes', async ({
  page,
  server,
  browser,
}) => {
  await signUpVerified(page, server, EMAIL)
  const other = await browser.newContext({ baseURL: server.url })
  const signIn = () => other.request.post('/api/auth/login', { data: { email: EMAIL, password: CUSTOMER_PASSWORD } })
  await signIn()
  await page.goto('/dashboard?nakyma=tiedot')
  await page.getByRole('button', { name: 'Muokkaa tietoja' }).click()
  await page.getByLabel('Etunimi').fill('A')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Etunimi on pakollinen')).toBeVisible()
  await page.getByLabel('Etunimi').fill('Aino-Maija')
  await page.getByLabel('Postitoimipaikka').fill('Turku')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(toast(page)).toContainText('Tiedot tallennettu')
  await expect(page.getByText('Hei, Aino-Maija!')).toBeVisible()
  await expect(page.getByText('Turku', { exact: true })).toBeVisible()

  const devices = page.getByRole('listitem').filter({ hasText: 'Käytetty viimeksi' })
  await expect(devices).toHaveCount(2)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: /^Kirjaa ulos:/ }).click()
  await expect(devices).toHaveCount(1)
  expect((await other.request.get('/api/auth/me')).status()).toBe(401)

  await signIn()
  await page.getByLabel('Nykyinen salasana').fill('väärä-salasana')
  await page.getByLabel('Uusi salasana', { exact: true }).fill('saaristo-kutsuu-7')
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(page.getByText('Väärä salasana', { exact: true })).toBeVisible()
  await page.getByLabel('Nykyinen salasana').fill(CUSTOMER_PASSWORD)
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(toast(page)).toContainText('Salasana vaihdettu')
  expect((await other.request.get('/api/auth/me')).status()).toBe(401)
  await other.close()

  await page.getByRole('button', { name: 'Lataa omat tiedot' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nykyinen salasana').fill('saaristo-kutsuu-7')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Lataa omat tiedot' }).click()
  expect((await download).suggestedFilename()).toMatch(/^arkpax-omat-tiedot_.*\.json$/)

  await page.getByRole('button', { name: 'Poista tili' }).click()
  await expect(dialog).toContainText('Poistoa ei voi perua.')
  await expectAccessible(page)
  await dialog.getByLabel('Nykyinen salasana').fill('saaristo-kutsuu-7')
  await dialog.getByRole('button', { name: 'Poista tili lopullisesti' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(toast(page)).toContainText('Tilisi on poistettu')
  await fillSignIn(page, EMAIL, 'saaristo-kutsuu-7')
  await expect(toast(page).getByRole('alert')).toContainText('Kirjautuminen epäonnistui')
})

test('a session that ends leads to the sign-in and back, and what was typed is there', async ({ page }) => {
  await signUp(page, EMAIL)
  await page.goto('/oma-tili?nakyma=tiedot')
  await page.getByRole('button', { name: 'Muokkaa tietoja' }).click()
  await page.getByLabel('Katuosoite').fill('Kesken jäänyt katu 7')
  await page.request.post('/api/auth/logout')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Istuntosi on päättynyt.')).toBeVisible()
  await fillSignIn(page, EMAIL, CUSTOMER_PASSWORD)
  await expect(page).toHaveURL('/oma-tili?nakyma=tiedot')
  await expect(page.getByLabel('Katuosoite')).toHaveValue('Kesken jäänyt katu 7')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Kesken jäänyt katu 7')).toBeVisible()
})

test('a registered product shows how long its warranty runs; a list that does not come can be asked again', async ({
  page,
  server,
}) => {
  await signUpVerified(page, server, EMAIL)
  await page.request.post('/api/register-product', {
    data: {
      firstName: 'Aino',
      lastName: 'Korhonen',
      email: EMAIL,
      productModel: 'Ark PRO 2400W',
      serialNumber: 'APX-2400-000123',
      purchaseDate: '2026-03-12',
    },
  })
  await page.route('**/api/auth/registrations*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.goto('/dashboard?nakyma=tuotteet')
  await expect(page.getByText('Rekisteröityjen tuotteiden lataaminen epäonnistui')).toBeVisible()
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  const product = page.getByRole('listitem').filter({ hasText: 'APX-2400-000123' })
  await expect(product).toContainText('Takuu voimassa 12.3.2028 asti')
  await expectAccessibleEverywhere(page)
})

test('forms begin with the name and address of whoever is signed in', async ({ page }) => {
  await signUp(page, EMAIL)
  await page.goto('/kirjaudu')
  await fillSignIn(page, EMAIL, CUSTOMER_PASSWORD)
  await expect(page).toHaveURL('/dashboard')
  const main = page.getByRole('main')
  await page.goto('/contact')
  await expect(main.getByLabel('Nimi *')).toHaveValue('Aino Korhonen')
  await expect(main.getByLabel('Sähköposti *')).toHaveValue(EMAIL)
  await page.goto('/contact?tuote=1')
  await expect(main.getByLabel('Nimi *')).toHaveValue('Aino Korhonen')
  await page.goto('/register-product')
  await expect(main.getByLabel('Etunimi *')).toHaveValue('Aino')
  await expect(main.getByLabel('Sukunimi *')).toHaveValue('Korhonen')
  await expect(main.getByLabel('Sähköposti *')).toHaveValue(EMAIL)
})
