import type { ImportKind, ImportRow } from '@arkpax/schema/imports'
import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import type { Database } from '../../db/database.ts'
import { importsPrivacy } from './imports.privacy.ts'

const { erase, retain } = importsPrivacy
const eraseRows = async (db: Kysely<Database>, email: string) => {
  if (typeof erase === 'function') await erase(db, { id: undefined, email }, test.clock.now)
}
const sweep = async (now: Date) => {
  for (const each of retain) await each(test.deps.db, now, test.deps.config)
}

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const preview = async (kind: ImportKind, content: string | Uint8Array) => {
  const body = { kind, file_name: 'tiedosto.csv', content: base64(content) }
  return (await test.call('POST /api/admin/imports', { body })).answer
}
const rowsOf = async (id: string, show = 'all'): Promise<ImportRow[]> =>
  (await test.call('GET /api/admin/imports/{id}/rows', { path: `/api/admin/imports/${id}/rows?show=${show}` })).answer
const run = async (id: string) =>
  (await test.call('POST /api/admin/imports/{id}/run', { path: `/api/admin/imports/${id}/run` })).answer
const takeBack = async (id: string) =>
  (await test.call('POST /api/admin/imports/{id}/take-back', { path: `/api/admin/imports/${id}/take-back` })).answer
/** Nothing is as the file left it, which is said, and the file stays brought in. */
const takeBackInVain = async (id: string) => {
  const path = `/api/admin/imports/${id}/take-back`
  const { status, problem } = await test.fail('POST /api/admin/imports/{id}/take-back', { path })
  expect([status, problem.detail]).toEqual([
    409,
    'Mitään ei peruttu, koska kaikkia kohteita on muutettu tuonnin jälkeen.',
  ])
  const { answer } = await test.call('GET /api/admin/imports/{id}', { path: `/api/admin/imports/${id}` })
  expect(answer).toMatchObject({ state: 'done', left: 0, taken_back_at: null })
}
const product = async (id: string) =>
  (await test.call('GET /api/admin/products/{id}', { path: `/api/admin/products/${id}` })).answer
const products = async () =>
  (await test.call('GET /api/admin/products', { path: '/api/admin/products?limit=500' })).answer
const named = async (name: string) => (await products()).find((one) => one.name === name)
const lines = async () =>
  (
    await test.deps.db.selectFrom('audit_log').select(['action', 'entity', 'content']).orderBy('number').execute()
  ).slice(0)

const NEW_ROW = 'Retkiteline;Kevyt teline;49,90;Lisävarusteet;https://example.fi/teline.webp'
const HEAD = 'Tunniste;Nimi;Hinta (€)'

