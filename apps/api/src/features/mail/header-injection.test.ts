import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { startMailWorker } from '../../services/mail-worker.ts'
import { createMailer } from '../../services/mailer.ts'
import { queueMail } from './mail.service.ts'
import { renderMail } from './render-mail.ts'

let test: TestApp
let server: MailServer
beforeEach(async () => {
  server = await openMailServer()
  test = await createTestApp({ SMTP_URL: server.url, STAFF_EMAIL: 'myynti@arkpax.fi' })
})
afterEach(() => server.close())

const HOSTILE = [
  'Aino\r\nBcc: uhri@example.fi',
  'Aino\u2028Bcc: uhri@example.fi',
  '=?utf-8?Q?Aino=0D=0ABcc:_uhri=40example.fi?=',
  'Aino <uhri@example.fi>, uhri@example.fi',
  '"Aino" <uhri@example.fi>',
  `Aino ${'x'.repeat(180)}`,
]

it.each(HOSTILE)('no visitor adds a header or a recipient by writing %j', async (text) => {
  const { db } = test.deps
  await test.app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: text, email: 'aino@example.fi', subject: text, message: text }),
  })
  // What validation refuses is put behind it, as if a row had been written another way.
  if (!(await db.selectFrom('contact_messages').select('id').executeTakeFirst())) {
    await test.call('POST /api/contact', { body: { name: 'A', email: 'aino@example.fi', subject: 'B', message: 'C' } })
    await db.updateTable('contact_messages').set({ name: text, subject: text, message: text }).execute()
  }
  await queueMail(db, { kind: 'contact-acknowledgement', to: 'toinen@example.fi', payload: { name: text } }, new Date())
  const render = (mail: Parameters<typeof renderMail>[0]) => renderMail(mail, test.deps)
  const worker = startMailWorker({
    ...test.deps,
    now: () => new Date(Date.now() + 1_000),
    mailer: createMailer(test.deps.config),
    render,
  })
  await vi.waitFor(() => expect(server.received).toHaveLength(3), 5_000)
  await worker.stop()

  expect(server.received.map(({ to }) => to.join()).sort()).toEqual([
    'aino@example.fi',
    'myynti@arkpax.fi',
    'toinen@example.fi',
  ])
  for (const { raw, mail } of server.received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^(bcc|cc):/im)
    expect(mail.to).toHaveLength(1)
    expect(mail.replyTo).toHaveLength(1)
    expect(mail.replyTo?.[0]?.address).not.toBe('uhri@example.fi')
  }
})
