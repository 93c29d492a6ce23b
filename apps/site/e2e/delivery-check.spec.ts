import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

test('a postcode and a product give the price of each way of delivery', async ({ page }) => {
  await page.goto('/toimitus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ovellesi 2\u2060–\u20605 arkipäivässä$/)
  const card = (goods: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: goods }) })
  await expect(card('Aseman tai lisäakun toimitus')).toContainText('49\u00A0€')
  await expect(card('Paneelin tai muun tarvikkeen toimitus')).toContainText('8,90\u00A0€')
  await expect(card('Nouto Turusta')).toContainText('0\u00A0€')
  const stations = page.getByRole('row', { name: /^35\skg 1\sasema/ })
  await expect(stations.getByRole('cell').nth(1)).toHaveText('49\u00A0€')
  const parcels = page.getByRole('row', { name: /^10\skg/ })
  await expect(parcels).toBeHidden()
  await page.getByRole('heading', { name: 'Paketti noutopisteeseen' }).click()
  await expect(parcels.getByRole('cell')).toHaveText(['10\u00A0kg', '8,90\u00A0€', '8,90\u00A0€', '14,90\u00A0€'])

  const check = page.locator('delivery-check')
  await check.getByRole('button', { name: 'Näytä hinta' }).click()
  await expect(check.getByRole('status')).toContainText('Postinumerossa on viisi numeroa')
  await expect(check.getByLabel('Postinumero')).toBeFocused()

  await check.getByLabel('Tuote').selectOption('Ark PRO 2400 W')
  await check.getByLabel('Postinumero').fill('20100')
  await expect(check.getByRole('listitem').filter({ hasText: 'Rahtikuljetus ovelle' })).toContainText('49\u00A0€')
  await expect(check.getByRole('listitem').filter({ hasText: 'Nouto Turusta' })).toContainText('Maksuton')
  await check.getByLabel('Postinumero').fill('21660')
  await expect(check.getByRole('listitem').first()).toContainText('129\u00A0€')
  await check.getByLabel('Postinumero').fill('22100')
  await expect(check.getByRole('status')).toContainText('Ahvenanmaa')
  const toDoor = check.getByRole('listitem').filter({ hasText: 'Rahtikuljetus ovelle' })
  await expect(toDoor).toContainText('Sovitaan')
  await expect(toDoor).not.toContainText('arkipäivä')
  await expectAccessible(page)

  await page.route('**/api/delivery-options', (route) => route.abort())
  await check.getByLabel('Postinumero').fill('00100')
  await expect(check.getByRole('status')).toContainText('Hinnan hakeminen ei onnistunut')
})
