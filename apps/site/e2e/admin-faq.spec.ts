import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const IP67 = 'mita-ip67-tarkoittaa'

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const questions = (page: Page, title: string) => section(page, title).getByRole('heading', { level: 3 })

async function open(page: Page, staffToken: string, address = '/admin/faq') {
  await signInAsStaff(page, staffToken)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Usein kysyttyä' })).toBeVisible()
}

/** The texts of the questions as they stand, once they do. */
async function questionTexts(page: Page, title: string) {
  await expect(questions(page, title).first()).toBeVisible()
  return questions(page, title).allTextContents()
}

/** What a colleague does meanwhile. */
async function put(request: APIRequestContext, token: string, id: string, data: object) {
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.put(`/api/admin/faq/entries/${id}`, { data, headers })).ok()).toBe(true)
}

test('a section and a question are added, changed, hidden and deleted, and the list follows', async ({
  page,
  staffToken,
}) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Uusi aihe' }).click()
  await page.getByLabel('Aiheen nimi').fill('Toimitus')
  await page.getByRole('button', { name: 'Lisää aihe' }).click()
  await expect(section(page, 'Toimitus')).toContainText('Aiheessa ei ole kysymyksiä')

  await page.getByRole('button', { name: 'Lisää kysymys aiheeseen Toimitus' }).click()
  await page.getByRole('button', { name: 'Lisää kysymys', exact: true }).click()
  await expect(page.getByText('Kysymys on pakollinen')).toBeVisible()
  await expect(page.getByText('Vastaus on pakollinen')).toBeVisible()
  await page.getByLabel('Kysymys', { exact: true }).fill('Toimitatteko Ahvenanmaalle?')
  await page.getByLabel('Vastaus').fill('Kyllä.\nToimitus kestää päivän pidempään.')
  await page.getByLabel('Näin samaa kysytään').fill('kulkeeks paketit maarianhaminaan')
  await expect(page.getByRole('region', { name: 'Näin se näkyy sivulla' }).getByRole('paragraph')).toHaveText([
    'Toimitatteko Ahvenanmaalle?',
    'Kyllä.',
    'Toimitus kestää päivän pidempään.',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lisää kysymys', exact: true }).click()
  await expect(toast(page, 'Kysymys lisätty')).toBeVisible()
  await expect(section(page, 'Toimitus')).toContainText('1\u00A0kysymys')

  await page.getByRole('button', { name: 'Muokkaa kysymystä Toimitatteko' }).click()
  await expect(page.getByText('/general-faqs#toimitatteko-ahvenanmaalle')).toBeVisible()
  await page.getByLabel('Kysymys', { exact: true }).fill('Toimitatteko saaristoon?')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(questions(page, 'Toimitus')).toHaveText(['Toimitatteko saaristoon?'])

  await page.getByLabel('Näkyvissä sivulla: Toimitatteko saaristoon?').click()
  await expect(section(page, 'Toimitus')).toContainText('Piilossa')
  await expect(section(page, 'Toimitus')).toContainText('Kaikki aiheen kysymykset on piilotettu')
  await expect(page.getByText('32\u00A0kysymystä, joista 1 piilossa.')).toBeVisible()

  await page.getByRole('button', { name: 'Poista kysymys Toimitatteko saaristoon?' }).click()
  await dialog(page).getByRole('button', { name: 'Poista kysymys' }).click()
  await expect(toast(page, 'Kysymys poistettu')).toBeVisible()
  await expect(section(page, 'Toimitus').getByRole('heading', { name: 'Toimitus' })).toBeFocused()
  await page.getByRole('button', { name: 'Poista aihe Toimitus' }).click()
  await dialog(page).getByRole('button', { name: 'Poista aihe' }).click()
  await expect(section(page, 'Toimitus')).toHaveCount(0)
})

test('a question moves by button and by keys, the focus goes with it, and the place is told', async ({
  page,
  staffToken,
}) => {
  await open(page, staffToken)
  const [first = '', second = '', third = ''] = await questionTexts(page, 'Yleistä')
  const down = page.getByRole('button', { name: `Siirrä alaspäin: ${first}` })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(questions(page, 'Yleistä').nth(2)).toHaveText(first)
  await expect(down).toBeFocused()
  await expect(page.getByText(`${first}: paikka 3/10.`)).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(questions(page, 'Yleistä').first()).toHaveText(first)
  const up = page.getByRole('button', { name: `Siirrä ylöspäin: ${first}` })
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${first} on jo ensimmäisenä.`)).toBeAttached()
  await expect(up).toBeFocused()

  await page.getByRole('button', { name: `Siirrä alaspäin: ${first}` }).click()
  await page.getByRole('button', { name: 'Siirrä ylöspäin: Takuu ja huolto' }).click()
  await expect(page.getByText('Takuu ja huolto: paikka 2/3.')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Yleistä', 'Takuu ja huolto', 'Lataus ja käyttö'])
  await expect(questions(page, 'Yleistä').first()).toHaveText(second)
  await expect(questions(page, 'Yleistä').nth(2)).toHaveText(third)
})

test('a move after a colleague’s is not stored: the newest order is shown, and then it can be', async ({
  page,
  staffToken,
  request,
}) => {
  await open(page, staffToken)
  const [first = ''] = await questionTexts(page, 'Yleistä')
  await put(request, staffToken, 'kumpi-malli-sopii-minulle', { section_id: 'takuu-ja-huolto' })
  await page.getByRole('button', { name: `Siirrä alaspäin: ${first}` }).click()
  await expect(toast(page, 'Joku muu muutti järjestystä juuri')).toBeVisible()
  await expect(questions(page, 'Yleistä')).toHaveText([first, 'Mitä IP67 tarkoittaa?', ...Array(7).fill(/./)])
  await page.getByRole('button', { name: `Siirrä alaspäin: ${first}` }).click()
  await expect(questions(page, 'Yleistä').nth(1)).toHaveText(first)
  await page.reload()
  await expect(questions(page, 'Yleistä').nth(1)).toHaveText(first)
})

test('two change one question: each sees both answers, and nothing is lost', async ({ page, staffToken, request }) => {
  await open(page, staffToken, `/admin/faq?kysymys=${IP67}`)
  await page.getByLabel('Vastaus').fill('Oma vastaus.')
  await put(request, staffToken, IP67, { answer: 'Toisen vastaus.', question: 'Mikä on IP67?' })
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  const conflict = page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })
  await expect(conflict).toContainText('Oma vastaus.')
  await expect(conflict).toContainText('Toisen vastaus.')
  await expect(page.getByLabel('Kysymys', { exact: true })).toHaveValue('Mikä on IP67?')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Käytä kaikissa toisen tallentamaa' }).click()
  await expect(page.getByRole('textbox', { name: 'Vastaus' })).toHaveValue('Toisen vastaus.')
  await conflict.getByRole('button', { name: 'Käytä kaikissa omaa' }).click()
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Kysymys tallennettu')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mikä on IP67?' })).toContainText('Oma vastaus.')
})

test('a question that a colleague has changed is neither hidden nor deleted unseen', async ({
  page,
  staffToken,
  request,
}) => {
  await open(page, staffToken)
  await expect(questions(page, 'Yleistä').first()).toBeVisible()
  await put(request, staffToken, IP67, { answer: 'Toisen vastaus.' })
  await page.getByRole('button', { name: 'Poista kysymys Mitä IP67 tarkoittaa?' }).click()
  await dialog(page).getByRole('button', { name: 'Poista kysymys' }).click()
  await expect(toast(page, 'Kysymyksen poistaminen epäonnistui')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mitä IP67 tarkoittaa?' })).toContainText('Toisen vastaus.')
  await page.getByLabel('Näkyvissä sivulla: Mitä IP67 tarkoittaa?').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mitä IP67 tarkoittaa?' })).toContainText('Piilossa')
})

test('whoever is about to delete a question sees which texts link to it', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: /^Poista kysymys Saako asemaa käyttää sateessa/ }).click()
  await expect(dialog(page)).toContainText('Näissä teksteissä on linkki tähän kysymykseen.')
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Chatin turvallisuusvastaus (water)'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Poista kysymys Mitä IP67 tarkoittaa?' }).click()
  await expect(dialog(page)).toContainText('Muissa teksteissä ei ole linkkiä tähän kysymykseen.')
})

test('what is typed survives a reload, an absent network and a stray Escape', async ({ page, staffToken, context }) => {
  await open(page, staffToken, `/admin/faq?kysymys=${IP67}`)
  await page.getByLabel('Vastaus').fill('Kesken jäänyt vastaus.')
  page.on('dialog', (asked) => asked.accept())
  await page.waitForTimeout(400)
  await page.reload()
  await expect(page.getByLabel('Vastaus')).toHaveValue('Kesken jäänyt vastaus.')
  await expect(page.getByText('Palautettiin keskeneräinen lomake')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Kysymyksen tallentaminen epäonnistui')).toBeVisible()
  await expect(page.getByLabel('Vastaus')).toHaveValue('Kesken jäänyt vastaus.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Hylätäänkö muutokset?' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Hylätäänkö muutokset?' }).getByRole('button', { name: 'Peruuta' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(toast(page, 'Kysymys tallennettu')).toBeVisible()
})

test('without a network a move is put back and told', async ({ page, staffToken, context }) => {
  await open(page, staffToken)
  const before = await questionTexts(page, 'Yleistä')
  await context.setOffline(true)
  await page.getByRole('button', { name: `Siirrä alaspäin: ${before[0]}` }).click()
  await expect(toast(page, 'Järjestystä ei voitu tallentaa').first()).toBeVisible()
  await expect(questions(page, 'Yleistä')).toHaveText(before)
})

test('a text names a fact: it is found in the list, its value is previewed, and an unknown one is refused', async ({
  page,
  staffToken,
}) => {
  await open(page, staffToken, `/admin/faq?kysymys=${IP67}`)
  await page.getByText('Tiedot, jotka päivittyvät itse').click()
  await page.getByLabel('Hae tietoa').fill('warrantyMonths')
  await expect(page.getByText('[[terms.warrantyMonths]]')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Vastaus').fill('Takuu on [[terms.warrantyMonths]] kuukautta.')
  const preview = page.getByRole('region', { name: 'Näin se näkyy sivulla' })
  await expect(preview).toContainText('Takuu on 24 kuukautta.')
  await page.getByLabel('Vastaus').fill('Faksi on [[company.fax]].')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(page.getByText('Tietoa [[company.fax]] ei ole. Tunnettuja ovat esimerkiksi')).toBeVisible()
  await page.getByLabel('Vastaus').fill('Takuu on [[terms.warrantyMonths]] kuukautta.')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mitä IP67 tarkoittaa?' })).toContainText('24 kuukautta')
})

test('a search finds by question and answer, the filter by visibility, and both are in the address', async ({
  page,
  staffToken,
  request,
}) => {
  await put(request, staffToken, IP67, { shown: false })
  await open(page, staffToken)
  await page.getByLabel('Hae kysymyksistä ja vastauksista').fill('suojatulpat')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Mitä IP67 tarkoittaa/])
  await expect(page.getByText('Järjestystä voi muuttaa, kun kaikki kysymykset ovat esillä.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Siirrä/ })).toHaveCount(0)
  await expect(page).toHaveURL(/q=suojatulpat/)
  await page.getByLabel('Näytä').selectOption('shown')
  await expect(page.getByRole('heading', { name: 'Kysymyksiä ei löytynyt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tyhjennä suodattimet' }).click()
  await page.getByLabel('Näytä').selectOption('hidden')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Mitä IP67 tarkoittaa/])
})

test('the list says when it cannot be read, and when there is nothing in it', async ({ page, staffToken }) => {
  let answer: object = { status: 503 }
  await page.route('**/api/admin/faq', (route) => route.fulfill(answer))
  await open(page, staffToken)
  await expect(page.getByText('Kysymysten lataaminen epäonnistui')).toBeVisible()
  answer = { json: { version: 1, sections: [] } }
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('heading', { name: 'Ei vielä aiheita' })).toBeVisible()
  await expectAccessible(page)
})

test('the screen fits every width with a long question, without faults of accessibility', async ({
  page,
  staffToken,
  request,
}) => {
  const long = 'Onko_yhdyssana_jossa_ei_ole_välejä'.repeat(5)
  await put(request, staffToken, IP67, { question: long, answer: 'pitkä'.repeat(300) })
  await open(page, staffToken)
  await expect(questions(page, 'Yleistä').nth(2)).toHaveText(long)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
})
