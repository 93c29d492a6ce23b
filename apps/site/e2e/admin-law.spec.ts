import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

test('the owner is led from the dashboard to what is missing, gives it, and records who has checked a duty', async ({
  page,
  staffToken,
}) => {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Kaupassa on \d+ korjattavaa asiaa$/ }).click()
  const producer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tuottajavastuu' }) })
  await expect(producer).toContainText('Korjattava')
  await expectAccessible(page)

  await producer.getByRole('link', { name: 'Laki: Tuottajavastuu' }).click()
  await page.getByLabel('Numero akkujen tuottajarekisterissä').fill('FI-100')
  await page.getByLabel('Numero sähkölaitteiden tuottajarekisterissä').fill('FI-200')
  await page.getByLabel('Käytetyn laitteen ja akun palauttaminen').fill('Vie käytetty laite keräyspisteeseen maksutta.')
  await page.getByRole('button', { name: 'Tallenna lakisääteiset tiedot' }).click()
  await expect(page.getByText('Asetukset tallennettu', { exact: true })).toBeVisible()
  // What is recorded as checked is the text as it is now.
  await page.reload()

  await page
    .getByRole('button', { name: 'Kirjaa tarkistus: Akkujen tuottajarekisteri ja maksuton vastaanotto' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tarkistaja').fill('Asianajaja Laine')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kirjaa tarkistus' }).click()
  const duty = page.locator('#battery-producer')
  await expect(duty).toContainText('Tarkistettu')
  await expect(duty).toContainText('Asianajaja Laine')
  await expectAccessible(page)

  await page.goto('/admin/doctor')
  await expect(producer).toContainText('Kunnossa')
})
