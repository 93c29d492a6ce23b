import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'

const EMAIL = 'matti.meikalainen@example.fi'

let test: TestApp
let id: string
let number: number
beforeEach(async () => {
  test = await createTestApp()
  const made = await test.call('POST /api/admin/orders', { body: orderInput({ note: 'Ovikoodi 1234' }) })
  id = made.answer.id
  number = made.answer.number
})

const track = (order: string, email = EMAIL) => test.call('POST /api/orders/track', { body: { order, email } })

describe('following an order without signing in', () => {
  it('shows states and dates, and nothing else', async () => {
    const ordered = test.clock.now.toISOString()
    test.clock.now = new Date(test.clock.now.getTime() + 600_000)
    const path = `/api/admin/orders/${id}/status`
    await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'shipped' } })
    const parcel = { carrier: null, tracking_number: null, tracking_url: null, delivered_at: null }
    expect((await track(id)).answer).toEqual({
      deliveries: [{ ...parcel, id: expect.any(String), state: 'sent', sent_at: test.clock.now.toISOString() }],
      id,
      number,
      payment: null,
      returns: [],
      status: 'shipped',
      created_at: ordered,
      events: [
        { status: 'pending', created_at: ordered },
        { status: 'shipped', created_at: test.clock.now.toISOString() },
      ],
    })
  })

  it('takes number and id as screens show them, and the address in any case', async () => {
    const short = id.slice(0, 8)
    const names = [short, `#${short.toUpperCase()}`, ` ${id} `]
    for (const name of [...names, `${number}`, ` #${number}`, `tilaus ${number}`, `Tilaus ${number} (${short})`])
      expect((await track(name, 'Matti.Meikalainen@EXAMPLE.fi')).answer.id).toBe(id)
  })

  it('answers every miss alike', async () => {
    const misses = [
      [id, 'muu@example.fi'],
      ['00000000-0000-4000-8000-000000000000', EMAIL],
      ['ei-numero', EMAIL],
      [id.slice(0, 7), EMAIL],
      ['%', EMAIL],
      ['________', EMAIL],
      ["' or 1=1 --", EMAIL],
      [`${id}x`, EMAIL],
      [`${number}`, 'muu@example.fi'],
      [`${number + 1}`, EMAIL],
      ['0', EMAIL],
      ['999999999999999999999', EMAIL],
    ]
    const answers = await Promise.all(
      misses.map(async ([order, email]) => {
        const { status, problem, headers } = await test.fail('POST /api/orders/track', { body: { order, email } })
        return JSON.stringify([status, problem, [...headers.keys()]])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('[404,')
  })

  it.each([{}, { order: ' ', email: EMAIL }, { order: 'x', email: 'matti' }, { order: 7, email: EMAIL }])(
    'needs a number and an address: %j',
    async (body) => {
      expect((await test.fail('POST /api/orders/track', { body })).status).toBe(422)
    },
  )

  it('is limited to 30 tries in ten minutes, misses too', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const body = { order: 'ei-ole', email: EMAIL }
    for (let tries = 0; tries < 30; tries += 1)
      expect((await test.fail('POST /api/orders/track', { body })).status).toBe(404)
    const refused = await test.fail('POST /api/orders/track', { body })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })
})
