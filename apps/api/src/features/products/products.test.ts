import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const list = async (query = '') => test.call('GET /api/products', { path: `/api/products${query}` })
const read = async (id: string) => (await test.call('GET /api/products/{id}', { path: `/api/products/${id}` })).answer
/** As staff have written it. */
const readWritten = async (id: string) =>
  (await test.call('GET /api/admin/products/{id}', { path: `/api/admin/products/${id}` })).answer
const listed = async (id: string) => (await list()).answer.find((product) => product.id === id)
const create = async (overrides = {}) =>
  (await test.call('POST /api/admin/products', { body: productInput(overrides) })).answer
const replace = async (id: string, overrides = {}) =>
  (
    await test.call('PUT /api/admin/products/{id}', {
      path: `/api/admin/products/${id}`,
      body: productInput(overrides),
    })
  ).answer
const remove = (id: string) => test.call('DELETE /api/admin/products/{id}', { path: `/api/admin/products/${id}` })
const setStock = async (id: string, body: unknown) =>
  (await test.call('PUT /api/admin/products/{id}/stock', { path: `/api/admin/products/${id}/stock`, body })).answer

/** The log of a product's stock, oldest change first. */
async function stockLog(id: string) {
  const rows = await test.deps.db
    .selectFrom('audit_log')
    .select('detail')
    .where('entity', '=', 'product')
    .where('entity_id', '=', id)
    .where('action', 'in', ['stock', 'create'])
    .where('detail', '<>', '{}')
    .orderBy('number')
    .execute()
  return rows.map(({ detail }) => JSON.parse(detail))
}

describe('the catalogue', () => {
  it('lists its four products oldest first, and what staff add after them', async () => {
    const added = await create()
    const { answer } = await list()
    expect(answer.map(({ id }) => id)).toEqual(['1', '2', '3', '4', added.id])
    expect(answer[0]).toMatchObject({ price: 3350, category: 'power-stations', batteryCapacity: 2300, maxPower: 2400 })
    expect(answer[4]).not.toHaveProperty('technicalSpecs')
  })

  it('pages by key', async () => {
    const page = await list('?limit=3')
    expect(page.answer.map(({ id }) => id)).toEqual(['1', '2', '3'])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    const rest = await test.call('GET /api/products', { path: next })
    expect(rest.answer.map(({ id }) => id)).toEqual(['4'])
    expect(rest.headers.get('Link')).toBeNull()
  })

  it.each(['?limit=0', '?limit=501', '?limit=x', '?cursor=x', '?cursor=WzFd'])('refuses %s', async (query) => {
    expect((await test.fail('GET /api/products', { path: `/api/products${query}` })).problem.code).toBe(
      'invalid_fields',
    )
  })

  it('answers 304 until something changes', async () => {
    const etag = (await list()).headers.get('ETag') ?? ''
    const unchanged = await test.app.request('/api/products', { headers: { 'If-None-Match': etag } })
    expect(unchanged.status).toBe(304)
    await setStock('1', { stock: 3 })
    const changed = await test.app.request('/api/products', { headers: { 'If-None-Match': etag } })
    expect(changed.status).toBe(200)
  })

  it('answers 404 for a product that is not there', async () => {
    const { status, problem } = await test.fail('GET /api/products/{id}', { path: '/api/products/99' })
    expect(status).toBe(404)
    expect(problem.detail).toBe('Tuotetta ei löytynyt.')
  })
})

