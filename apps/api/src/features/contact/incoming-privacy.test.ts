import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { passTime } from '../../../test/pass-time.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'
import { insertIncomingMail } from './incoming-mails.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T12:00:00Z')
})

/** A message with a mail from each of two addresses, each with a file. */
async function conversation(email: string, other: string) {
  const { db } = test.deps
  await test.call('POST /api/contact', { body: contactInput({ email }) })
  const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  for (const sender of [email, other])
    await insertIncomingMail(
      db,
      {
        ...{ id: sender, contact_message_id: id, mail_id: null, content_hash: sender, sender_name: 'N', subject: 'S' },
        ...{ sender_email: sender, text: `Lähetti ${sender}`, quoted: null, too_large_bytes: null },
        received_at: test.clock.now.toISOString(),
      },
      [{ name: `${sender}.txt`, size: 3, refusal: null, content: Buffer.from('abc') }],
    )
}

it('a person gets the mails that they sent, and nobody else’s', async () => {
  const { email, headers } = await signInCustomer(test)
  await conversation(email, 'muu@example.fi')
  const response = await test.app.request('/api/auth/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ password: CUSTOMER_PASSWORD }),
  })
  const data: unknown = await response.json()
  expect(data).toMatchObject({
    incoming_mails: [
      { sender_email: email, text: `Lähetti ${email}`, attachments: [{ name: `${email}.txt`, size: 3 }] },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('muu@example.fi')
})

it('mails and their files are kept as long as their message, and not a day longer', async () => {
  const { db } = test.deps
  await conversation('aino@example.fi', 'muu@example.fi')
  await db.updateTable('contact_messages').set({ status: 'resolved' }).execute()
  const kept = async () => [
    (await db.selectFrom('incoming_mails').select('id').execute()).length,
    (await db.selectFrom('incoming_attachments').select('id').execute()).length,
  ]
  await passTime(test, new Date('2028-11-20T12:00:00Z'))
  expect(await kept()).toEqual([2, 2])
  await passTime(test, new Date('2028-11-22T12:00:00Z'))
  expect(await kept()).toEqual([0, 0])
})
