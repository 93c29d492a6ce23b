import { ofEachGroup, type VersionedSettings } from '@arkpax/schema/settings'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

const CALL = '/api/admin/settings'
const read = (server: RunningServer, token: string) => readAsStaff<VersionedSettings>(server, token, CALL)

async function open(page: Page, staffToken: string) {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Y-tunnus')).toBeVisible()
}

const save = (page: Page, what: string) => page.getByRole('button', { name: `Tallenna ${what}` }).click()
const saved = (page: Page) => expect(page.getByText('Asetukset tallennettu', { exact: true })).toBeVisible()
const conflict = (page: Page) => page.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })

/** Where the screen stands by chance, a field may be half under the links that stay in view, and seem too small to press. */
async function expectAccessibleFromTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

/** Another one of the staff changes a group meanwhile. */
async function changeElsewhere(page: Page, staffToken: string, group: string, data: object) {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const answer = await page.request.put(`${CALL}/${group}`, { headers, data })
  expect(answer.status()).toBe(200)
}

test('staff change each group, and it stands; numbers and times are taken as people write them', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  await expect(page.getByRole('link', { name: 'Asetukset' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Puhelinnumero').fill('+358 20 555 0100')
  await save(page, 'yrityksen tiedot')
  await saved(page)
  await expect(page.getByRole('button', { name: 'Peru muutokset' })).toHaveCount(0)

  await page.getByLabel('Lauantai').check()
  await page.getByLabel('Lauantai: avataan').fill('10')
  await page.getByLabel('Lauantai: suljetaan').fill('14:30')
  await page.getByLabel('Keskiviikko', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Lisää poikkeus' }).click()
  await expect(page.getByLabel('Päivä', { exact: true })).toBeFocused()
  await page.getByLabel('Päivä', { exact: true }).fill('2026-12-07')
  await page.getByLabel('Syy').fill('Inventaario')
  await save(page, 'aukioloajat')
  await expect(page.getByLabel('Lauantai: avataan')).toHaveValue('10.00')

  await page.getByLabel('Arvonlisävero (%)').fill('24,5')
  await page.getByLabel('Palautuksen nouto, aurinkopaneeli (€)').fill('15,90')
  await save(page, 'ehdot')
  await page.getByLabel('Teksti', { exact: true }).fill('Palvelemme taas maanantaina.')
  await page.getByLabel('Viimeinen päivä').fill('2026-12-07')
  await save(page, 'ilmoitus')

  await expect
    .poll(async () => (await read(server, staffToken)).versions)
    .toMatchObject({ company: 2, hours: 2, terms: 2, announcement: 2 })
  const { company, hours, terms, announcement } = await read(server, staffToken)
  expect(company.phone.display).toBe('+358 20 555 0100')
  expect(hours.week.saturday).toEqual({ opens: '10:00', closes: '14:30' })
  expect(hours.week).not.toHaveProperty('wednesday')
  expect(hours.exceptions).toEqual([{ day: '2026-12-07', note: 'Inventaario', times: null }])
  expect(terms).toMatchObject({ vatPercent: 24.5, returnPickupPanel: 15.9, returnPickupStation: 49 })
  expect(announcement).toEqual({ text: 'Palvelemme taas maanantaina.', href: '', from: null, until: '2026-12-07' })
})

test('what would break pages is refused at its field, the focus goes there, and nothing typed is lost', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  await page.getByLabel('Yrityksen virallinen nimi').fill(' ')
  await page.getByLabel('Y-tunnus').fill('123')
  await save(page, 'yrityksen tiedot')
  await expect(page.getByText('Yrityksen nimi on pakollinen')).toBeVisible()
  await expect(page.getByText('Anna Y-tunnus muodossa 1234567-1')).toBeVisible()
  await expect(page.getByLabel('Yrityksen virallinen nimi')).toBeFocused()

  await page.getByLabel('Maanantai: avataan').fill('18')
  await page.getByLabel('Tiistai: suljetaan').fill('illalla')
  await save(page, 'aukioloajat')
  await expect(page.getByText('Sulkemisajan on oltava avaamisajan jälkeen')).toBeVisible()
  await expect(page.getByText('Anna kellonaika muodossa 9.00')).toBeVisible()
  await expect(page.getByLabel('Maanantai: suljetaan')).toBeFocused()
  await expect(page.getByLabel('Tiistai: suljetaan')).toHaveValue('illalla')

  await page.getByLabel('Arvonlisävero (%)').fill('300')
  await page.getByLabel('Takuu (kk)').fill('')
  await page.getByLabel('Lakisääteinen peruuttamisaika (päivää)').fill('60')
  await save(page, 'ehdot')
  await expect(page.getByText('Enintään 50 %')).toBeVisible()
  await expect(page.getByText('Anna luku')).toBeVisible()
  await expect(page.getByText('Palautusoikeus ei voi olla lyhyempi kuin lakisääteinen peruuttamisaika')).toBeVisible()
  await expect(page.getByLabel('Arvonlisävero (%)')).toBeFocused()

  await page.getByLabel('Teksti', { exact: true }).fill('Kesäale')
  await page.getByLabel('Linkki').fill('tuotteet')
  await save(page, 'ilmoitus')
  await expect(page.getByText('Anna sivun osoite, esimerkiksi /tuotteet')).toBeVisible()
  await expectAccessibleFromTop(page)
  expect((await read(server, staffToken)).versions).toEqual(ofEachGroup(() => 1))
})

test('a group is reached by its link, which stays in view, and by its address', async ({ page, staffToken }) => {
  await open(page, staffToken)
  const links = page.getByRole('navigation', { name: 'Asetusten ryhmät' })
  for (const name of ['Ilmoitus', 'Toimitus', 'Myynti', 'Ehdot', 'Aukioloajat', 'Yritys']) {
    await links.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
    await expect(links).toBeInViewport()
  }
  await page.goto('/admin/settings#ehdot')
  await page.reload()
  await expect(page.getByLabel('Arvonlisävero (%)')).toBeInViewport()
})

test('the screen fits and is accessible at every width, in both themes', async ({ page, staffToken }) => {
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Lisää poikkeus' }).click()
  await page.getByLabel('Auki', { exact: true }).check()
  await page.getByRole('button', { name: 'Tallenna aukioloajat' }).click()
  await expect(page.getByText('Anna päivä')).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessibleFromTop(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('what two people change in different fields stands; another group is no matter of theirs', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  const { company, terms } = await read(server, staffToken)
  await page.getByLabel('Postitoimipaikka').fill('Salo')
  await changeElsewhere(page, staffToken, 'company', { ...company, legalName: 'Toisen Oy' })
  await changeElsewhere(page, staffToken, 'terms', { ...terms, warrantyMonths: 36 })
  await save(page, 'yrityksen tiedot')
  await saved(page)
  await expect(page.getByLabel('Yrityksen virallinen nimi')).toHaveValue('Toisen Oy')
  const now = await read(server, staffToken)
  expect(now.company).toMatchObject({ legalName: 'Toisen Oy', address: { city: 'Salo' } })
  expect(now.terms.warrantyMonths).toBe(36)
})

test('the second to save the same field sees both and chooses; a reload keeps what was typed', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  const { company, hours } = await read(server, staffToken)
  await page.getByLabel('Puhelinnumero').fill('+358 20 111 1111')
  await changeElsewhere(page, staffToken, 'company', {
    ...company,
    phone: { ...company.phone, display: '+358 20 222 2222' },
  })
  await save(page, 'yrityksen tiedot')
  const phone = conflict(page).getByRole('group', { name: 'Puhelinnumero' })
  await expect(conflict(page)).toBeFocused()
  await expect(phone).toContainText('+358 20 111 1111')
  await expect(phone).toContainText('+358 20 222 2222')
  await expectAccessibleFromTop(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Palautettiin keskeneräinen lomake/)).toBeVisible()
  await expect(page.getByLabel('Puhelinnumero')).toHaveValue('+358 20 111 1111')
  await phone.getByLabel('Toisen tallentama').check()
  await page.getByLabel('Konserni').fill('Uusi konserni')
  await save(page, 'yrityksen tiedot')
  await saved(page)
  await expect(page.getByText(/^Palautettiin keskeneräinen lomake/)).toBeHidden()
  expect((await read(server, staffToken)).company).toMatchObject({
    parentGroup: 'Uusi konserni',
    phone: { display: '+358 20 222 2222' },
  })

  await page.getByLabel('Perjantai: suljetaan').fill('16')
  const friday = { opens: '09:00', closes: '15:00' }
  await changeElsewhere(page, staffToken, 'hours', { ...hours, week: { ...hours.week, friday } })
  await save(page, 'aukioloajat')
  const friday16 = conflict(page).getByRole('group', { name: 'Perjantai: suljetaan' })
  await expect(friday16).toContainText('16')
  await expect(friday16).toContainText('15.00')
  await friday16.getByLabel('Oma').check()
  await save(page, 'aukioloajat')
  await expect.poll(async () => (await read(server, staffToken)).hours.week.friday?.closes).toBe('16:00')
})

test('without a network nothing is lost: it is told, and saving again works', async ({ page, server, staffToken }) => {
  await open(page, staffToken)
  await page.context().setOffline(true)
  await page.getByLabel('Takuu (kk)').fill('36')
  await save(page, 'ehdot')
  await expect(page.getByText('Asetuksia ei voitu tallentaa')).toBeVisible()
  await expect(page.getByLabel('Takuu (kk)')).toHaveValue('36')
  await page.context().setOffline(false)
  await save(page, 'ehdot')
  await saved(page)
  expect((await read(server, staffToken)).terms.warrantyMonths).toBe(36)
})

test('an exception is taken away by the keyboard, and the focus stays in the list', async ({ page, staffToken }) => {
  await open(page, staffToken)
  const add = page.getByRole('button', { name: 'Lisää poikkeus' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Poista poikkeus 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ei poikkeuspäiviä.')).toBeVisible()
  await expect(add).toBeFocused()
})

test('what the server cannot give is told, and can be asked for again', async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
  await page.route(`**${CALL}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/admin/settings')
  await expect(page.getByText('Asetuksia ei voitu lukea')).toBeVisible()
  await page.unroute(`**${CALL}`)
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByLabel('Y-tunnus')).toBeVisible()
})

test('prices of deliveries are typed in a table, kept over a reload, and of two who change them each sees both', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  const freight = page.getByRole('group', { name: 'Toimitustapa 1' })
  await freight.getByLabel('Rivi 1: Saaristo (€)').fill('139,5')
  await page.getByRole('button', { name: 'Lisää alue' }).click()
  await page.getByRole('group', { name: 'Alue 4' }).getByLabel('Alueen nimi').fill('Houtskari')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(freight.getByLabel('Rivi 1: Saaristo (€)')).toHaveValue('139,5')
  await save(page, 'toimituksen asetukset')
  const island = page.getByRole('group', { name: 'Alue 4' })
  await expect(island.getByLabel('Postinumerot')).toBeFocused()
  await island.getByLabel('Postinumerot').fill('2341-2349')

  const { delivery } = await read(server, staffToken)
  const [first, ...methods] = delivery.methods
  const changed = { ...delivery, methods: [{ ...first, name: 'Rahti' }, ...methods] }
  await changeElsewhere(page, staffToken, 'delivery', changed)
  await save(page, 'toimituksen asetukset')
  const both = conflict(page).getByRole('group', { name: 'Toimitustavat' })
  await expect(both).toContainText('139,50')
  await expectAccessibleFromTop(page)
  await both.getByLabel('Oma').check()
  await save(page, 'toimituksen asetukset')
  await saved(page)
  const stored = (await read(server, staffToken)).delivery
  expect(stored.zones.at(-1)).toMatchObject({ name: 'Houtskari', postcodes: '2341–2349', returnSupplement: 0 })
  expect(stored.methods[0]?.steps[0]?.prices.saaristo).toBe(139.5)
})
