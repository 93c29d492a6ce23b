import type { ContactStatus } from '@arkpax/schema/contact'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { passTime } from '../../../test/pass-time.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
let messageId: string
beforeEach(async () => {
  test = await createTestApp()
  await test.call('POST /api/contact', { body: contactInput() })
  messageId = (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? ''
})
const { create, read, stockOf } = shopCalls(() => test)

const messagePath = () => `/api/admin/contact-messages/${messageId}`
const message = async () => (await test.call('GET /api/admin/contact-messages/{id}', { path: messagePath() })).answer
const setMessage = (status: ContactStatus) =>
  test.call('PUT /api/admin/contact-messages/{id}', { path: messagePath(), body: { status } })
const fromMessage = () => orderInput({ contact_message_id: messageId })

describe('an order that is made from a contact message', () => {
  it('is named by the message, and names the message', async () => {
    const { id, number, created_at } = await create({ contact_message_id: messageId })
    const { subject, name, message: words } = await message()
    expect((await message()).orders).toEqual([{ id, number, status: 'pending', created_at }])
    expect((await read(id)).contact_message).toMatchObject({ id: messageId, subject, name, message: words })
  })

  it.each([
    ['new', 'replied'],
    ['read', 'replied'],
    ['replied', 'replied'],
    ['resolved', 'resolved'],
  ] as const)('leaves a message that was %s %s, so that nobody answers it again', async (before, after) => {
    await setMessage(before)
    await create({ contact_message_id: messageId })
    expect((await message()).status).toBe(after)
    const waiting = await test.call('GET /api/admin/contact-messages', {
      path: '/api/admin/contact-messages?status=waiting',
    })
    expect(waiting.answer).toEqual([])
  })

  it('that is refused leaves the message as it was', async () => {
    const items = [{ product_id: '1', quantity: 9_999 }]
    await test.fail('POST /api/admin/orders', { body: { ...fromMessage(), items } })
    expect(await message()).toMatchObject({ status: 'new', orders: [] })
  })

  it('names no message once that is deleted or its time is over', async () => {
    const { id } = await create({ contact_message_id: messageId })
    test.clock.now = new Date(test.clock.now.getTime() + 800 * 24 * 3_600_000)
    await passTime(test)
    const left = await test.deps.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(left.contact_message_id).toBeNull()
    expect(await test.deps.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })
})

describe('a second order from the same message', () => {
  it('is refused with the number of the first, and takes nothing', async () => {
    const { number } = await create({ contact_message_id: messageId })
    const before = await stockOf('1')
    const { status, problem } = await test.fail('POST /api/admin/orders', { body: fromMessage() })
    expect([status, problem.code]).toEqual([409, 'message_has_order'])
    expect(problem.detail).toBe(`Tästä viestistä on jo tehty tilaus ${number}.`)
    expect(await stockOf('1')).toBe(before)
  })

  it('is made where another one is meant', async () => {
    await create({ contact_message_id: messageId })
    await create({ contact_message_id: messageId, another_from_message: true })
    expect((await message()).orders).toHaveLength(2)
    const { problem } = await test.fail('POST /api/admin/orders', { body: fromMessage() })
    expect(problem.detail).toMatch(/^Tästä viestistä on jo tehty tilaukset \d{4}, \d{4}\.$/)
  })

  it('is refused also when both are sent at once', async () => {
    const send = () =>
      test.app.request('/api/admin/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
        body: JSON.stringify(fromMessage()),
      })
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    expect((await message()).orders).toHaveLength(1)
  })
})

describe('a new order from a message that is taken back', () => {
  const undo = (id: string) => ({ path: `/api/admin/orders/${id}/undo` })
  const seen = async () => {
    const { version, updated_at, ...rest } = await message()
    return rest
  }

  it.each(['new', 'read', 'replied', 'resolved'] as const)(
    'leaves the message that was %s as it was, without the order, and mails nobody',
    async (status) => {
      await setMessage(status)
      const [before, stock] = [await seen(), await stockOf('1')]
      const { id } = await create({ contact_message_id: messageId })
      const { answer } = await test.call('POST /api/admin/orders/{id}/undo', undo(id))
      expect(answer).toMatchObject({ status: 'cancelled', contact_message_id: null })
      expect([await seen(), await stockOf('1')]).toEqual([before, stock])
      expect((await read(id)).events).toMatchObject([
        { type: 'created', notified: false },
        { to_status: 'cancelled', notified: false },
      ])
      test.clock.now = new Date(test.clock.now.getTime() + 3_600_000)
      expect((await leavingMail(test)).filter(({ kind }) => kind.startsWith('order'))).toEqual([])
    },
  )

  it('says in the history that the customer was to be told, and was not', async () => {
    const { id } = await create({ contact_message_id: messageId })
    await test.call('POST /api/admin/orders/{id}/undo', undo(id))
    const path = `/api/admin/timelines/order/${id}`
    const { answer } = await test.call('GET /api/admin/timelines/{entity}/{id}', { path })
    expect(answer[0]?.changes).toContainEqual({ field: 'notify', from: 'Kyllä', to: 'Ei' })
  })

  it('can have another order at once', async () => {
    const { id } = await create({ contact_message_id: messageId })
    await test.call('POST /api/admin/orders/{id}/undo', undo(id))
    await create({ contact_message_id: messageId })
    expect((await message()).status).toBe('replied')
  })

  it('leaves what somebody has done to the message since', async () => {
    const { id } = await create({ contact_message_id: messageId })
    await setMessage('resolved')
    await test.call('POST /api/admin/orders/{id}/undo', undo(id))
    expect((await message()).status).toBe('resolved')
  })

  it('stands once its time is over, or once its status was changed', async () => {
    const { id } = await create({ contact_message_id: messageId })
    const { id: other } = await create({ contact_message_id: messageId, another_from_message: true })
    await test.call('PUT /api/admin/orders/{id}/status', {
      path: `/api/admin/orders/${other}/status`,
      body: { status: 'processing' },
    })
    expect((await test.fail('POST /api/admin/orders/{id}/undo', undo(other))).problem.code).toBe('undo_expired')
    test.clock.now = new Date(test.clock.now.getTime() + 10_000)
    expect((await test.fail('POST /api/admin/orders/{id}/undo', undo(id))).problem.code).toBe('undo_expired')
    expect((await message()).orders.map((made) => made.id).sort()).toEqual([id, other].sort())
  })
})
