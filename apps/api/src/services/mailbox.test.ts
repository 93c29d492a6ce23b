import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailOf, multipart } from '../../test/fake-mailbox.ts'
import { openImapServer } from '../../test/imap-server.ts'
import { type Config, readConfig } from '../config.ts'
import { createMailbox, MailboxError } from './mailbox.ts'

let server: Awaited<ReturnType<typeof openImapServer>>
beforeEach(async () => {
  server = await openImapServer()
})
afterEach(() => server.close())

const settingsOf = (url: string): NonNullable<Config['mailbox']> =>
  readConfig({ IMAP_URL: url }).mailbox ?? expect.fail('no mailbox')

it('mails are listed after the last one that was read, and taken whole', async () => {
  const mailbox = createMailbox(settingsOf(server.url))
  expect(await mailbox.open()).toMatchObject({ uidValidity: expect.any(String), nextUid: 1 })
  server.deliver(mailOf({ Subject: 'Yksi' }, 'Ensimmäinen'))
  server.deliver(mailOf({ Subject: 'Kaksi' }, 'Toinen'))
  await mailbox.open()
  expect(await mailbox.list(0)).toEqual([1, 2])
  expect(await mailbox.list(1)).toEqual([2])
  expect(await mailbox.list(2)).toEqual([])
  const mail = await mailbox.fetch(2)
  expect(mail?.raw.toString()).toContain('Toinen')
  expect(mail?.receivedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(await mailbox.fetch(3)).toBeUndefined()
  await mailbox.close()
})

it('of a mail that is too large the head and the text are taken, and the names of its files', async () => {
  const mailbox = createMailbox(settingsOf(server.url), 10_000)
  const { head, text } = multipart([
    ['text/plain', 'Hei, kuva ohessa. Ääkköset säilyvät.'],
    ['image/jpeg', Buffer.alloc(60_000, 1), 'kuva.jpg'],
  ])
  server.deliver(mailOf({ ...head, Subject: 'Iso' }, text))
  const mail = await mailbox.fetch(1)
  expect(mail?.raw.length).toBeLessThan(2_000)
  expect(mail?.raw.toString()).toMatch(/^Subject: Iso\r\n/m)
  expect(mail?.raw.toString().match(/^Content-Type:/gm)).toHaveLength(1)
  expect(Buffer.from(mail?.raw.toString().split('\r\n\r\n')[1] ?? '', 'base64').toString()).toContain('Ääkköset')
  expect(mail?.tooLarge).toMatchObject({ bytes: expect.any(Number), files: [{ name: 'kuva.jpg' }] })
  expect(Math.abs((mail?.tooLarge?.files[0]?.size ?? 0) - 60_000)).toBeLessThan(2_000)
  await mailbox.close()
})

it('a line that is cut is told, and the next call has a new one', async () => {
  const mailbox = createMailbox(settingsOf(server.url))
  await mailbox.open()
  server.cutLines()
  await mailbox.open().catch((error: unknown) => expect(error).toBeInstanceOf(MailboxError))
  expect(await mailbox.open()).toMatchObject({ nextUid: 1 })
  await mailbox.close()
})

it.each([
  ['a wrong password', (url: string) => url.replace('sala%20sana', 'muu'), /käyttäjätunnusta tai salasanaa/],
  ['a folder that is not there', (url: string) => url.replace('INBOX', 'EiOle'), /Postipalvelin/],
  ['no server', () => 'imap://a:b@127.0.0.1:1/INBOX', /Postipalvelimeen ei saatu yhteyttä: ECONNREFUSED/],
])('%s is told in Finnish', async (_, urlOf, reason) => {
  const mailbox = createMailbox(settingsOf(urlOf(server.url)))
  const failure = await mailbox.open().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MailboxError)
  expect(String(failure)).toMatch(reason)
  expect(String(failure)).not.toMatch(/sala(%20| )sana|muu/)
})
