import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { replyDueAt } from '../contact/contact.repo.ts'
import { leaseMailbox, noteMailboxFailed, noteMailboxRead } from '../contact/mailboxes.repo.ts'

it('counts new orders, unread messages, those whose promised time of reply has passed, and products with five or fewer left', async () => {
  const test = await createTestApp()
  const dashboard = async () => (await test.call('GET /api/admin/dashboard')).answer
  const setStock = (id: string, stock: number) =>
    test.call('PUT /api/admin/products/{id}/stock', { path: `/api/admin/products/${id}/stock`, body: { stock } })
  for (const id of ['1', '2', '3', '4']) await setStock(id, 20)
  expect(await dashboard()).toEqual({
    new_orders: 0,
    unread_messages: 0,
    overdue_messages: 0,
    my_messages: 0,
    my_mentions: 0,
    low_stock: [],
    low_stock_count: 0,
    undelivered_mails: 0,
    mailbox_failure: null,
  })

  const { answer: order } = await test.call('POST /api/admin/orders', { body: orderInput() })
  await test.call('POST /api/admin/orders', { body: orderInput() })
  await test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${order.id}/status`,
    body: { status: 'shipped' },
  })
  await test.call('POST /api/contact', { body: contactInput() })
  await setStock('2', 5)
  await setStock('3', 0)
  await setStock('4', 6)
  expect(await dashboard()).toMatchObject({
    new_orders: 1,
    unread_messages: 1,
    overdue_messages: 0,
    low_stock: [
      { id: '3', stock: 0 },
      { id: '2', stock: 5 },
    ],
    low_stock_count: 2,
  })

  const [message] = (await test.call('GET /api/admin/contact-messages')).answer
  const setMessage = (status: string) =>
    test.call('PUT /api/admin/contact-messages/{id}', {
      path: `/api/admin/contact-messages/${message?.id}`,
      body: { status },
    })
  const reply_due_at = await replyDueAt(test.deps.db, new Date('2026-03-06T16:00:00.000Z'))
  await test.deps.db.updateTable('contact_messages').set({ reply_due_at }).execute()
  const goTo = async (now: string) => {
    test.clock.now = new Date(now)
    const seen = { last_seen_at: test.clock.now.toISOString(), expires_at: '2999-01-01T00:00:00.000Z' }
    await test.deps.db.updateTable('admin_sessions').set(seen).execute()
  }
  await goTo('2026-03-08T18:00:00Z')
  expect(await dashboard()).toMatchObject({ overdue_messages: 0 })
  await goTo('2026-03-10T07:00:01Z')
  await setMessage('read')
  expect(await dashboard()).toMatchObject({ unread_messages: 0, overdue_messages: 1 })
  await setMessage('replied')
  expect(await dashboard()).toMatchObject({ overdue_messages: 0 })
})

it('tells since when and why the mailbox cannot be read', async () => {
  const test = await createTestApp({ IMAP_URL: 'imaps://posti:salasana@mx.example.fi/INBOX' })
  const { db } = test.deps
  const failure = async () => (await test.call('GET /api/admin/dashboard')).answer.mailbox_failure
  expect(await failure()).toBeNull()
  const id = 'posti@mx.example.fi/INBOX'
  await leaseMailbox(db, id, 1_000, test.clock.now)
  const since = '2026-11-22T10:00:00.000Z'
  await noteMailboxFailed(db, id, 'Postipalvelimeen ei saatu yhteyttä: ECONNREFUSED', new Date(since))
  await noteMailboxFailed(db, id, 'Postipalvelimeen ei saatu yhteyttä: ETIMEDOUT', new Date('2026-11-22T11:00:00Z'))
  expect(await failure()).toEqual({ since, reason: 'Postipalvelimeen ei saatu yhteyttä: ETIMEDOUT' })
  await noteMailboxRead(db, id, test.clock.now)
  expect(await failure()).toBeNull()
})
