import { type MailServer, openMailServer } from '../../api/test/mail-server.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { type RunningServer, startServer } from './fixtures/server.ts'
import { test as base, expect, signInAsStaff } from './fixtures/test.ts'

/** A shop whose mail server is not there at first. */
const test = base.extend<{ mailPort: number; server: RunningServer }>({
  mailPort: async ({ browserName: _ }, use) => {
    const { port, close } = await openMailServer()
    await close()
    await use(port)
  },
  server: async ({ mailPort }, use) => {
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
    await use(server)
    await server.stop()
  },
})

let mailServer: MailServer | undefined
test.afterEach(() => mailServer?.close())

test('staff see mail that has not left, send it again, and give it up', async ({ page, mailPort, staffToken }) => {
  // A server that has been away is left alone for up to 15 s.
  test.setTimeout(90_000)
  const long = `${'pitka'.repeat(12)}@${'esimerkki'.repeat(6)}.fi`
  const data = { name: 'Aino Korhonen', email: long, subject: 'Toimitusaika', message: 'Hei!' }
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201)

  await signInAsStaff(page, staffToken)
  await expect(async () => {
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: '2\u00A0sähköpostia ei ole lähtenyt' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('link', { name: '2\u00A0sähköpostia ei ole lähtenyt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sähköpostit' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: long })
  await expect(row).toContainText('Kuittaus yhteydenotosta')
  await expect(row).toContainText('Yritetään uudelleen')
  await expect(row).toContainText('Sähköpostipalvelin ei ota viestejä vastaan')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  mailServer = await openMailServer(mailPort)
  mailServer.manners.recipient = (to) => (to === long ? { code: 550, text: 'User unknown' } : undefined)
  const question = page.getByRole('dialog', { name: 'Lähetetäänkö viesti uudelleen?' })
  // What is being sent at that very moment is refused.
  await expect(async () => {
    await row.getByRole('button', { name: 'Lähetä uudelleen' }).click()
    await expect(question).toContainText(long)
    await question.getByRole('button', { name: 'Lähetä viesti' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Viesti lähetetään heti' })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(async () => {
    await page.getByRole('button', { name: 'Päivitä' }).click()
    await expect(row).toContainText('User unknown', { timeout: 1_000 })
    // What staff ask for may come after a try of its own, and is then tried once more.
    await expect(row).toContainText('Ei mennyt perille', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

  await row.getByRole('button', { name: 'Poista viesti' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Viesti ”Kuittaus yhteydenotosta” osoitteeseen ${long} jää lähettämättä.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Poista viesti' }).click()
  await expect(row).toHaveCount(0)
  await expect(async () => {
    await page.getByRole('button', { name: 'Päivitä' }).click()
    await expect(page.getByText('Jonossa ei ole viestejä')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByLabel('Näytä').selectOption('Lähetetyt')
  await expect(page.getByRole('row').filter({ hasText: 'Ilmoitus yhteydenotosta' })).toContainText('Lähetetty')
})
