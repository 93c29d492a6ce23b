import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const panel = (name: string) => ({ role: 'article' as const, name })

test('an example says that it is one, until something of it is changed', async ({ page }) => {
  await page.goto('/laskuri')
  const note = page.getByText('Tässä on esimerkki. Vaihda tilalle omat laitteesi.')
  await expect(note).toBeVisible()
  await expect(page.getByText('Tähän esimerkkiin riittää')).toBeVisible()
  await page.getByLabel('Kuinka monta vuorokautta lataamatta?').fill('2')
  await expect(note).toBeHidden()
  await expect(page.getByText('Tähän esimerkkiin riittää')).toBeHidden()
  await page.goto('/laskuri?tilanne=sahkokatko')
  await expect(note).toBeHidden()
})

test.describe('the runtime calculator', () => {
  test('counts an appliance of the list for both stations', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(page.getByRole('region', { name: 'Tulos' })).toContainText('Lisää laitteet, niin kerromme')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Tyhjennä' })).toBeHidden()
    await expect(page.getByLabel('Lisää laite')).toBeFocused()

    await page.getByLabel('Lisää laite').fill('katkaisu')
    await page.getByRole('button', { name: /^Katkaisusaha 14″/ }).click()
    await expect(page.getByRole('article', panel('Ark PRO 2400 W'))).toContainText('Riittää')
    await expect(page.getByRole('article', panel('Ark EVO 1800 W'))).toContainText('Teho ei riitä')
    const row = page.getByRole('listitem').filter({ hasText: 'Katkaisusaha' })
    await row.locator('summary').click()
    await expect(row.getByText('noin 1 h')).toBeVisible()
    await expect(row.getByText('Teho ei riitä')).toBeVisible()
  })

  test('finds a fridge as people call it, advises what to buy with the price, and asks an offer of just that', async ({
    page,
  }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    const field = page.getByLabel('Lisää laite')
    for (const typed of ['jääkaapin', 'telkkari']) {
      await field.fill(typed)
      await expect(page.getByText('Löytyi 1 laite.')).toBeVisible()
      await field.press('Enter')
    }
    await expect(page.getByText('Televisio lisätty.')).toBeVisible()
    await expect(field).toHaveValue('')
    const result = page.getByRole('region', { name: 'Tulos' })
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W, 3 350 €.')
    await expect(result.getByText(/^Virta riittää vuorokaudeksi, ja varalle jää \d+\s%\.$/).first()).toBeVisible()
    await expect(result).toContainText('Vaihtoehto: Ark EVO 1800 W ja lisäakku, 4 800 €.')
    await expect(result).toContainText(/Akusta kuluu vuorokaudessa\s*\d+\s%/)
    const evo = page.getByRole('article', panel('Ark EVO 1800 W'))
    const pro = page.getByRole('article', panel('Ark PRO 2400 W'))
    await expect(pro.getByText(/^Kyllä: \d+\sW\s\/\s2400\sW$/)).toBeVisible()
    await expect(evo.getByText('tarve enimmillään')).toBeHidden()
    await evo.getByRole('heading').click()
    await expect(evo.getByText('tarve enimmillään')).toBeVisible()
    await expect(evo.getByText(/^Kyllä, lisäakun kanssa: noin/)).toBeVisible()

    await result.getByRole('link', { name: 'Pyydä tarjous tästä' }).click()
    await expect(page.getByLabel('Viesti')).toHaveValue(
      /1 × Jääkaappi, 80\sW, 24\sh vuorokaudessa, käy puolet ajasta\n1 × Televisio/,
    )
    await expect(page.getByLabel('Viesti')).toHaveValue(/\/laskuri\?laite=jaakaappi_1_80_24_600&laite=televisio/)
    await expect(page.locator('#tuotteet')).toContainText('Ark PRO 2400 W')
    await expect(page.locator('#tuotteet')).not.toContainText('Ark EVO')
  })

  test('advises at the prices of the moment', async ({ page }) => {
    await page.route('**/api/products', (route) =>
      route.fulfill({ json: [1, 2, 3, 4].map((id) => ({ id: String(id), price: 1234.5, stock: 3 })) }),
    )
    await page.goto('/laskuri?laite=jaakaappi')
    const result = page.getByRole('region', { name: 'Tulos' })
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W, 1 234,50 €.')
  })

  test('adds one more of what is there already', async ({ page }) => {
    await page.goto('/laskuri?laite=jaakaappi')
    await page.getByLabel('Lisää laite').fill('jääkaappi')
    await page.getByRole('button', { name: /^Jääkaappi \d/ }).click()
    await expect(page.getByText('Jääkaappi lisätty, niitä on nyt 2 kpl.')).toBeVisible()
    await expect(page).toHaveURL(/\?laite=jaakaappi_2_80_24_600$/)
  })

  test('starts from a situation, which a link may name', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('link', { name: 'Vene', exact: true }).click()
    await expect(page.locator('[data-row]')).toHaveCount(5)
    const chosen = page.locator('[data-action="scenario"][aria-current="true"]')
    await expect(chosen).toHaveText('Vene')
    await expect(page.getByLabel('Kuinka monta vuorokautta lataamatta?')).toHaveValue('2')
    const result = page.getByRole('region', { name: 'Tulos' })
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W, 3 350 €.')

    await page.goto('/laskuri?tilanne=mokkiviikonloppu')
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W ja lisäakku, 5 200 €.')
    const sunny = result.getByRole('listitem').filter({ hasText: 'Ark PRO 2400 W ja 4 aurinkopaneelia' })
    await expect(sunny).toContainText('4 946 €')
    await expect(sunny.getByRole('link', { name: /^Pyydä tarjous: / })).toHaveAttribute(
      'href',
      /^\/contact\?tuote=1&tuote=4%3A4&viesti=/,
    )
    await expect(result.getByText('+ lisäakku', { exact: true })).toBeVisible()

    await page.goto('/laskuri?tilanne=tyomaa')
    await expect(page.getByRole('group', { name: 'Poravasara' })).toBeVisible()
    await expect(chosen).toHaveText('Työmaa')
    await page.getByRole('button', { name: 'Poista Poravasara' }).click()
    await expect(chosen).toHaveCount(0)
    await expect(page.getByLabel('Laitteet voivat olla päällä yhtä aikaa')).not.toBeChecked()
  })

  test('is empty for one’s own appliances', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Valitse omat laitteesi' }).click()
    await expect(page.getByLabel('Lisää laite')).toBeEnabled()
    await expect(page.locator('[data-row]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Vene', exact: true }).click()
    await page.getByRole('link', { name: 'Omat laitteet' }).click()
    await expect(page.locator('[data-row]')).toHaveCount(0)
    await page.getByLabel('Lisää laite').fill('kylmä')
    await page.getByRole('button', { name: /^Kylmälaukku/ }).click()
    await expect(page.getByRole('region', { name: 'Tulos' })).toContainText('Suosittelemme: Ark EVO')
  })

  test('says honestly what no station carries', async ({ page }) => {
    await page.goto('/laskuri?laite=kiuas')
    const result = page.getByRole('region', { name: 'Tulos' })
    await expect(result).toContainText('Mikään asemamme ei riitä: Saunan kiuas vaatii 6000 W')
    await expect(result.getByRole('link', { name: 'Pyydä tarjous tästä' })).toBeHidden()
    await expect(result.getByRole('link', { name: 'Kysy meiltä' })).toHaveAttribute('href', '/contact')
    await page.goto('/laskuri?laite=vedenkeitin&laite=mikroaaltouuni')
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W, 3 350 €, kun käytät laitteita vuorotellen.')
    await expect(page.getByRole('article', panel('Ark PRO 2400 W'))).toContainText(/2000\sW\s\/\s2400\sW/)
  })

  test('an appliance that the list lacks takes what one looked for as its name', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByLabel('Lisää laite').fill('Telakkavinssi')
    await expect(page.getByText('”Telakkavinssi” ei ole luettelossa.')).toBeVisible()
    await page.getByRole('button', { name: 'Lisää oma laite' }).click()
    const own = page.getByRole('group', { name: 'Telakkavinssi' })
    await expect(own.getByLabel('Laitteen nimi')).toHaveValue('Telakkavinssi')
    await expect(own.getByLabel('Teho (W)', { exact: true })).toBeFocused()
  })

  test('is found by a device in the search, on home, in the comparison, in questions and in use cases', async ({
    page,
  }) => {
    await page.goto('/haku?q=vedenkeitin')
    await page.getByRole('main').getByRole('link', { name: 'Vedenkeitin', exact: true }).click()
    await expect(page).toHaveURL(/\/laskuri\?laite=vedenkeitin$/)
    await expect(page.getByRole('group', { name: 'Vedenkeitin' })).toBeVisible()
    for (const [path, link] of [
      ['/', '/laskuri?tilanne=sahkokatko'],
      ['/tuotevertailu', '/laskuri'],
      ['/general-faqs', '/laskuri'],
      ['/blogi/kuinka-suuri-voimalaitos-riittaa', '/laskuri'],
      ['/kayttotapaus/veneily', '/laskuri?tilanne=vene'],
    ]) {
      await page.goto(path ?? '')
      await expect(page.getByRole('main').locator(`a[href="${link}"]`).first(), path).toBeVisible()
    }
  })

  test('counts an appliance of one’s own while one types, and tells what the peak allows', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää oma laite' }).click()
    await page.getByLabel('Laitteen nimi').fill('Mökin pumppu')
    await page.getByLabel('Teho (W)', { exact: true }).fill('100')
    await page.getByLabel('Käyttö päivässä (h)').fill('10')
    const pro = page.getByRole('article', panel('Ark PRO 2400 W'))
    await expect(pro).toContainText('20 h')
    await expect(pro).toContainText('nimellisesti 23 h')
    await expect(pro).toContainText('Oma akku riittää vuorokaudeksi.')

    await page.getByLabel('Käynnistysteho (W)').fill('5000')
    await expect(pro).toContainText('Käynnistysteho ei riitä')

    await page.getByLabel('Käynnistysteho (W)').fill('')
    await page.getByLabel('Kuinka monta vuorokautta lataamatta?').fill('10')
    await expect(pro).toContainText('4 lisäakkua tarvitaan 10 vuorokaudeksi.')
  })

  test('opens the same calculation from a shared link', async ({ page }) => {
    await page.goto('/laskuri?laite=kylmalaukku_2_60_12&laite=Pumppu_1_300_0.5_900&vrk=3&erikseen=1')
    await expect(page.locator('[data-row]')).toHaveCount(2)
    const pump = page.getByRole('group', { name: 'Pumppu' })
    await expect(pump.getByLabel('Laitteen nimi')).toBeVisible()
    const box = page.locator('[data-row]').filter({ hasText: 'Kylmälaukku' })
    await expect(box).toContainText('2 × 60 W, 12 h päivässä')
    await expect(box.getByLabel('Määrä (kpl)')).toBeHidden()
    await box.locator('summary').click()
    await expect(page.getByRole('group', { name: 'Kylmälaukku' }).getByLabel('Määrä (kpl)')).toHaveValue('2')
    await expect(page.getByRole('group', { name: 'Pumppu' }).getByLabel('Käynnistysteho (W)')).toHaveValue('900')
    await expect(page.getByLabel('Kuinka monta vuorokautta lataamatta?')).toHaveValue('3')
    await expect(page.getByLabel('Laitteet voivat olla päällä yhtä aikaa')).not.toBeChecked()

    await page.getByRole('button', { name: 'Poista Pumppu' }).click()
    await expect(page).toHaveURL(/\?laite=kylmalaukku_2_60_12&vrk=3&erikseen=1$/)
    await expect(page.getByRole('button', { name: 'Poista Kylmälaukku' })).toBeFocused()
  })

  test('copies a link that carries the calculation', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Kopioi linkki' }).click()
    await expect(page.getByText('Linkki kopioitu')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('/laskuri?laite=kylmalaukku_1_60_8&laite=led-valaisimet')
  })

  test('stands within a narrow phone in every language, with all appliances in sight', async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/laskuri', '/sv/laskuri', '/en/laskuri']) {
        await page.goto(path)
        const groups = page.locator('[data-group] > summary')
        await expect(page.locator('[data-fields]')).toBeEnabled()
        await page.locator('[data-list] > summary').click()
        for (const group of await groups.all()) await group.click()
        await expect(page.locator('[data-group][open] [data-choice]').first()).toBeVisible()
        expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          path,
          width,
          width,
        ])
      }
    }
  })

  test('has no accessibility violations, empty or filled', async ({ page }) => {
    await page.goto('/laskuri')
    await expectAccessible(page)
    await page.getByLabel('Lisää laite').fill('pu')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää oma laite' }).click()
    await expectAccessible(page)
  })
})

