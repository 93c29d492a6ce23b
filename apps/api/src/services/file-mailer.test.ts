import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { madeUpMail as mail } from '../../test/made-up-mail.ts'
import { readConfig } from '../config.ts'
import { createMailer } from './mailer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes a mail to a file that mail programs open and others on the machine do not, once however often it is tried', async () => {
  const mailer = createMailer(readConfig({ DATA_DIR: folder }))
  await mailer.send(mail)
  await mailer.send(mail)
  expect(await readdir(join(folder, 'outbox'))).toEqual(['0199-a-contact-acknowledgement.eml'])
  const file = join(folder, 'outbox/0199-a-contact-acknowledgement.eml')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    subject: 'Viestisi on perillä',
    to: [{ address: 'aino@example.fi' }],
    text: 'Hei Äijä!\n',
    html: '<p>Hei Äijä!</p>\n',
  })
})

it('says so when the disk does not take it', async () => {
  await writeFile(join(folder, 'outbox'), 'in the way')
  const mailer = createMailer(readConfig({ DATA_DIR: folder }))
  await expect(mailer.send(mail)).rejects.toMatchObject({
    outcome: 'unreachable',
    message: expect.stringContaining('Viestiä ei voitu kirjoittaa levylle'),
  })
})
