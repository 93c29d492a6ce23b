import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

test('the form of withdrawal is printed alone, and the same is done online', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/return-refund-policy#peruuttamislomake')
  await expect(page.getByRole('link', { name: 'Peruuta verkossa' })).toHaveAttribute('href', '/peruuta-sopimus')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tulosta lomake' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading')).toHaveText(['Peruuttamislomake'])
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('cell', { name: /^Allekirjoitus/ })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('main')).toBeVisible()
})

test('returns tell at once how long, what it costs and how one begins; a chapter of the terms opens in place', async ({
  page,
}) => {
  await page.goto('/return-refund-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('30\u00A0päivää aikaa palauttaa')
  await expect(page.getByRole('link', { name: 'Ilmoita palautuksesta' })).toHaveAttribute('href', '/peruuta-sopimus')
  const answer = (about: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: about, exact: true }) })
  await expect(answer('Muutit mielesi: maksat noudon')).toContainText('alkaen 49\u00A0€')
  await expect(answer('Viallinen tai väärä tuote: me maksamme')).toContainText('0\u00A0€')
  await expect(answer('Saat rahat takaisin')).toContainText('14\u00A0päivässä')

  const costs = page.getByRole('row', { name: /^Aurinkopaneeli/ })
  await expect(costs).toBeHidden()
  await page.getByRole('heading', { name: 'Palautuskulut' }).click()
  await expect(costs).toContainText('15\u00A0€')
  await expectAccessible(page)
})