describe('a file of products', () => {
  it('tells what it would make and change, and changes nothing yet', async () => {
    const before = await products()
    const file = await preview(
      'products',
      `${HEAD}\n1;;1234,50\n2;;${(await product('2')).price.toFixed(2)}\n99;;5\n3;;kallis\n1;;7`,
    )
    expect(file.counts).toEqual({ new: 0, changed: 1, unchanged: 1, refused: 3 })
    expect(file.state).toBe('previewed')
    const [changed, same, unknown, wrong, twice] = await rowsOf(file.id)
    expect(changed?.changes).toEqual([{ field: 'price', from: expect.any(String), to: '1\u00A0234,50' }])
    expect(same?.outcome).toBe('unchanged')
    expect(unknown).toMatchObject({
      number: 4,
      reason: expect.stringContaining('Tuotetta, jonka tunniste on ”99”, ei ole.'),
    })
    expect(wrong?.reason).toBe('Hinta (€): ”kallis” ei ole luku. Kirjoita esimerkiksi 89,90.')
    expect(twice?.reason).toBe('Sama kohde on jo rivillä 2.')
    expect(await products()).toEqual(before)
    expect(await lines()).toEqual([])
  })

  it('makes and changes all of it at once, leaves stock alone and one line in the log', async () => {
    const { stock, version } = await product('1')
    const file = await preview(
      'products',
      `Nimi;Kuvaus;Hinta;Kategoria;Kuva;Saldo\n${NEW_ROW};7\n${(await product('1')).name};;1;;;${stock + 100}`,
    )
    const done = await run(file.id)
    expect(done).toMatchObject({ state: 'done', skipped: 0, counts: { new: 1, changed: 1 } })
    expect(await product('1')).toMatchObject({ price: 1, stock, version: version + 1 })
    expect(await named('Retkiteline')).toMatchObject({ price: 49.9, stock: 7, status: 'draft' })
    expect((await lines()).map(({ action, entity }) => `${action} ${entity}`)).toEqual(['import import'])
    expect((await test.call('GET /api/products')).answer.find(({ id }) => id === '1')?.price).toBe(1)
  })

  it('does not write over what somebody has changed since it was looked through', async () => {
    const file = await preview('products', `${HEAD}\n1;;1\n2;;2`)
    await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { price: 555 } })
    expect(await run(file.id)).toMatchObject({ state: 'done', skipped: 1 })
    expect((await product('1')).price).toBe(555)
    expect((await product('2')).price).toBe(2)
    expect(await rowsOf(file.id, 'kept')).toMatchObject([
      { number: 2, reason: 'Kohdetta on muutettu esikatselun jälkeen, joten riviä ei tuotu.' },
    ])
  })

  it('can be taken back, but for what somebody has changed since', async () => {
    const old = [await product('1'), await product('2')]
    const file = await preview('products', `Tunniste;Nimi;Kuvaus;Hinta;Kategoria;Kuva\n1;;;1;;\n2;;;2;;\n;${NEW_ROW}`)
    await run(file.id)
    await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { price: 555 } })
    expect(await takeBack(file.id)).toMatchObject({ state: 'taken_back', left: 1 })
    expect((await product('1')).price).toBe(555)
    expect((await product('2')).price).toBe(old[1]?.price)
    expect(await named('Retkiteline')).toBeUndefined()
    expect((await lines()).map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      ...['import import', 'update product', 'take-back import'],
    ])
  })

  it('is run once, and taken back once', async () => {
    const { id } = await preview('products', `${HEAD}\n1;;1`)
    const runIt = { path: `/api/admin/imports/${id}/run` }
    const back = { path: `/api/admin/imports/${id}/take-back` }
    expect((await test.fail('POST /api/admin/imports/{id}/take-back', back)).problem.code).toBe('import_closed')
    await Promise.allSettled([run(id), run(id)])
    expect((await lines()).length).toBe(1)
    expect((await test.fail('POST /api/admin/imports/{id}/run', runIt)).status).toBe(409)
    await takeBack(id)
    expect((await test.fail('POST /api/admin/imports/{id}/take-back', back)).status).toBe(409)
  })

  it('changes nothing when it breaks off half-way', async () => {
    const file = await preview('products', `${HEAD}\n1;;1\n2;;2`)
    const { db } = test.deps
    // What a person or a machine does to the rows meanwhile: the second cannot be written.
    await db
      .updateTable('import_rows')
      .set({ after: '{"price": null}' })
      .where('import_id', '=', file.id)
      .where('number', '=', 3)
      .execute()
    const old = await product('1')
    const { status } = await test.fail('POST /api/admin/imports/{id}/run', {
      path: `/api/admin/imports/${file.id}/run`,
    })
    expect(status).toBe(500)
    expect(await product('1')).toEqual(old)
    const { answer } = await test.call('GET /api/admin/imports/{id}', { path: `/api/admin/imports/${file.id}` })
    expect(answer.state).toBe('previewed')
  })

  it('refuses a new product that lacks something, and a text that names a fact it has not', async () => {
    const file = await preview('products', 'Nimi;Hinta;Kuvaus\nUusi;5;\nUusi toinen;5;x')
    expect((await rowsOf(file.id))[0]?.reason).toBe('Tuote on uusi, ja siltä puuttuu: Kuvaus, Kategoria, Kuvan URL.')
    const facts = await preview('products', 'Tunniste;Kuvaus\n1;Paino [[product.painoo]]')
    expect((await rowsOf(facts.id))[0]?.outcome).toBe('refused')
  })

  it('that the shop has exported changes nothing', async () => {
    const { answer } = await test.call('GET /api/admin/products/export')
    const file = await preview('products', answer)
    expect(file.counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 0 })
    expect(file.columns.every(({ field }) => field !== null)).toBe(true)
  })

  it('sets campaigns, which its export has too, and takes them back with their place in the history of prices', async () => {
    const prices = async () => {
      const path = '/api/admin/products/1/prices'
      return (await test.call('GET /api/admin/products/{id}/prices', { path })).answer.map(({ kind, price }) => [
        kind,
        price,
      ])
    }
    const old = await prices()
    const head = 'Tunniste;Kampanjahinta (€);Kampanjan ensimmäinen päivä;Kampanjan viimeinen päivä'
    const file = await preview(
      'products',
      `${head}\n1;2990,00;1.11.2199;30.11.2199\n2;9000;1.11.2199;30.11.2199\n3;100;;`,
    )
    const rows = await rowsOf(file.id)
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['changed', null],
      ['refused', 'Kampanjahinnan on oltava normaalihintaa alempi.'],
      ['refused', 'Anna kampanjan ensimmäinen päivä. Anna kampanjan viimeinen päivä.'],
    ])
    await run(file.id)
    expect(await product('1')).toMatchObject({
      campaign_price: 2_990,
      campaign_from: '2199-11-01',
      campaign_until: '2199-11-30',
    })
    expect(await prices()).toEqual([['normal', 3_350], ['campaign', 2_990], ...old])
    const { answer } = await test.call('GET /api/admin/products/export')
    expect((await preview('products', answer)).counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 0 })
    await takeBack(file.id)
    expect(await product('1')).toMatchObject({ campaign_price: null, campaign_from: null, campaign_until: null })
    expect(await prices()).toEqual(old)
  })

  it('finds products by their codes, and gives nobody a code that another has', async () => {
    const { db } = test.deps
    await db.updateTable('products').set({ sku: 'ARK-1' }).where('id', '=', '1').execute()
    const file = await preview(
      'products',
      'Tunniste;Tuotekoodi;Nimi;Hinta;EAN;Verokanta\n;ARK-1;;1;6430012345679;Alennettu 10 %\n2;ARK-1;;2;;\n3;NEW-1;;3;123;\n4;NEW-2;;4;;\n;NEW-2;Toinen;5;;',
    )
    expect((await rowsOf(file.id)).map(({ outcome }) => outcome)).toEqual([
      ...['changed', 'refused', 'refused', 'changed', 'refused'],
    ])
    await db.updateTable('products').set({ sku: 'NEW-2' }).where('id', '=', '3').execute()
    const runIt = { path: `/api/admin/imports/${file.id}/run` }
    expect((await test.fail('POST /api/admin/imports/{id}/run', runIt)).problem.code).toBe('edit_conflict')
    await db.updateTable('products').set({ sku: null }).where('id', '=', '3').execute()
    await run(file.id)
    expect(await product('1')).toMatchObject({ vat_class: 'low', regular_price: 1 })
    const { answer } = await test.call('GET /api/admin/products/{id}/prices', { path: '/api/admin/products/1/prices' })
    expect(answer.map(({ price }) => price)[0]).toBe(1)
  })

  it('gives its refused rows with their reasons, to be mended and brought in', async () => {
    const file = await preview('products', `${HEAD};Väri\n1;A;kallis;=1+1`)
    const path = `/api/admin/imports/${file.id}/refused`
    const { answer } = await test.call('GET /api/admin/imports/{id}/refused', { path })
    expect(answer).toBe(
      'Rivi;Syy;Tunniste;Nimi;Hinta (€);Väri\r\n2;"Hinta (€): ”kallis” ei ole luku. Kirjoita esimerkiksi 89,90.";1;A;kallis;\'=1+1\r\n',
    )
    const mended = await preview('products', answer.replace(';kallis;', ';5;'))
    expect(mended.counts.changed).toBe(1)
  })

  it('tells how far it is to whoever asks for events', async () => {
    const { id } = await preview('products', `${HEAD}\n1;;1`)
    const { headers } = await test
      .call('POST /api/admin/imports/{id}/run', {
        path: `/api/admin/imports/${id}/run`,
        headers: { Accept: 'text/event-stream' },
      })
      .catch((error: Error) => ({ headers: new Headers({ error: error.message.slice(0, 200) }) }))
    expect(headers.get('error') ?? '').not.toContain('answered')
    expect((await product('1')).price).toBe(1)
  })
})

