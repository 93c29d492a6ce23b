import { expectAccessible } from './fixtures/accessible.ts'
import { makeOrder } from './fixtures/customer.ts'
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

test('each step of a withdrawal is gone back to and loaded anew, also after a mistake', async ({
  page,
  staffToken,
}) => {
  const email = 'aino@example.fi'
  const order = await makeOrder(page, staffToken, { email })
  await page.goto(`/peruuta-sopimus?tilaus=${order}`)
  await page.getByRole('main').getByLabel('Sähköposti').fill(email)
  await page.getByRole('button', { name: 'Jatka' }).click()
  const next = page.getByRole('button', { name: 'Jatka' })
  await page
    .getByLabel(/^Peruutan/)
    .first()
    .fill('99')
  await page.getByLabel('Nimi').fill('Aino Korhonen')
  await next.click()
  await expect(page.getByText(/^Voit peruuttaa enintään/)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel(/^Peruutan/)
    .first()
    .fill('1')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Tarkista ja vahvista' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Vahvista peruutus' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nimi')).toHaveValue('Aino Korhonen')
  await page.goBack()
  await expect(next).toBeVisible()
  await page.goForward()
  await page.goForward()
  await page.getByRole('button', { name: 'Vahvista peruutus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olemme saaneet peruutuksesi')
  await page.goto('/api/withdrawals/check')
  await expect(page).toHaveURL('/peruuta-sopimus')
})
