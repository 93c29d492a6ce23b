import type { Settings } from '@arkpax/schema/settings'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { takeFile } from '../../../test/upload-file.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n')

async function supply(change: { picture?: string; document?: string }) {
  const { sale, law }: Settings = (await test.call('GET /api/admin/settings')).answer
  if (change.picture)
    await test.call('PUT /api/admin/settings/sale', { body: { ...sale, guaranteeNotice: change.picture } })
  if (change.document)
    await test.call('PUT /api/admin/settings/law', { body: { ...law, noticeDocument: change.document } })
}

/** What the confirmation of a new order carries. */
async function attached() {
  await test.call('POST /api/admin/orders', { body: { ...orderInput(), notify: true } })
  // Until then it could be taken back.
  test.clock.now = new Date(test.clock.now.getTime() + 10_000)
  const confirmation = (await leavingMail(test)).find(({ kind }) => kind === 'order-confirmation')
  return confirmation?.attachments?.map(({ filename }) => filename)
}

it('goes with the confirmation of every order as the picture that the owner supplied, else as the PDF', async () => {
  expect(await attached()).toEqual([])
  const { media: picture } = await takeFile(test, await jpegPhoto(1_000, 1_400))
  await supply({ picture: picture.address })
  expect(await attached()).toEqual(['lakisaateinen-virhevastuu.webp'])
  const { media: document } = await takeFile(test, PDF)
  await supply({ document: document.address })
  expect(await attached()).toEqual(['lakisaateinen-virhevastuu.pdf'])
})

it('goes with none before the day since which it must', async () => {
  const { media: document } = await takeFile(test, PDF)
  await supply({ document: document.address })
  test.clock.now = new Date('2026-09-26T20:59:49Z')
  expect(await attached()).toEqual([])
  expect(await attached()).toEqual(['lakisaateinen-virhevastuu.pdf'])
})
