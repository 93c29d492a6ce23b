import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

test('a recall is written, its units chosen and published by staff; whoever has one checks and answers without a script', async ({
  page,
  staffToken,
  browser,
}) => {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/recalls')
  await page.getByRole('button', { name: 'Uusi takaisinveto' }).click()
  await page.getByLabel(/^Otsikko/).fill('Ark PRO: latausliitin voi kuumentua')
  await page.getByRole('button', { name: 'Luo luonnos' }).click()
  await expect(page.getByText('Puuttuu ennen julkaisua')).toBeVisible()
  await page.getByLabel('Ark PRO', { exact: false }).first().check()
  await page.getByLabel(/^Mistä laitteen tunnistaa/).fill('Ark PRO, erä B7.')
  await page.getByLabel(/^Vaara/).fill('Latausliitin voi sytyttää tulipalon.')
  await page.getByLabel(/^Mitä omistajan pitää tehdä heti/).fill('Lopeta käyttö ja lataaminen heti.')
  await page.getByLabel('Korjaus').check()
  await page.getByLabel('Rahojen palautus').check()
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Takaisinveto tallennettu')).toBeVisible()
  await page.getByLabel(/^Sarjanumerot/).fill('APX-2400-900001\nAPX-2400-900002')
  await page.getByLabel(/^Ota mukaan myös numerot/).check()
  await page.getByRole('button', { name: 'Tarkista valinta' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sähköpostiosoitetta ei tiedetä')
  await page.getByRole('button', { name: 'Lisää laitteet' }).click()
  await expect(page.getByRole('region', { name: 'Takaisinvedon laitteet' })).toContainText('APX-2400-900002')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Julkaise ja lähetä' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Julkaise ja lähetä' }).click()
  const address = await page.getByRole('link', { name: 'Avaa sivu' }).getAttribute('href')

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const visitor = await plain.newPage()
  await visitor.goto(address ?? '')
  await expect(visitor.getByRole('main')).not.toContainText('{{')
  await expect(visitor.getByText('Latausliitin voi sytyttää tulipalon.')).toBeVisible()
  await visitor
    .getByLabel(/^Sarjanumero/)
    .first()
    .fill('apx-2400-900001')
  await visitor.getByRole('button', { name: 'Tarkista' }).click()
  await expect(visitor.getByRole('alert')).toContainText('takaisinveto koskee laitetta APX-2400-900001')
  await visitor.getByLabel(/^Sähköposti \*/).fill('aino@example.fi')
  await visitor.getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(visitor.getByText('Valitse vastaus')).toBeVisible()
  await visitor.getByLabel('Olen lopettanut käytön ja haluan rahat takaisin').check()
  await visitor.getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(visitor.getByText('Kiitos, vastauksesi on tallessa')).toBeVisible()
  await plain.close()

  await page.goto(address ?? '')
  await expectAccessible(page)
})