it.each(['products', 'stock'] as const)(
  'a row of %s with a code that no product has says so, and which',
  async (kind) => {
    const figure = kind === 'stock' ? 'Varastosaldo (kpl)' : 'Hinta (€)'
    const file = await preview(kind, `Tuotekoodi (SKU);${figure}\nARK-PUUTTUU;5\nARK-PRO-2400;väärä`)
    const [unknown, wrong] = await rowsOf(file.id)
    expect(unknown).toMatchObject({
      title: 'ARK-PUUTTUU',
      reason: 'Tuotetta, jonka tuotekoodi on ”ARK-PUUTTUU”, ei ole.',
    })
    expect(wrong).toMatchObject({ title: 'ARK-PRO-2400', outcome: 'refused' })
  },
)

it('a file that cannot be read is refused at its field and leaves nothing', async () => {
  const body = { kind: 'products', file_name: 'x.csv', content: base64('Nimi;Hinta') }
  const { status, problem } = await test.fail('POST /api/admin/imports', { body })
  expect(status).toBe(422)
  expect(problem.errors?.[0]).toMatchObject({ path: 'content', detail: expect.stringContaining('ei yhtään riviä') })
  expect((await test.call('GET /api/admin/imports')).answer).toEqual([])
})

it('a file without a column that names its things is stored with all rows refused, so that columns can be chosen', async () => {
  const file = await preview('products', 'Malli;Uusi hinta\nA;5')
  expect(file.columns).toEqual([
    { heading: 'Malli', field: null },
    { heading: 'Uusi hinta', field: null },
  ])
  expect((await rowsOf(file.id))[0]?.reason).toBe('Riviltä puuttuvat tunniste, tuotekoodi ja nimi.')
})

