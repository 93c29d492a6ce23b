import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { madeUpMail as mail } from '../../../test/made-up-mail.ts'
import { readConfig } from '../../config.ts'
import { createMailer } from '../../services/mailer.ts'
import { mailPrivacy } from './mail.privacy.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('files are deleted 90 days after they were written, and nothing else in the folder is', async () => {
  const { db } = (await createTestApp()).deps
  const config = readConfig({ DATA_DIR: folder })
  const sweepOn = async (day: string) => {
    for (const sweep of mailPrivacy.retain) await sweep(db, new Date(`${day}T12:00:00Z`), config)
  }
  await sweepOn('2026-11-21')
  await createMailer(config).send(mail)
  const outbox = join(folder, 'outbox')
  for (const name of ['0199-b-order-status.eml', '0199-c-order-status.eml.part', 'muistilappu.txt'])
    await writeFile(join(outbox, name), '')
  for (const name of await readdir(outbox)) await utimes(join(outbox, name), 0, new Date('2026-11-21T11:59:00Z'))
  await utimes(join(outbox, '0199-b-order-status.eml'), 0, new Date('2026-12-01T12:00:00Z'))

  await sweepOn('2027-02-18')
  expect(await readdir(outbox)).toHaveLength(4)
  await sweepOn('2027-02-19')
  expect((await readdir(outbox)).sort()).toEqual(['0199-b-order-status.eml', 'muistilappu.txt'])
})
