import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const product = {
  name: 'Ark MINI 600 W',
  description: 'Reppuun mahtuva asema.',
  price: 899.9,
  image_url: '/images/ark-evo-hero-800.webp',
  category: 'power-stations',
  stock: 4,
  maxPower: 600,
  status: 'draft',
}

async function openForm(page: Page, staffToken: string) {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const { id } = await (await page.request.post('/api/admin/products', { headers, data: product })).json()
  await signInAsStaff(page, staffToken)
  await page.goto(`/admin/product-management?tuote=${id}`)
  await expect(page.getByLabel('Tuotteen nimi')).toHaveValue(product.name)
  return String(id)
}

test('a draft gets its sales text and what belongs to it, is seen before anybody else sees it, and then on its page', async ({
  page,
  staffToken,
}) => {
  const id = await openForm(page, staffToken)
  const box = page.getByRole('textbox', { name: 'Myyntiteksti' })
  await box.click()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Työmaalle')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Antaa ')
  await page.keyboard.press('Control+B')
  await page.keyboard.type(`[[product.${id}.maxPower]]`)
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.type('Kestää sateen')
  await page.getByRole('button', { name: 'Avaa kaikki osiot' }).click()
  const accessories = page.getByRole('group', { name: 'Lisävarusteet', exact: true })
  for (const name of ['Lisäakku', 'paneeli']) {
    await page.getByLabel('Hae lisävaruste').fill(name)
    await page.keyboard.press('Enter')
  }
  await expect(accessories.locator('[data-row]')).toHaveText([/^Lisäakku/, /^Aurinkopaneeli/])
  await accessories.getByRole('button', { name: 'Siirrä lisävaruste 2 ylöspäin' }).click()
  await page.getByLabel('Otsikko hakutuloksissa').fill('Vesitiivis voima-asema reppuun')
  await page.getByLabel('Paino (kg)').fill('paljon')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Esikatsele' }).click()
  const preview = page.getByRole('dialog', { name: 'Tuotteen sivun esikatselu' })
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(frame.locator('#esittely')).toContainText('Antaa 600\u00A0W')
  await expect(frame.getByRole('heading', { level: 3, name: 'Lisäakku' })).toBeVisible()
  await expect(preview).toContainText('ne puuttuvat esikatselusta: Paino (kg).')
  expect(await frame.locator('body').evaluate(() => innerWidth)).toBe(390)
  await preview.getByRole('button', { name: 'Tietokone' }).click()
  await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(1280)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '640')
  await page.keyboard.press('Escape')
  expect((await page.request.get(`/tuote/${id}`)).status()).toBe(404)

  await page.getByLabel('Paino (kg)').fill('6,4')
  await page.getByRole('region', { name: 'Muokkaa tuotetta' }).getByLabel('Näkyvyys').selectOption('shown')
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(page.getByText('Tuote päivitetty onnistuneesti', { exact: true })).toBeVisible()
  await page.goto(`/tuote/${id}`)
  await expect(page).toHaveTitle(/^Vesitiivis voima-asema reppuun/)
  await expect(page.locator('#esittely')).toContainText('Kestää sateen')
  await page.locator('#tekniset-tiedot').scrollIntoViewIfNeeded()
  const cards = page.locator('[data-others="accessories"]').getByRole('listitem')
  await expect(cards).toHaveText([/Aurinkopaneeli 200\s?W/, /Lisäakku 2300\s?Wh/])
  await expectAccessible(page)
})

test('what is pasted from Word keeps its structure; a reload half-way keeps the text', async ({ page, staffToken }) => {
  await openForm(page, staffToken)
  const box = page.getByRole('textbox', { name: 'Myyntiteksti' })
  await box.click()
  await box.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<p class=MsoTitle style='color:red'>Retkelle<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Kevyt</p><p style="margin:0"><b>Vahva</b></p>`,
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(box.locator('h2')).toHaveText('Retkelle')
  await expect(box.locator('ul > li')).toHaveText('Kevyt')
  await expect(box.locator('strong')).toHaveText('Vahva')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByText(/^Palautettiin keskeneräinen lomake/)).toBeVisible()
  await expect(box.locator('ul > li')).toHaveText('Kevyt')
})
