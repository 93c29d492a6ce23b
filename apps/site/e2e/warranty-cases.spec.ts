import { jpegPhoto } from '../../api/test/make-pictures.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

test.describe('a device that does not work', () => {
  test.use({ javaScriptEnabled: false })

  test('is told of without a script: a refused file loses nothing, and the page that follows stays', async ({
    page,
  }) => {
    await page.goto('/takuuasia')
    await expect(page.getByRole('main')).not.toContainText('{{')
    await expect(page.getByText('saat itse valita')).toBeVisible()
    await page.getByLabel(/^Sarjanumero/).fill('APX-2400-000777')
    await page.getByLabel(/^Mikä on vialla/).selectOption('charging')
    await page.getByLabel(/^Kuvaile vika/).fill('Laite ei lataudu verkosta.')
    await page.getByLabel('Korjaus').check()
    await page.getByLabel(/^Kuvat ja videot/).setInputFiles([
      { name: 'vika.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto(400, 300) },
      { name: 'ohje.pdf', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
    ])
    await page.getByRole('button', { name: 'Lähetä ilmoitus' }).last().click()
    await expect(page.getByText('ohje.pdf: tiedosto ei ole kuva eikä video')).toBeVisible()
    await expect(page.getByText('Nimi on pakollinen')).toBeVisible()
    await expect(page.getByText('vika.jpg')).toBeVisible()
    await expect(page.getByLabel('Korjaus')).toBeChecked()
    await page.getByLabel(/^Nimi/).fill('Aino Korhonen')
    await page
      .getByRole('main')
      .getByLabel(/^Sähköposti/)
      .fill('aino@example.fi')
    await page.getByRole('button', { name: 'Lähetä ilmoitus' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Takuuasia \d+$/)
    await page.reload()
    await expect(page.getByText('vika.jpg')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Nimi on pakollinen')).toBeVisible()
    await expect(page.getByLabel(/^Kuvaile vika/)).toHaveValue('Laite ei lataudu verkosta.')
  })
})

test('staff find a case, look at its picture, and tell its customer of a step after seeing the mail', async ({
  page,
  request,
  staffToken,
}) => {
  const sent = await request.post('/api/warranty-cases', {
    multipart: {
      ...{ serial_number: 'APX-2400-000778', fault_kind: 'display', description: 'Näyttö vilkkuu.', wish: 'repair' },
      ...{ name: 'Eero Laine', email: 'eero@example.fi', purchase_date: '2026-06-01' },
      files: { name: 'vika.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto(400, 300) },
    },
  })
  expect(sent.ok()).toBe(true)
  await page.goto(sent.url())
  await expect(page.getByText('Näyttö vilkkuu.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/takuuasia')
  await page.getByRole('button', { name: 'Lähetä ilmoitus' }).last().click()
  await expect(page.getByText('Anna laitteen sarjanumero')).toBeVisible()
  await expectAccessible(page)
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/warranty-cases?q=000778')
  await expect(page.getByRole('cell', { name: /Eero Laine/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^\d{4}$/ }).click()
  await page.getByRole('button', { name: 'Näytä kuva: vika.jpg' }).click()
  await expect(page.getByRole('img', { name: 'vika.jpg' })).toBeVisible()
  await page.getByLabel('Uusi tila').selectOption('repaired')
  await page.getByRole('button', { name: 'Jatka' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('eero@example.fi')
  await expect(question).toContainText('se päättyy 1.6.2029, aiemmin 1.6.2028')
  await question.getByRole('button', { name: 'Vahvista' }).click()
  await expect(page.getByText('asiakkaalle kerrottiin').first()).toBeVisible()
  await expect(page.getByText(/^1\.6\.2029, asiakkaan kertoman/)).toBeVisible()
  await expectAccessible(page)
})
