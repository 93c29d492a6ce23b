import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { stockAlertsPrivacy } from './stock-alerts.privacy.ts'
import { tellWaiting } from './tell-waiting.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.fi' })
  await staySignedIn(test)
  await test.deps.db.updateTable('products').set({ stock: 0, updated_at: '2026-01-01T00:00:00.000Z' }).execute()
})

const { setStock, create, stockOf } = shopCalls(() => test)
const ask = (email: string, product_id = '1') => test.call('POST /api/stock-alerts', { body: { email, product_id } })
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}
const tokenIn = (text: string, page: string) =>
  new RegExp(`https://arkpax\\.fi/saatavuus/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? expect.fail('no link')
async function confirm(email: string, product_id = '1') {
  await ask(email, product_id)
  const mail = (await leavingMail(test)).find(({ to }) => to === email) ?? expect.fail('no mail')
  await test.call('POST /api/stock-alerts/confirm', { body: { token: tokenIn(mail.text, 'vahvista') } })
  later(1)
}
/** Requests that have been confirmed, the first first. */
async function queueUp(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `alert-${String(index).padStart(4, '0')}`,
    product_id: '1',
    email: `odottaja${String(index).padStart(4, '0')}@example.fi`,
    confirmed_at: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
    told_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
  }))
  for (let at = 0; at < count; at += 100)
    await test.deps.db
      .insertInto('stock_alerts')
      .values(rows.slice(at, at + 100))
      .execute()
}
async function told(): Promise<string[]> {
  await tellWaiting(test.deps.db, test.clock.now)
  const rows = await test.deps.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'back-in-stock')
    .orderBy('id')
    .execute()
  return rows.map(({ recipient }) => recipient)
}
const waiting = async (product_id = '1') =>
  (await test.call('GET /api/admin/stock-alerts', { path: `/api/admin/stock-alerts?product_id=${product_id}` })).answer

describe('whoever asks to be told', () => {
  it('confirms the address by the mailed link, and is then told once', async () => {
    await confirm('aino@example.fi')
    expect(await told()).toEqual([])
    await setStock('1', 3)
    later(2)
    await tellWaiting(test.deps.db, test.clock.now)
    const [mail] = await leavingMail(test)
    expect(mail).toMatchObject({ to: 'aino@example.fi', subject: expect.stringContaining('on taas saatavilla') })
    expect(mail?.text).toContain('https://arkpax.fi/tuote/1')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    await setStock('1', 30)
    later(2)
    expect(await told()).toEqual(['aino@example.fi'])
  })

  it('hears nothing before that, and opening the link changes nothing', async () => {
    await ask('aino@example.fi')
    await setStock('1', 3)
    later(2)
    expect(await told()).toEqual([])
    expect(await waiting()).toMatchObject([{ email: 'aino@example.fi', confirmed_at: null }])
  })

  it('answers the same whether the address waits already or not, and mails only who has not confirmed', async () => {
    await confirm('aino@example.fi')
    const [again, other] = [await ask('aino@example.fi'), await ask('eino@example.fi')]
    expect(again.answer).toEqual(other.answer)
    expect((await leavingMail(test)).map(({ to }) => to)).toEqual(['eino@example.fi'])
  })

  it('leaves the queue by the link, or by one click in the mail program', async () => {
    await confirm('aino@example.fi')
    await setStock('1', 1)
    later(2)
    await tellWaiting(test.deps.db, test.clock.now)
    const [mail] = await leavingMail(test)
    const token = tokenIn(mail?.text ?? '', 'peruuta')
    const click = /<https:\/\/arkpax\.fi(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const body = new URLSearchParams('List-Unsubscribe=One-Click')
    expect((await test.app.request(click, { method: 'POST', body })).status).toBe(200)
    expect(await test.deps.db.selectFrom('stock_alerts').select('id').execute()).toEqual([])
    expect((await test.call('POST /api/stock-alerts/cancel', { body: { token } })).status).toBe(200)
  })

  it('uses each link for its own purpose', async () => {
    await ask('aino@example.fi')
    const [mail] = await leavingMail(test)
    const token = tokenIn(mail?.text ?? '', 'vahvista')
    expect((await test.fail('POST /api/stock-alerts/cancel', { body: { token } })).status).toBe(410)
    for (const guess of ['', 'arvattu', `${token}x`, token.replace(/^./, 'f')])
      expect((await test.fail('POST /api/stock-alerts/confirm', { body: { token: guess } })).status).toBe(410)
  })

  it('gets a Finnish page without JavaScript, which keeps what was typed', async () => {
    const send = (fields: Record<string, string>) =>
      test.app.request('/api/stock-alerts', { method: 'POST', body: new URLSearchParams(fields) })
    const done = await send({ product_id: '1', email: 'aino@example.fi' })
    expect(await done.text()).toContain('<h1>Vahvista vielä sähköpostiosoitteesi</h1>')
    const page = await (await send({ product_id: '1', email: 'aino@' })).text()
    expect(page).toContain('Virheellinen sähköpostiosoite')
    expect(page).toContain('<input type="hidden" name="product_id" value="1">')
    expect(page).toContain('value="aino@"')
  })

  it.each([{ email: 'aino@example.fi', product_id: '99' }])(
    'of a product that is not there is told so',
    async (body) => {
      expect((await test.fail('POST /api/stock-alerts', { body })).status).toBe(404)
    },
  )
})

describe('the queue', () => {
  it('of a thousand gets as many mails as there are units, in its order, and the next ones with the next units', async () => {
    await queueUp(1_000)
    await setStock('1', 10)
    later(2)
    const first = await told()
    expect(first).toEqual(Array.from({ length: 10 }, (_, index) => `odottaja000${index}@example.fi`))
    expect(await told()).toHaveLength(10)
    await create({ items: [{ product_id: '1', quantity: 10 }] })
    expect(await stockOf('1')).toBe(0)
    await setStock('1', 10)
    later(2)
    const both = await told()
    expect(both).toHaveLength(20)
    expect(both.at(-1)).toBe('odottaja0019@example.fi')
    expect(new Set(both).size).toBe(20)
  })

  it('is told once by many processes at the same time', async () => {
    await queueUp(1_000)
    await setStock('1', 10)
    later(2)
    await Promise.all(Array.from({ length: 6 }, () => tellWaiting(test.deps.db, test.clock.now)))
    expect(await told()).toHaveLength(10)
  })

  it('is told of units that come while the ones before are not all sold', async () => {
    await queueUp(30)
    await setStock('1', 10)
    later(2)
    expect(await told()).toHaveLength(10)
    await create({ items: [{ product_id: '1', quantity: 4 }] })
    later(2)
    expect(await told()).toHaveLength(10)
    await setStock('1', 11)
    later(2)
    expect(await told()).toHaveLength(15)
  })

  it('is not told of units that are kept for somebody, nor of a slip that is taken back at once', async () => {
    await queueUp(5)
    await setStock('1', 100)
    expect(await told()).toEqual([])
    await setStock('1', 0)
    later(2)
    expect(await told()).toEqual([])
    await setStock('1', 3)
    const until = new Date(test.clock.now.getTime() + 86_400_000 * 2).toISOString().slice(0, 10)
    const body = { product_id: '1', quantity: 2, until, note: 'Messuille' }
    await test.call('POST /api/admin/stock-reservations', { body })
    later(2)
    expect(await told()).toHaveLength(1)
  })

  it('keeps the place of who was to be told when the last unit was sold first', async () => {
    await queueUp(2)
    await setStock('1', 1)
    later(2)
    await tellWaiting(test.deps.db, test.clock.now)
    await create()
    expect((await leavingMail(test)).filter(({ kind }) => kind === 'back-in-stock')).toEqual([])
    expect((await waiting()).map(({ id }) => id)).toEqual(['alert-0000', 'alert-0001'])
    await setStock('1', 1)
    later(2)
    expect(await told()).toEqual(['odottaja0000@example.fi'])
  })

  it('staff see how many wait, and who in which order', async () => {
    await confirm('eino@example.fi')
    await confirm('aino@example.fi')
    await ask('uuno@example.fi')
    expect((await waiting()).map(({ email }) => email)).toEqual([
      'eino@example.fi',
      'aino@example.fi',
      'uuno@example.fi',
    ])
    expect((await test.call('GET /api/admin/stock-figures')).answer.products).toMatchObject([
      { product_id: '1', waiting: 2 },
    ])
    const page = await test.call('GET /api/admin/stock-alerts', {
      path: '/api/admin/stock-alerts?product_id=1&limit=2',
    })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    expect((await test.call('GET /api/admin/stock-alerts', { path: next })).answer).toMatchObject([
      { email: 'uuno@example.fi' },
    ])
  })
})

it('what is kept goes: unconfirmed in a week, told in a month, the rest in a year', async () => {
  const day = 86_400_000
  const kept = async () =>
    (await test.deps.db.selectFrom('stock_alerts').select('id').orderBy('id').execute()).map(({ id }) => id)
  await queueUp(3)
  const at = (days: number) => new Date(test.clock.now.getTime() - days * day).toISOString()
  const change = (id: string, values: object) =>
    test.deps.db.updateTable('stock_alerts').set(values).where('id', '=', id).execute()
  const sweep = async () => {
    for (const retain of stockAlertsPrivacy.retain) await retain(test.deps.db, test.clock.now, test.deps.config)
  }
  await change('alert-0000', { confirmed_at: null, created_at: at(6) })
  await change('alert-0001', { told_at: at(29), created_at: at(60) })
  await change('alert-0002', { created_at: at(360) })
  await sweep()
  expect(await kept()).toHaveLength(3)
  later(2 * 24 * 60)
  await sweep()
  expect(await kept()).toEqual(['alert-0002'])
  later(10 * 24 * 60)
  await sweep()
  expect(await kept()).toEqual([])
})