it('another look at a file takes the place of the first, but never of one that was brought in', async () => {
  const first = await preview('products', `${HEAD}\n1;;1`)
  const look = (replaces: string) =>
    test.call('POST /api/admin/imports', {
      body: { kind: 'products', file_name: 'x.csv', content: base64(`${HEAD}\n1;;2`), replaces },
    })
  const second = (await look(first.id)).answer
  await run(second.id)
  const third = (await look(second.id)).answer
  expect((await test.call('GET /api/admin/imports')).answer.map(({ id }) => id)).toEqual([third.id, second.id])
})

describe('a file of stock levels', () => {
  /** The newest changes that the stock screen tells, read a page of one at a time. */
  async function changesOfStock(count: number) {
    const changes: unknown[] = []
    let cursor = ''
    while (changes.length < count) {
      const path = `/api/admin/stock-changes?limit=1${cursor}`
      const { answer, headers } = await test.call('GET /api/admin/stock-changes', { path })
      changes.push(...answer.map(({ product_name, from, to }) => [product_name, from, to]))
      cursor = headers.get('link')?.match(/&cursor=[^&>]+/)?.[0] ?? ''
    }
    return changes
  }

  it('sets them by id or name, and leaves those that have been sold from since', async () => {
    const [one, two] = [await product('1'), await product('2')]
    // No more can have been offered to those who wait than there is.
    await test.deps.db.updateTable('products').set({ offered: 100 }).where('id', '=', '2').execute()
    const file = await preview('stock', `Tunniste;Nimi;Saldo\n1;;70\n;${two.name};71\n;Ei ole;3`)
    expect(file.counts).toEqual({ new: 0, changed: 2, unchanged: 0, refused: 1 })
    await test.call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body: { stock: 3 } })
    expect(await run(file.id)).toMatchObject({ skipped: 1 })
    expect((await product('1')).stock).toBe(3)
    expect((await product('2')).stock).toBe(71)
    const offered = test.deps.db.selectFrom('products').select('offered').where('id', '=', '2')
    expect(await offered.executeTakeFirst()).toEqual({ offered: 71 })
    expect(await changesOfStock(2)).toEqual([
      [two.name, two.stock, 71],
      [one.name, one.stock, 3],
    ])
    await takeBack(file.id)
    expect((await product('2')).stock).toBe(two.stock)
    expect((await product('1')).stock).not.toBe(one.stock)
    expect(await changesOfStock(3)).toEqual([
      [two.name, 71, two.stock],
      [two.name, two.stock, 71],
      [one.name, one.stock, 3],
    ])
  })
})