test.describe('in a browser whose language is English', () => {
  test.use({ locale: 'en-US' })

  test('a comma is that of decimals, and what is no number is told at the appliance', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää oma laite' }).click()
    await page.getByLabel('Teho (W)', { exact: true }).pressSequentially('100')
    const hours = page.getByLabel('Käyttö päivässä (h)')
    await hours.clear()
    await hours.pressSequentially('2,5')
    await expect(page.getByText('Kulutus 250 Wh')).toBeVisible()
    await hours.blur()
    await expect(page).toHaveURL(/_2\.5$/)

    const count = page.getByLabel('Määrä (kpl)')
    await count.clear()
    await count.pressSequentially('1,5')
    await expect(page.getByText('Anna määrä kokonaislukuna, 1–50.')).toBeVisible()
    await expect(count).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('region', { name: 'Tulos' })).toContainText('Lisää laitteet, niin kerromme')
    await count.fill('2')
    await expect(page.getByText('Anna määrä kokonaislukuna, 1–50.')).toBeHidden()
    await page.getByLabel('Teho (W)', { exact: true }).fill('1.500')
    await expect(page.getByText(/^Anna teho watteina, 1–10.000, esimerkiksi 1500 tai 7,5\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Teho (W)', { exact: true }).fill('')
    await expect(page.getByText(/^Anna teho watteina/)).toBeVisible()
    await page.getByLabel('Teho (W)', { exact: true }).fill('1500')
    const days = page.getByLabel('Kuinka monta vuorokautta lataamatta?')
    await days.fill('3')
    await expect(page.getByRole('region', { name: 'Tulos' })).toContainText('3\u00A0vuorokaudeksi')
    for (const mistyped of ['40', '0', '']) {
      await days.fill(mistyped)
      await expect(page.getByText('Anna vuorokaudet kokonaislukuna, 1–30.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Tulos' })).toContainText('3\u00A0vuorokaudeksi')
    }
    await days.blur()
    await expect(page).toHaveURL(/&vrk=3/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator stands as an example, with the table of common appliances', async ({ page }) => {
    await page.goto('/laskuri')
    await expect(page.getByText('Laskuri tarvitsee JavaScriptin.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kopioi linkki' })).toBeHidden()
    await expect(page.getByRole('row', { name: /LED-valaisimet/ })).toContainText('41 h')
    await page.locator('summary', { hasText: 'Näytä kaikkien' }).click()
    await expect(page.getByRole('row', { name: /^Jääkaappi(?!p)/ })).toContainText('51 h')
    const result = page.getByRole('region', { name: 'Tulos' })
    await expect(result).toContainText('Suosittelemme: Ark PRO 2400 W, 3 350 €.')
  })
})
