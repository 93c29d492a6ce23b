import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { multipart } from '../../../test/fake-mailbox.ts'
import { type ReadMailbox, readMailbox } from '../../../test/read-mailbox.ts'

let test: TestApp
let box: ReadMailbox
beforeEach(async () => {
  test = await createTestApp()
  box = await readMailbox(test)
})
afterEach(() => box.stop())

/** The one message there is. */
const only = async () => {
  const { answer: all } = await test.call('GET /api/admin/contact-messages')
  expect(all).toHaveLength(1)
  const path = `/api/admin/contact-messages/${all[0]?.id}`
  return (await test.call('GET /api/admin/contact-messages/{id}', { path })).answer
}

describe('what comes with a mail', () => {
  it('is kept where its kind is safe, and named where not', async () => {
    const { head, text } = multipart([
      ['text/html', '<p>Tässä <script>alert(1)</script>kuvat.</p><img src="https://seuranta.example/1.gif">'],
      ['image/png', Buffer.from('\x89PNG\r\n\x1A\n...', 'latin1'), 'kuva.png'],
      ['application/pdf', 'MZ', 'lasku.pdf'],
      ['application/octet-stream', 'MZ', 'ohjelma.exe'],
    ])
    await box.receive(head, text)
    expect(await only()).toMatchObject({
      message: 'Tässä kuvat.',
      mails: [
        {
          attachments: [
            { name: 'kuva.png', refusal: null },
            { name: 'lasku.pdf', refusal: 'kind' },
            { name: 'ohjelma.exe', refusal: 'kind' },
          ],
        },
      ],
    })
    const kept = await test.deps.db.selectFrom('incoming_attachments').select('content').execute()
    expect(kept.map(({ content }) => content?.length ?? null)).toEqual([11, null, null])
  })

  it('is saved as it came, and never shown', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0, 0xff, 0xfe])
    const { head, text } = multipart([
      ['text/plain', 'Hei'],
      ['application/pdf', bytes, 'lasku.pdf'],
      ['application/pdf', 'MZ', 'paha.pdf'],
    ])
    await box.receive(head, text)
    await test.deps.db.updateTable('incoming_attachments').set({ name: 'lasku "1" ääni.pdf' }).execute()
    const [kept, refused] = (await only()).mails[0]?.attachments ?? []
    const ask = (id: string | undefined, headers = {}) =>
      test.app.request(`/api/admin/contact-attachments/${id}`, { headers })
    const asStaff = { Authorization: `Bearer ${test.token}` }
    const answer = await ask(kept?.id, asStaff)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="lasku _1_ __ni.pdf"; filename*=UTF-8\'\'lasku%20%221%22%20%C3%A4%C3%A4ni.pdf',
    )
    expect((await ask(refused?.id, asStaff)).status).toBe(404)
    expect((await ask(kept?.id)).status).toBe(401)
  })

  it('goes with the message', async () => {
    const { head, text } = multipart([
      ['text/plain', 'Hei'],
      ['text/plain', 'a', 'a.txt'],
    ])
    await box.receive(head, text)
    const { id } = await only()
    await test.call('DELETE /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })
    for (const table of ['incoming_mails', 'incoming_attachments'] as const)
      expect(await test.deps.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('a mail that is too large is told so, with the names of its files', async () => {
    await box.receive({}, 'Kuvat ohessa.', { bytes: 30_000_000, files: [{ name: 'video.mp4', size: 29_000_000 }] })
    expect((await only()).mails).toMatchObject([
      { too_large_bytes: 30_000_000, attachments: [{ name: 'video.mp4', refusal: 'mail', size: 29_000_000 }] },
    ])
  })
})
