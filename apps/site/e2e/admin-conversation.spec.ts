import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailOf, multipart } from '../../api/test/fake-mailbox.ts'
import { openImapServer } from '../../api/test/imap-server.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { type RunningServer, startServer } from './fixtures/server.ts'
import { test as base, expect, signInAsStaff } from './fixtures/test.ts'

/** A shop that reads a mailbox. */
const test = base.extend<{ imap: Awaited<ReturnType<typeof openImapServer>>; server: RunningServer }>({
  imap: async ({ browserName: _ }, use) => {
    const imap = await openImapServer()
    await use(imap)
    await imap.close()
  },
  server: async ({ imap }, use) => {
    const server = await startServer({ IMAP_URL: imap.url })
    await use(server)
    await server.stop()
  },
})

/** What our acknowledgement calls itself. */
async function acknowledgementId({ dataDir }: RunningServer): Promise<string> {
  const names = await readdir(join(dataDir, 'outbox'))
  const mail = await readFile(
    join(dataDir, 'outbox', names.find((name) => name.includes('acknowledgement')) ?? ''),
    'utf8',
  )
  return /^Message-ID: (<.+>)/im.exec(mail)?.[1] ?? ''
}

test('an answer by mail comes into its conversation, with what it repeats folded and its files to be saved', async ({
  page,
  imap,
  server,
  staffToken,
}) => {
  // The mailbox is looked into every 15 s.
  test.setTimeout(90_000)
  const data = { name: 'Aino Korhonen', email: 'aino@example.fi', subject: 'Mökin sähköt', message: 'Riittääkö EVO?' }
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
  let id = ''
  await expect(async () => {
    id = await acknowledgementId(server)
  }).toPass()
  const { head, text } = multipart([
    [
      'text/plain',
      `Unohdin mainita, että mökki on saaressa.\n\nArkpax <posti@arkpax.fi> kirjoitti 22.11.2026 kello 12.05:\n\n> Kiitos viestistäsi`,
    ],
    ['image/png', Buffer.from('\x89PNG\r\n\x1A\nmokki', 'latin1'), 'mokki.png'],
    ['application/octet-stream', 'MZ', 'katso-tata.exe'],
  ])
  imap.deliver(mailOf({ ...head, From: 'Aino <aino@example.fi>', Subject: 'Vs: Viestisi', 'In-Reply-To': id }, text))

  await signInAsStaff(page, staffToken)
  await expect(async () => {
    await page.goto('/admin/contact-management')
    await page.getByRole('button', { name: 'Mökin sähköt' }).click()
    await expect(page.getByText('Unohdin mainita, että mökki on saaressa.')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })

  const quoted = page.getByText('> Kiitos viestistäsi')
  await expect(quoted).toBeHidden()
  await page.getByText('Näytä lainattu teksti').focus()
  await page.keyboard.press('Enter')
  await expect(quoted).toBeVisible()
  await expect(page.getByText('katso-tata.exe (1\u00A0kt), jätetty pois')).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const article = page.getByRole('article')
    expect(await article.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lataa mokki.png' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('mokki.png')
  expect((await readFile(await saved.path())).toString('latin1')).toBe('\x89PNG\r\n\x1A\nmokki')
})
