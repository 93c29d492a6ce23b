import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput, contactInput, registrationInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { change, create } = shopCalls(() => test)

async function find(q: string, as?: { headers: Record<string, string> }) {
  const path = `/api/admin/search?q=${encodeURIComponent(q)}`
  const caller = as ? { headers: as.headers, asAdmin: false } : {}
  return (await test.call('GET /api/admin/search', { path, ...caller })).answer.hits
}
const titles = async (q: string) => (await find(q)).map(({ title }) => title)

describe('the palette finds', () => {
  it('an order by its number first, and by phone in any spelling, id, name and address', async () => {
    const { id, number } = await create({ customer_name: 'Öystein Åberg', customer_phone: '050 000-1111' })
    const name = `Tilaus ${number}`
    await create({ customer_name: `Katu ${number}`, customer_email: 'katu@example.fi' })
    for (const q of [`${number}`, `#${number}`, `tilaus ${number}`]) expect((await titles(q))[0]).toBe(name)
    for (const q of ['ÅBERG', '+358 50 0001111', id.slice(0, 8)])
      expect((await find(q)).flatMap(({ kind, title }) => (kind === 'order' ? title : []))).toEqual([name])
    expect((await find('åberg')).find(({ kind }) => kind === 'order')).toMatchObject({
      id,
      detail: expect.stringContaining('Öystein Åberg · Odottaa'),
    })
  })

  it('the customer of an order as soon as it is made', async () => {
    await create({ customer_name: 'Öystein Åberg', customer_email: 'oystein@example.fi' })
    expect((await find('oystein@example')).map(({ kind, title, detail }) => [kind, title, detail])).toMatchObject([
      ['customer', 'Öystein Åberg', 'oystein@example.fi · 1\u00A0tilaus'],
      ['order', expect.any(String), expect.any(String)],
    ])
  })

  it('messages, products, registrations, posts and people, each named', async () => {
    await test.call('POST /api/contact', { body: contactInput({ subject: 'Ääkköset kuntoon' }) })
    await test.call('POST /api/register-product', { body: registrationInput({ serialNumber: '77-SN-ÄÄK' }) })
    await test.call('POST /api/admin/blog', { body: blogPostInput({ title: 'Ääkköset pakkasessa' }) })
    await signInStaff(test, 'sales', 'Ääkkö Myyjä')
    const hits = await find('ÄÄK')
    expect(hits.map(({ kind, title }) => [kind, title])).toEqual([
      ['staff', 'Ääkkö Myyjä'],
      ['message', 'Ääkköset kuntoon'],
      ['registration', '77-SN-ÄÄK'],
      ['post', 'Ääkköset pakkasessa'],
    ])
    expect((await find('ark pro')).find(({ kind }) => kind === 'product')).toMatchObject({
      id: '1',
      title: 'Ark PRO 2400 W',
    })
  })

  it('offers, invoices, returns, warranty cases and units by what stands on papers and devices', async () => {
    await takeBankTransfers(test.deps.db)
    const { id, items } = await create(companyOrder())
    const { answer: offer } = await test.call('POST /api/admin/offers', { body: {} })
    const documents = `/api/admin/orders/${id}/documents`
    const { answer: invoice } = await test.call('POST /api/admin/orders/{id}/documents', {
      path: documents,
      body: { kind: 'invoice' },
    })
    await change(id, { status: 'delivered', notify: false })
    const { answer: made } = await test.call('POST /api/admin/orders/{id}/returns', {
      path: `/api/admin/orders/${id}/returns`,
      body: {
        ...{ name: 'Matti Meikäläinen', announced_on: finnishDay(test.clock.now), notify: false },
        items: items.map((item) => ({ id: item.id, quantity: 1 })),
      },
    })
    await test.call('POST /api/admin/units', { body: { serial: 'APX-2400-007016', product_id: '1' } })
    const { answer: heard } = await test.call('POST /api/admin/warranty-cases', {
      body: {
        ...{ serial_number: 'APX-2400-000123', fault_kind: 'charging', description: 'Ei lataudu.', wish: 'undecided' },
        ...{ name: 'Aino Korhonen', email: 'aino.korhonen@example.fi', origin: 'phone', notify: false },
      },
    })
    const found = async (q: string) => (await find(q)).map(({ kind, title }) => [kind, title])
    expect(await found(`${offer.number}`)).toEqual([['offer', `Tarjous ${offer.number}`]])
    expect(await found(`lasku ${invoice.number}`)).toEqual([['document', `Lasku ${invoice.number}`]])
    expect(await found(`palautus ${made.number}`)).toContainEqual(['return', `Palautus ${made.number}`])
    expect(await found('apx-2400-000123')).toContainEqual(['warranty_case', `Takuuasia ${heard.number}`])
    expect(await found('apx-2400-0070')).toEqual([['unit', 'APX-2400-007016']])
    expect((await find('ark pro')).map(({ kind }) => kind)).not.toContain('unit')
  })

  it('words in any order, and what has just that name before what only tells of it', async () => {
    await create({ customer_name: 'Marko Niskanen', customer_email: 'marko@example.fi' })
    for (const message of ['Tilasin: Ark PRO 2400 W, harmaa.', 'Onko Ark PRO 2400 W jo varastossa?'])
      await test.call('POST /api/contact', { body: contactInput({ subject: 'Ark PRO 2400 W', message }) })
    const kinds = async (q: string) => (await find(q)).map(({ kind }) => kind)
    expect(await kinds('niskanen marko')).toEqual(['customer', 'order'])
    expect(await kinds('harmaa pro ark')).toEqual(['message'])
    for (const q of ['ark pro 2400 w', 'pro ark'])
      expect((await find(q))[0]).toMatchObject({ kind: 'product', title: 'Ark PRO 2400 W' })
  })

  it('the five newest of a noun and no more, and nothing for signs that mean something to a database', async () => {
    for (let made = 0; made < 7; made += 1) await create()
    expect((await find('meikäläinen')).filter(({ kind }) => kind === 'order')).toHaveLength(5)
    for (const q of ['%', '_', '"', "' or 1=1 --", '\\']) expect(await find(q)).toEqual([])
  })

  it('only what the role may read', async () => {
    await create({ customer_name: 'Pakkanen' })
    await test.call('POST /api/contact', { body: contactInput({ subject: 'Pakkanen' }) })
    await test.call('POST /api/admin/blog', { body: blogPostInput({ title: 'Pakkanen' }) })
    await signInStaff(test, 'sales', 'Pakkanen')
    const kindsFor = async (role: 'manager' | 'sales' | 'editor' | 'viewer') =>
      (await find('pakkanen', await signInStaff(test, role))).map(({ kind }) => kind)
    expect(await kindsFor('manager')).toEqual(['customer', 'order', 'message', 'post'])
    expect(await kindsFor('sales')).toEqual(['customer', 'order', 'message'])
    expect(await kindsFor('editor')).toEqual(['post'])
    expect(await kindsFor('viewer')).toEqual(['order'])
    expect((await find('pakkanen')).map(({ kind }) => kind)).toEqual(['customer', 'staff', 'order', 'message', 'post'])
  })
})

it('nothing finds nothing, and what is too long is refused', async () => {
  await create()
  for (const query of ['', '?q=', '?q=%20'])
    expect((await test.call('GET /api/admin/search', { path: `/api/admin/search${query}` })).answer.hits).toEqual([])
  const path = `/api/admin/search?q=${'a'.repeat(201)}`
  expect((await test.fail('GET /api/admin/search', { path })).status).toBe(422)
})
