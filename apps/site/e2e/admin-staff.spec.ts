import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './fixtures/accessible.ts'
import { mailedLink } from './fixtures/customer.ts'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const PASSWORD = 'talvinen laituri 47'
const EMAIL = 'aino@example.com'

async function invite(page: Page, role: string) {
  await page.getByRole('button', { name: 'Kutsu henkilö' }).click()
  const form = page.getByRole('dialog', { name: 'Kutsu henkilö' })
  await form.getByLabel('Nimi').fill('Aino Virtanen')
  await form.getByLabel('Sähköposti').fill(EMAIL)
  await form.getByLabel('Rooli').selectOption({ label: role })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Lähetä kutsu' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Aino Virtanen' })).toContainText(role)
}

test('the owner invites a person, who sees what the role shows, until the owner removes them', async ({
  page,
  server,
  staffToken,
  browser,
}) => {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/staff')
  await expect(page.getByText('Ei vielä nimettyjä henkilöitä')).toBeVisible()
  await expectAccessible(page)
  await invite(page, 'Myynti')
  await expectAccessible(page)

  const theirs = await browser.newPage({ baseURL: server.url })
  await theirs.goto(await mailedLink(server, EMAIL, '/admin/invitation'))
  await expect(theirs.getByText('Hei Aino Virtanen!')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByLabel('Uusi salasana').fill('lyhyt')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Salasanassa on oltava vähintään 10 merkkiä')).toBeVisible()
  await theirs.getByLabel('Uusi salasana').fill(PASSWORD)
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Uusia tilauksia')).toBeVisible()
  const menu = theirs.getByRole('navigation', { name: 'Hallinta' })
  await expect(menu.getByRole('link', { name: 'Yhteydenotot' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /Blogi|Asetukset|Henkilöstö|Tuotteet/ })).toHaveCount(0)
  await theirs.goto('/admin/settings')
  await expect(theirs.getByRole('heading', { name: 'Roolisi ei näytä tätä näkymää' })).toBeVisible()
  await expectAccessible(theirs)

  await page.getByRole('button', { name: 'Muokkaa: Aino Virtanen' }).click()
  const form = page.getByRole('dialog', { name: 'Muokkaa henkilöä' })
  await form.getByLabel('Rooli').selectOption({ label: 'Katselu' })
  await form.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Aino Virtanen' })).toContainText('Katselu')
  await theirs.goto('/admin?nakyma=tilaukset')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Tilaukset' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Uusi tilaus' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Yhteydenotot' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Poista: Aino Virtanen' }).click()
  await page.getByRole('button', { name: 'Poista henkilö' }).click()
  await expect(page.getByText('Ei vielä nimettyjä henkilöitä')).toBeVisible()
  // The tab that they still have open stops at its next call.
  await theirs.getByLabel('Hae tilauksia').fill('Virtanen')
  const ended = theirs.getByRole('dialog', { name: 'Istunto on päättynyt' })
  await ended.getByLabel('Sähköposti').fill(EMAIL)
  await ended.getByLabel('Salasana').fill(PASSWORD)
  await theirs.keyboard.press('Enter')
  await expect(ended.getByText('Tarkista sähköposti ja salasana').first()).toBeVisible()
  await theirs.close()
})

test('a named person must add a second factor, signs in with it, and has recovery codes', async ({
  page,
  server,
  staffToken,
}) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const data = { name: 'Aino Virtanen', email: EMAIL, role: 'manager' }
  expect((await page.request.post('/api/admin/staff', { headers, data })).status()).toBe(201)
  await page.request.put('/api/admin/staff/security', { headers, data: { second_factor_required: true } })
  await page.goto(await mailedLink(server, EMAIL, '/admin/invitation'))
  await page.getByLabel('Uusi salasana').fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/admin\/own$/)
  await expect(page.getByText('Muu hallinta avautuu, kun se on käytössä.')).toBeVisible()
  await page.getByRole('button', { name: 'Ota käyttöön' }).click()
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR-koodi todennussovellukselle' })).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.locator('code').textContent()) ?? ''
  const codeAfter = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })
  await page.getByLabel('Sovelluksen näyttämä koodi').fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Koodissa on kuusi numeroa')).toBeVisible()
  await page.getByLabel('Sovelluksen näyttämä koodi').fill(codeAfter(0))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tallenna varakoodit nyt' })).toBeVisible()
  const recovery = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-7]{5}-[a-z2-7]{5}$/ })
    .allTextContents()
  expect(recovery).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Olen tallentanut koodit' }).click()
  await expect(page.getByText('Muu hallinta avautuu, kun se on käytössä.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByLabel('Sähköposti')).toHaveValue(EMAIL)
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Koodi')).toBeFocused()
  await page.getByLabel('Koodi').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Koodi on väärä, vanhentunut tai jo käytetty/).first()).toBeVisible()
  await page.getByLabel('Koodi').fill(codeAfter(30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat tiedot' })).toBeVisible()

  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByRole('heading', { name: 'Hallinta', exact: true })).toBeVisible()
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Koodi').fill(recovery[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat tiedot' })).toBeVisible()
})

test('an invitation that no longer works says so, and the shared password has no details of its own', async ({
  page,
}) => {
  await page.goto('/admin/invitation?token=vanha')
  await expect(page.getByText('Kutsu on vanhentunut tai jo käytetty. Pyydä omistajalta uusi.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/own')
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Olet kirjautunut yhteisellä salasanalla')).toBeVisible()
  await expectAccessible(page)
})