describe('staff add a product', () => {
  it('with its price to the cent, seen at once', async () => {
    const added = await create({ price: 19.99, technicalSpecs: ['Pituus 5 m'], maxPower: 60 })
    expect(added).toMatchObject(await read(added.id))
    expect(added).toMatchObject({ price: 19.99, stock: 10, technicalSpecs: ['Pituus 5 m'], maxPower: 60 })
    expect(added).not.toHaveProperty('batteryCapacity')
  })

  it('and the log of stock tells the first pieces, or nothing where there are none', async () => {
    const [some, none] = [await create({ stock: 4 }), await create({ stock: 0 })]
    expect(await stockLog(some.id)).toEqual([{ from: 0, to: 4 }])
    expect(await stockLog(none.id)).toEqual([])
  })

  it('with the price as Finnish text', async () => {
    expect(await create({ price: '1850,50' })).toMatchObject({ price: 1850.5 })
  })

  it('once under one idempotency key', async () => {
    const options = { body: productInput(), headers: { 'Idempotency-Key': 'product-key-1' } }
    const first = await test.call('POST /api/admin/products', options)
    const second = await test.call('POST /api/admin/products', options)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.answer).toEqual(first.answer)
    expect((await list()).answer).toHaveLength(5)
  })

  it.each([
    ['name', '   ', 'Tuotteen nimi on pakollinen'],
    ['description', '', 'Kuvaus on pakollinen'],
    ['price', '', 'Hinta on pakollinen'],
    ['price', 1.005, 'Anna hinta euroina, enintään kaksi desimaalia'],
    ['price', -1, 'Hinta ei voi olla negatiivinen'],
    ['image_url', 'javascript:alert(1)', 'Virheellinen URL'],
    ['image_url', '//muualla.example/kuva.png', 'Virheellinen URL'],
    ['category', 'boats', 'Kategoria on pakollinen'],
    ['stock', -1, 'Varastosaldo ei voi olla negatiivinen'],
    ['stock', 1.5, 'Varastosaldon on oltava kokonaisluku'],
  ])('not with %s %j', async (path, value, detail) => {
    const { status, problem } = await test.fail('POST /api/admin/products', {
      body: { ...productInput(), [path]: value },
    })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
    expect((await list()).answer).toHaveLength(4)
  })
})

