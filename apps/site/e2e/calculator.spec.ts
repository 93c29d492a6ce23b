import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const panel = (name: string) => ({ role: 'article' as const, name })

test.describe('the runtime calculator', () => {
  test('counts an appliance of the list for both stations', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(page.getByRole('article', panel('Ark PRO 2400 W'))).toContainText('Lisää ensin laite')

    await page.getByLabel('Lisää laite').selectOption('Katkaisusaha 14″')
    await page.getByRole('button', { name: 'Lisää', exact: true }).click()
    await expect(page.getByRole('article', panel('Ark PRO 2400 W'))).toContainText('Riittää')
    await expect(page.getByRole('article', panel('Ark EVO 1800 W'))).toContainText('Teho ei riitä')
    await expect(page.getByRole('listitem').filter({ hasText: 'Katkaisusaha' })).toContainText('1,1 h')
  })

  test('counts an appliance of one’s own while one types, and tells what the peak allows', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää', exact: true }).click()
    await page.getByLabel('Laitteen nimi').fill('Mökin pumppu')
    await page.getByLabel('Teho (W)', { exact: true }).fill('100')
    await page.getByLabel('Käyttö päivässä (h)').fill('10')
    const pro = page.getByRole('article', panel('Ark PRO 2400 W'))
    await expect(pro).toContainText('23 h')
    await expect(pro).toContainText('käytännössä noin 20 h')
    await expect(pro).toContainText('Oma akku riittää vuorokaudeksi.')

    await page.getByLabel('Käynnistysteho (W)').fill('5000')
    await expect(pro).toContainText('Käynnistysteho ei riitä')

    await page.getByLabel('Käynnistysteho (W)').fill('')
    await page.getByLabel('Kuinka monta vuorokautta lataamatta?').fill('10')
    await expect(pro).toContainText('4 lisäakkua tarvitaan 10 vuorokaudeksi.')
  })

  test('opens the same calculation from a shared link', async ({ page }) => {
    await page.goto('/laskuri?laite=kylmalaukku_2_60_12&laite=Pumppu_1_300_0.5_900&vrk=3&erikseen=1')
    await expect(page.getByRole('group')).toHaveCount(3)
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
    expect(copied).toContain('/laskuri?laite=kylmalaukku_1_60_12&laite=led-valaisimet')
  })

  test('has no accessibility violations, empty or filled', async ({ page }) => {
    await page.goto('/laskuri')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää', exact: true }).click()
    await expectAccessible(page)
  })
})

test.describe('in a browser whose language is English', () => {
  test.use({ locale: 'en-US' })

  test('a comma is that of decimals, and what is no number is told at the appliance', async ({ page }) => {
    await page.goto('/laskuri')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await page.getByRole('button', { name: 'Lisää', exact: true }).click()
    await page.getByLabel('Teho (W)', { exact: true }).pressSequentially('100')
    const hours = page.getByLabel('Käyttö päivässä (h)')
    await hours.clear()
    await hours.pressSequentially('2,5')
    await expect(page.getByText('250 Wh')).toBeVisible()
    await hours.blur()
    await expect(page).toHaveURL(/_2\.5$/)

    const count = page.getByLabel('Määrä (kpl)')
    await count.clear()
    await count.pressSequentially('1,5')
    await expect(page.getByText('Anna määrä kokonaislukuna, 1–50.')).toBeVisible()
    await expect(count).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('article', panel('Ark PRO 2400 W'))).toContainText('Lisää ensin laite')
    await count.fill('2')
    await expect(page.getByText('Anna määrä kokonaislukuna, 1–50.')).toBeHidden()
    await page.getByLabel('Teho (W)', { exact: true }).fill('1.500')
    await expect(page.getByText(/^Anna teho watteina, 1–10.000, esimerkiksi 1500 tai 7,5\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Teho (W)', { exact: true }).fill('1500')
    await page.getByLabel('Kuinka monta vuorokautta lataamatta?').fill('40')
    await expect(page.getByText('Anna vuorokaudet kokonaislukuna, 1–30.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator stands as an example, with the table of common appliances', async ({ page }) => {
    await page.goto('/laskuri')
    await expect(page.getByText('Laskuri tarvitsee JavaScriptin.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kopioi linkki' })).toBeHidden()
    await expect(page.getByRole('row', { name: /LED-valaisimet/ })).toContainText('46 h')
  })
})