describe('a file of customers', () => {
  const FILE =
    'Sähköposti;Nimi;Yritys;Y-tunnus;Tunnisteet\nAino@Example.fi;Aino Meri;Meri Oy;1234567-1;vene, vip\nväärä;x;;;'

  it('adds and changes what staff keep, and is taken back', async () => {
    const file = await preview('customers', FILE)
    expect(file.counts).toMatchObject({ new: 1, refused: 1 })
    await run(file.id)
    const [customer] = (await test.call('GET /api/admin/customers', { path: '/api/admin/customers?q=meri' })).answer
    expect(customer).toMatchObject({
      email: 'aino@example.fi',
      name: 'Aino Meri',
      company: 'Meri Oy',
      tags: ['vene', 'vip'],
    })
    const more = await preview('customers', 'email;phone;tags\naino@example.fi;040 123;uusi')
    await run(more.id)
    const changed = (await test.call('GET /api/admin/customers')).answer[0]
    expect(changed).toMatchObject({ phone: '040 123', name: 'Aino Meri', tags: ['uusi', 'vene', 'vip'] })
    await takeBack(more.id)
    expect((await test.call('GET /api/admin/customers')).answer[0]).toMatchObject({
      phone: null,
      tags: ['vene', 'vip'],
    })
    // It was changed by the other file and back: somebody has seen to it since.
    await takeBackInVain(file.id)
    expect((await test.call('GET /api/admin/customers')).answer).toHaveLength(1)
  })

  it('is gone without a trace when nothing else is known', async () => {
    const file = await preview('customers', FILE)
    await run(file.id)
    await takeBack(file.id)
    expect((await test.call('GET /api/admin/customers')).answer).toEqual([])
  })
})

describe('a file of subscribers', () => {
  const head = 'Sähköposti;Suostumuksen päivä;Suostumuksen lähde'

  it('takes those whose consent is stated, and never those who have cancelled', async () => {
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'oma@example.fi' } })
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'pois@example.fi' } })
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'pois@example.fi' } })
    const file = await preview(
      'subscribers',
      `${head}\nuusi@example.fi;1.2.2025;Venemessut, lomake\noma@example.fi;1.2.2025;x\npois@example.fi;1.2.2025;x\nilman@example.fi;;\nhuomenna@example.fi;1.1.2199;x`,
    )
    expect(file.counts).toEqual({ new: 1, changed: 0, unchanged: 1, refused: 3 })
    await run(file.id)
    const list = async () => (await test.call('GET /api/admin/newsletters')).answer
    expect((await list()).find(({ email }) => email === 'uusi@example.fi')).toMatchObject({
      ...{ is_active: true, consent_source: 'Venemessut, lomake', subscribed_at: '2025-01-31T22:00:00.000Z' },
    })
    expect((await list()).find(({ email }) => email === 'pois@example.fi')?.is_active).toBe(false)
    await takeBack(file.id)
    expect((await list()).map(({ email }) => email).sort()).toEqual(['oma@example.fi', 'pois@example.fi'])
  })
})

describe('rows of people', () => {
  const customers = 'Sähköposti;Nimi\naino@example.fi;Aino\nmatti@example.fi;Matti\nAino@Example.fi vanha;Aino'

  it('go when the person asks to be erased, also those that were refused', async () => {
    const file = await preview('customers', customers)
    const { db } = test.deps
    await db.transaction().execute((transaction) => eraseRows(transaction, 'aino@example.fi'))
    expect((await rowsOf(file.id)).map(({ title }) => title)).toEqual(['matti@example.fi'])
  })

  it('go with their file: a day after a look that led to nothing, thirty days after what was brought in', async () => {
    const looked = await preview('customers', customers)
    const ran = await preview('subscribers', 'Sähköposti;Suostumus;Lähde\na@example.fi;1.2.2025;Messut')
    await run(ran.id)
    const ids = async () => (await test.call('GET /api/admin/imports')).answer.map(({ id }) => id)
    expect(await ids()).toEqual([ran.id, looked.id])
    const later = (days: number) => new Date(test.clock.now.getTime() + days * 24 * 3_600_000)
    await sweep(later(1.1))
    expect(await ids()).toEqual([ran.id])
    await sweep(later(30.1))
    expect(await ids()).toEqual([])
    expect(await test.deps.db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })
})