describe('staff replace a product', () => {
  it('whose list of specs is emptied has none of its own any more', async () => {
    const { id } = await create({ technicalSpecs: ['Pituus 5 m'] })
    const { answer } = await test.call('PUT /api/admin/products/{id}', {
      path: `/api/admin/products/${id}`,
      body: productInput({ technicalSpecs: [] }),
    })
    expect(answer).not.toHaveProperty('technicalSpecs')
  })

  it('and what they leave out of its technical figures stays', async () => {
    const before = await read('1')
    const after = await replace('1', { name: 'Ark PRO 2400 W, 2. sarja', price: 3190 })
    expect(after).toMatchObject({ name: 'Ark PRO 2400 W, 2. sarja', price: 3190, created_at: before.created_at })
    expect(after.batteryCapacity).toBe(before.batteryCapacity)
    expect(after.technicalSpecs).toEqual(before.technicalSpecs)
    const { details: _, ...listed } = await read('1')
    expect(after).toMatchObject(listed)
  })

  it('and can clear a figure', async () => {
    expect(await replace('1', { batteryCapacity: null })).not.toHaveProperty('batteryCapacity')
  })

  it('and what orders have taken of its stock meanwhile is not put back', async () => {
    const { id } = await create({ stock: 24 })
    await test.call('POST /api/admin/orders', { body: orderInput({ items: [{ product_id: id, quantity: 3 }] }) })
    expect(await replace(id, { stock: 24, price: 39.9 })).toMatchObject({ stock: 21, price: 39.9 })
    expect(await stockLog(id)).toEqual([{ from: 0, to: 24 }])
  })

  it('and its details stay where the caller does not send them', async () => {
    const { details } = await readWritten('1')
    expect(details).toMatchObject({ weightKg: 28, peak: { watts: 4800, seconds: 2 } })
    const { name, description, price, image_url, category } = await read('1')
    const path = '/api/admin/products/1'
    const body = { name, description, price, image_url, category }
    expect((await test.call('PUT /api/admin/products/{id}', { path, body })).answer.details).toEqual(details)
    const lighter = { ...details, weightKg: 27.5 }
    await test.call('PUT /api/admin/products/{id}', { path, body: { details: lighter } })
    expect((await readWritten('1')).details).toEqual(lighter)
  })

  it('a caller who sends one detail changes that one, and null takes one away', async () => {
    const path = '/api/admin/products/1'
    const { details } = (await test.call('GET /api/admin/products/{id}', { path })).answer
    const { upsMs: _ups, ...rest } = details
    const body = { details: { weightKg: 26.5, upsMs: null, charging: { acWatts: 1_500 } } }
    const expected = { ...rest, ...body.details, upsMs: undefined }
    expect((await test.call('PUT /api/admin/products/{id}', { path, body })).answer.details).toEqual(expected)
    expect((await readWritten('1')).details).toEqual(expected)
  })

  it('its features, uses and documents too; a feature that names a fact that the product lacks is refused at its field', async () => {
    const path = '/api/admin/products/4'
    const documents = [{ name: 'Asennusohje', url: 'https://example.com/a.pdf' }]
    const text = 'Painaa vain [[product.4.weight]].'
    const body = { details: { features: [{ title: 'Kevyt', text }], applications: ['Veneily'], documents } }
    const { answer } = await test.call('PUT /api/admin/products/{id}', { path, body })
    expect(answer.details).toMatchObject(body.details)
    for (const unknown of ['[[product.4.peak]]', '[[product.1.weight]]', '[[paino]]']) {
      const features = [
        { title: 'Kevyt', text },
        { title: unknown, text },
      ]
      const refused = await test.fail('PUT /api/admin/products/{id}', { path, body: { details: { features } } })
      const detail = expect.stringMatching(/^Tietoa \[\[.+\]\] ei ole\. .*\[\[product\.4\./)
      expect(refused.problem.errors).toEqual([{ path: 'details.features.1.title', detail }])
    }
    const unsafe = { details: { documents: [{ name: 'Ohje', url: 'javascript:alert(1)' }] } }
    const refused = await test.fail('PUT /api/admin/products/{id}', { path, body: unsafe })
    expect(refused.problem.errors).toEqual([{ path: 'details.documents.0.url', detail: 'Virheellinen URL' }])
  })

  it('with texts that name its own figures, which visitors read as they are now, in the list and alone', async () => {
    const path = '/api/admin/products/4'
    const description = 'Painaa [[product.4.weight]]. Taittuu.'
    const details = { badges: ['[[product.4.panelPower]]'] }
    const { answer } = await test.call('PUT /api/admin/products/{id}', { path, body: { description, details } })
    expect(answer).toMatchObject({ description, details })
    const told = async () => [(await read('4')).description, (await listed('4'))?.description]
    expect(await told()).toEqual(Array(2).fill('Painaa 7,6\u00A0kg. Taittuu.'))
    expect((await read('4')).details.badges).toEqual(['200\u00A0W'])
    await test.call('PUT /api/admin/products/{id}', { path, body: { details: { weightKg: 8 } } })
    expect(await told()).toEqual(Array(2).fill('Painaa 8\u00A0kg. Taittuu.'))
    await test.call('PUT /api/admin/products/{id}', { path, body: { details: { weightKg: null } } })
    expect(await told()).toEqual(Array(2).fill('Taittuu.'))
    const refused = await test.fail('PUT /api/admin/products/{id}', { path, body: { description: '[[product.1.ip]]' } })
    expect(refused.problem.errors?.map((error) => error.path)).toEqual(['description'])
  })

  it('and a figure that cannot be is refused at its field', async () => {
    const refused = await test.fail('PUT /api/admin/products/{id}', {
      path: '/api/admin/products/1',
      body: { details: { weightKg: -1 } },
    })
    expect(refused.problem.errors).toEqual([{ path: 'details.weightKg', detail: 'Anna nollaa suurempi luku' }])
  })

  it('by naming only what changes', async () => {
    const before = await create({ technicalSpecs: ['Pituus 5 m'] })
    const { answer } = await test.call('PUT /api/admin/products/{id}', {
      path: `/api/admin/products/${before.id}`,
      body: { price: '1 234,50' },
    })
    expect(answer).toEqual({ ...before, price: 1234.5, regular_price: 1234.5, version: 2 })
  })

  it.each([{ name: ' ' }, { price: '12,345' }, { price: 'kymppi' }, { category: 'boats' }])(
    'not with %j',
    async (body) => {
      const refused = await test.fail('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body })
      expect(refused.problem.errors).toEqual([{ path: Object.keys(body)[0], detail: expect.any(String) }])
    },
  )

  it('only when it is there', async () => {
    const path = '/api/admin/products/99'
    expect((await test.fail('PUT /api/admin/products/{id}', { path, body: productInput() })).status).toBe(404)
  })
})

describe('staff set the stock', () => {
  it('and the log tells from what, to what and why', async () => {
    const { stock } = await read('2')
    expect(await setStock('2', { stock: 0, note: 'Inventaario' })).toMatchObject({ id: '2', stock: 0 })
    expect((await read('2')).stock).toBe(0)
    expect(await stockLog('2')).toEqual([{ from: stock, to: 0, note: 'Inventaario' }])
  })

  it('is not set over a level that somebody else has changed meanwhile', async () => {
    await setStock('2', { stock: 9 })
    await setStock('2', { stock: 7, expected: 9 })
    const refused = await test.fail('PUT /api/admin/products/{id}/stock', {
      path: '/api/admin/products/2/stock',
      body: { stock: 12, expected: 9 },
    })
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ code: 'edit_conflict', detail: expect.stringContaining('nyt 7\u00A0kpl') })
    expect((await test.call('GET /api/products/{id}', { path: '/api/products/2' })).answer.stock).toBe(7)
  })

  it('at the same time, and the log still follows on', async () => {
    await Promise.all([3, 5, 8].map((stock) => setStock('2', { stock })))
    const log = await stockLog('2')
    expect(log).toHaveLength(3)
    expect(log[1].from).toBe(log[0].to)
    expect(log[2].from).toBe(log[1].to)
    expect((await read('2')).stock).toBe(log[2].to)
  })

  it.each([{}, { stock: -1 }, { stock: '5' }, { stock: 1_000_001 }])('not to %j', async (body) => {
    const path = '/api/admin/products/2/stock'
    expect((await test.fail('PUT /api/admin/products/{id}/stock', { path, body })).problem.errors?.[0]?.path).toBe(
      'stock',
    )
  })

  it('only of a product that is there', async () => {
    const path = '/api/admin/products/99/stock'
    expect((await test.fail('PUT /api/admin/products/{id}/stock', { path, body: { stock: 1 } })).status).toBe(404)
  })
})

describe('staff delete a product', () => {
  it('and it is gone everywhere at once', async () => {
    await read('4')
    await list()
    expect((await remove('4')).status).toBe(204)
    expect((await list()).answer.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect((await test.fail('GET /api/products/{id}', { path: '/api/products/4' })).status).toBe(404)
    const again = { path: '/api/admin/products/4', body: productInput() }
    expect((await test.fail('PUT /api/admin/products/{id}', again)).status).toBe(404)
    expect((await test.fail('DELETE /api/admin/products/{id}', { path: '/api/admin/products/4' })).status).toBe(404)
  })
})

it.each([
  'POST /api/admin/products',
  'PUT /api/admin/products/{id}',
  'DELETE /api/admin/products/{id}',
  'PUT /api/admin/products/{id}/stock',
] as const)('%s asks for a staff session', async (key) => {
  expect((await test.fail(key, { asAdmin: false, body: productInput() })).status).toBe(401)
})
