import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

test('an offer is asked for from the page of a product, with what belongs to it, and the page that follows stays', async ({
  page,
}) => {
  await page.goto('/tuote/1')
  await page.getByRole('link', { name: 'Pyydä tarjous', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pyydä tarjous')
  await page.getByLabel('Määrä Ark PRO').fill('2')
  await page.getByLabel(/^Postinumero/).fill('20100')
  await page.getByLabel(/^Toive toimituksesta/).fill('Aamulla')
  await expect(page.locator('#tuotteet')).toContainText('6 700,00 €')
  await page.getByLabel('Rahtikuljetus ovelle').check()
  await page.getByRole('button', { name: '+ Lisäakku' }).click()
  await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
  await expect(page.getByLabel('Rahtikuljetus ovelle')).toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Y-tunnus').fill('1234567-9')
  await page.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click()
  await expect(page.getByLabel('Nimi *')).toBeFocused()
  await expect(page.getByText('Tarkista Y-tunnus')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Y-tunnus').fill('')
  await page.getByLabel('Nimi *').fill('Aino Korhonen')
  await page.getByLabel('Sähköposti *').fill('aino@example.fi')
  await page.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tarjouspyyntösi \d+ on perillä$/)
  await page.reload()
  await expect(page.getByText('2 × Ark PRO')).toBeVisible()
  await expectAccessible(page)
})

test('what a mouse is pressing while prices come anew is pressed all the same', async ({ page }) => {
  await page.goto('/contact?tuote=1')
  await page.getByLabel('Määrä Ark PRO').fill('3')
  const battery = page.getByRole('button', { name: '+ Lisäakku' })
  const place = await battery.boundingBox()
  if (!place) throw new Error('No button')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.mouse.down()
  await answered
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
  await expect(page.locator('#tuotteet')).toContainText('10\u00A0050,00\u00A0€')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('quantities, products and words stay on every page of the form', async ({ page }) => {
    await page.goto('/contact?tuote')
    await expect(page.getByRole('main')).not.toContainText('{{')
    await page.getByRole('button', { name: '+ Ark PRO' }).click()
    await page.getByLabel('Määrä Ark PRO').fill('2')
    await page.getByLabel('Nimi *').fill('Aino Korhonen')
    await page.getByRole('button', { name: '+ Lisäakku' }).click()
    await expect(page.getByLabel('Määrä Lisäakku')).toHaveValue('1')
    await page.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click()
    await expect(page.getByText('Sähköpostiosoite on pakollinen')).toBeVisible()
    await expect(page.getByLabel('Määrä Ark PRO')).toHaveValue('2')
    await expect(page.getByLabel('Nimi *')).toHaveValue('Aino Korhonen')
    await page.getByLabel('Sähköposti *').fill('aino@example.fi')
    await page.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tarjouspyyntösi \d+ on perillä$/)
  })
})
