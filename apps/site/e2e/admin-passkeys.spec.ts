import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { mailedLink } from './fixtures/customer.ts'
import { freePort, startServer } from './fixtures/server.ts'
import { test as base, expect } from './fixtures/test.ts'

const PASSWORD = 'talvinen laituri 47'
const EMAIL = 'aino@example.com'

/** Passkeys belong to a name, never to a number such as 127.0.0.1. */
const test = base.extend({
  server: async ({ browserName: _ }, use) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const server = await startServer({ HOST: 'localhost', PORT: String(port), PUBLIC_URL: url })
    await use({ ...server, url })
    await server.stop()
  },
})

/** A device that holds passkeys and shows a finger whenever it is asked. */
async function addDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return {
    showsFinger: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByRole('heading', { name: 'Hallinta', exact: true })).toBeVisible()
}

test('a named person adds a passkey, signs in with it alone and after the password, and removes it', async ({
  page,
  server,
  staffToken,
}) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const data = { name: 'Aino Virtanen', email: EMAIL, role: 'manager' }
  expect((await page.request.post('/api/admin/staff', { headers, data })).status()).toBe(201)
  await page.request.put('/api/admin/staff/security', { headers, data: { second_factor_required: true } })
  const device = await addDevice(page)
  await page.goto(await mailedLink(server, EMAIL, '/admin/invitation'))
  await page.getByLabel('Uusi salasana').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Muu hallinta avautuu, kun se on käytössä.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Lisää pääsyavain' }).click()
  const adding = page.getByRole('dialog', { name: 'Lisää pääsyavain' })
  await adding.getByLabel('Nimi').fill('Työpuhelin')
  await adding.getByLabel('Salasana', { exact: true }).fill('arvaus')
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Väärä salasana')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tallenna varakoodit nyt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Olen tallentanut koodit' }).click()
  await expect(page.getByRole('list', { name: 'Pääsyavaimet' })).toContainText('Työpuhelin')
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.getByText('Muu hallinta avautuu, kun se on käytössä.')).toHaveCount(0)
  await expectAccessible(page)

  await signOut(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click()
  await expect(page.getByText('Käytetty viimeksi').first()).toBeVisible()

  await signOut(page)
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Käytä pääsyavainta' })
  await expect(confirm).toBeFocused()
  await expect(page.getByText('Jokin varakoodeistasi, jos pääsyavain ei ole käsillä.')).toBeVisible()
  await expectAccessible(page)
  await device.showsFinger(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Pääsyavainta ei käytetty' })).toBeVisible()
  await device.showsFinger(true)
  await confirm.click()

  await page.getByRole('button', { name: 'Poista pääsyavain: Työpuhelin' }).click()
  await page.getByRole('dialog').getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Muu hallinta avautuu, kun se on käytössä.')).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Pääsyavainta ei tunnistettu' })).toBeVisible()
})
