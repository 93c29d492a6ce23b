import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { passTime } from '../../../test/pass-time.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { deletePerson } from '../staff/staff.repo.ts'
import { forgetOrdersOf } from './order-erasures.service.ts'
import { readOrdersOf } from './own-orders.repo.ts'

const AINO = 'aino.korhonen@example.fi'
const SECRET = 'Asiakas oli puhelimessa vihainen.'

let test: TestApp
let eero: Awaited<ReturnType<typeof signInStaff>>
let id: string
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-22T10:00:00Z')
  eero = await signInStaff(test, 'sales', 'Eero Laine')
  id = (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: AINO }) })).answer.id
})

const onOrder = () => `/api/admin/orders/${id}/notes`
const notePath = (noteId: string) => `/api/admin/order-notes/${noteId}`
const add = async (text: unknown, headers: Record<string, string> = eero.headers) =>
  (await test.call('POST /api/admin/orders/{id}/notes', { path: onOrder(), body: { text }, headers })).answer
const change = (noteId: string, text: string, headers = {}) =>
  test.call('PUT /api/admin/order-notes/{id}', { path: notePath(noteId), body: { text }, headers })
const notes = async (headers = {}) =>
  (await test.call('GET /api/admin/orders/{id}/notes', { path: onOrder(), headers })).answer
const deliver = () =>
  test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${id}/status`,
    body: { status: 'delivered' },
  })
/** What the log tells of notes, values and all. */
const logged = async () =>
  JSON.stringify(
    await test.deps.db.selectFrom('audit_log').select('content').where('entity', '=', 'order_note').execute(),
  )

describe('a note about an order', () => {
  it('stands under the name of its writer, oldest first, and says whose own it is', async () => {
    await add('Soitin, ei vastannut.')
    await add(' Yritän uudelleen. ', {})
    expect(await notes(eero.headers)).toMatchObject([
      {
        ...{ author_name: 'Eero Laine', text: 'Soitin, ei vastannut.', version: 1 },
        ...{ is_own: true, created_at: '2026-11-22T10:00:00.000Z' },
      },
      { author_name: 'Omistaja', text: 'Yritän uudelleen.', is_own: false },
    ])
  })

  it('is changed by its writer, and not over what another tab has saved', async () => {
    const { id: noteId } = await add('Yksi')
    const atOne = { ...eero.headers, 'If-Match': '"1"' }
    expect((await change(noteId, 'Kaksi', atOne)).answer).toMatchObject({ text: 'Kaksi', version: 2 })
    const stale = await test.fail('PUT /api/admin/order-notes/{id}', {
      path: notePath(noteId),
      body: { text: 'Kolme' },
      headers: atOne,
    })
    expect([stale.status, stale.problem.current]).toMatchObject([412, { text: 'Kaksi', version: 2, is_own: true }])
  })

  it('is neither changed nor deleted by another', async () => {
    const { id: noteId } = await add('Yksi')
    const options = { path: notePath(noteId), body: { text: 'Muu' } }
    expect((await test.fail('PUT /api/admin/order-notes/{id}', options)).status).toBe(403)
    expect((await test.fail('DELETE /api/admin/order-notes/{id}', { path: notePath(noteId) })).status).toBe(403)
    expect(await notes()).toMatchObject([{ text: 'Yksi' }])
  })

  it('is deleted by its writer', async () => {
    const { id: noteId } = await add('Yksi')
    const options = { path: notePath(noteId), headers: eero.headers }
    await test.call('DELETE /api/admin/order-notes/{id}', options)
    expect(await notes()).toEqual([])
    expect((await test.fail('DELETE /api/admin/order-notes/{id}', options)).status).toBe(404)
  })

  it('is read by whoever reads orders, and written by whoever writes them', async () => {
    await add('Yksi')
    const { headers } = await signInStaff(test, 'viewer', 'Veera Virta')
    expect(await notes(headers)).toMatchObject([{ text: 'Yksi', is_own: false }])
    const refused = await test.fail('POST /api/admin/orders/{id}/notes', {
      path: onOrder(),
      body: { text: 'Kaksi' },
      headers,
    })
    expect(refused.status).toBe(403)
  })

  it('keeps the name of a writer who is removed', async () => {
    await add('Yksi')
    await deletePerson(test.deps.db, eero.id)
    expect(await notes()).toMatchObject([{ author_name: 'Eero Laine', is_own: false }])
  })

  it.each([{ text: ' ' }, { text: 7 }, {}, { text: 'x'.repeat(5_001) }])('says something: not %j', async (body) => {
    const { status, problem } = await test.fail('POST /api/admin/orders/{id}/notes', { path: onOrder(), body })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'text'])
  })

  it('needs an order that is there', async () => {
    const path = '/api/admin/orders/poissa/notes'
    expect((await test.fail('POST /api/admin/orders/{id}/notes', { path, body: { text: 'Yksi' } })).status).toBe(404)
    expect((await test.fail('GET /api/admin/orders/{id}/notes', { path })).status).toBe(404)
  })
})

describe('what a note says', () => {
  it('stays with staff: not in the account, the tracking, the download or the mails of the customer', async () => {
    await add(SECRET)
    await deliver()
    const { headers } = await signInCustomer(test, { email: AINO })
    const own = await test.call('GET /api/auth/orders/{id}', { path: `/api/auth/orders/${id}`, headers })
    const [order] = (await test.call('GET /api/admin/orders')).answer
    const tracked = await test.call('POST /api/orders/track', { body: { order: String(order?.number), email: AINO } })
    const download = await readOrdersOf(test.deps.db, AINO)
    test.clock.now = new Date('2026-11-22T10:01:00Z')
    const mails = await leavingMail(test)
    expect([own.answer.number, download[0]?.number]).toEqual([order?.number, order?.number])
    expect(mails.map(({ to }) => to)).toContain(AINO)
    expect(JSON.stringify([own.answer, tracked.answer, download, mails])).not.toContain(SECRET)
    expect(JSON.stringify(await test.deps.db.selectFrom('outbox').selectAll().execute())).not.toContain(SECRET)
  })

  it('is not in the log, which tells how long it is', async () => {
    await add(SECRET)
    expect(await logged()).toContain('length')
    expect(await logged()).not.toContain(SECRET)
  })

  it('is forgotten with the person of the order, in the log too', async () => {
    await add(SECRET)
    await forgetOrdersOf(test.deps.db, AINO, test.clock.now)
    expect(await notes()).toMatchObject([{ text: SECRET }])
    await deliver()
    await passTime(test, new Date('2026-11-23T10:00:00Z'))
    expect(await notes()).toEqual([])
    expect(await logged()).not.toContain('length')
  })

  it('goes when the order is no longer kept', async () => {
    await add(SECRET)
    await passTime(test, new Date('2033-01-01T12:00:00Z'))
    expect(await test.deps.db.selectFrom('order_notes').selectAll().execute()).toEqual([])
    expect(await logged()).not.toContain('length')
  })
})
