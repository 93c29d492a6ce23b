import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'
import { blogPostInput } from '../../test/factories.ts'
import { openTwoDoors, type TwoDoors } from '../../test/two-doors.ts'
import { routes } from '../routes.ts'

const ORIGIN = 'https://www.example.fi'
let test: TestApp
let doors: TwoDoors

async function open(env: Record<string, string> = {}) {
  test = await createTestApp({ PUBLIC_URL: ORIGIN, ...env })
  doors = await openTwoDoors(test)
}
beforeEach(() => open())
afterEach(() => doors.close())

const SLUG = 'akun-hoito'
const writePost = () => test.call('POST /api/admin/blog', { body: blogPostInput({ slug: SLUG, is_published: true }) })

/** A path of each read that is kept, and such as are written in odd ways. */
const PATHS: Record<string, string> = {
  'GET /api/products': '/api/products',
  'GET /api/products/{id}': '/api/products/1',
  'GET /api/products/{id}/reviews': '/api/products/1/reviews?limit=5',
  'GET /api/blog': '/api/blog?limit=3&x=%C3%A4',
  'GET /api/blog/{slug}': `/api/blog/${SLUG}`,
  'a page that has a next one': '/api/products?limit=1&limit=2',
  'a path with letters as numbers': '/api/%70roducts?',
}
const ENCODINGS = [undefined, '', 'gzip', 'br', 'zstd', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity']
const OTHERS: Record<string, string>[] = [
  {},
  { origin: ORIGIN },
  { origin: 'https://evil.example', 'accept-encoding': 'br' },
  { cookie: 'arkpax_session=x', authorization: 'Bearer y', range: 'bytes=0-3', 'if-modified-since': 'x' },
  { connection: 'close', 'x-forwarded-for': '1.2.3.4' },
]

it('each read that is kept is tried here', () => {
  const kept = routes.filter(({ options }) => options.cached).map(({ key }) => key)
  expect(Object.keys(PATHS)).toEqual(expect.arrayContaining(kept))
})

describe('a public read that is kept', () => {
  it.each(Object.values(PATHS))('%s is answered word for word as by the framework, but without it', async (path) => {
    await writePost()
    const { etag = '' } = (await doors.through(path)).headers
    expect(etag).not.toBe('')
    const seen = [undefined, etag, `"other", ${etag}`, 'W/"other"']
    const asked = [
      ...ENCODINGS.flatMap((encoding) =>
        seen.map((known) => ({
          ...(encoding !== undefined && { 'accept-encoding': encoding }),
          ...(known !== undefined && { 'if-none-match': known }),
        })),
      ),
      ...OTHERS,
    ]
    for (const method of ['GET', 'HEAD'])
      for (const headers of asked) {
        const through = await doors.through(path, { method, headers })
        doors.asked()
        expect(await doors.past(path, { method, headers }), JSON.stringify([method, headers])).toEqual(through)
        expect(doors.asked()).toBe(0)
      }
  })

  it('is compressed as its caller takes it best', async () => {
    await doors.through('/api/products')
    const encodings: unknown[] = []
    for (const taken of ['gzip', 'BR', 'zstd', 'gzip, deflate, br, zstd', 'br;q=0,zstd ; q=0.0, gzip;q=0.1', 'abr'])
      encodings.push(
        (await doors.past('/api/products', { headers: { 'accept-encoding': taken } })).headers['content-encoding'],
      )
    expect(encodings).toEqual(['gzip', 'br', 'zstd', 'br', 'gzip', undefined])
  })

  it('may be stored also where the site calls from another host', async () => {
    await doors.through('/api/products')
    for (const ask of [doors.through, doors.past])
      expect((await ask('/api/products', { headers: { origin: ORIGIN } })).headers).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding, Origin',
      })
  })

  it('is logged and counted by its route', async () => {
    await doors.close()
    await open({ METRICS_TOKEN: 'mittarit-1234567890' })
    const lines: object[] = []
    test.deps.log.info = ((entry: object) => lines.push(entry)) as typeof test.deps.log.info
    const counted = async () => {
      const headers = { Authorization: 'Bearer mittarit-1234567890' }
      const metrics = await (await test.app.request('/api/metrics', { headers })).text()
      return Number(/route="\/api\/products\/:id",status="200"} (\d+)/.exec(metrics)?.[1])
    }
    await doors.through('/api/products/1')
    const before = await counted()
    lines.length = 0
    await doors.past('/api/products/1')
    await doors.through('/api/products/1')
    expect(doors.asked()).toBe(2)
    expect(await counted()).toBe(before + 2)
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/api/products/:id', status: 200 })
    expect(Object.keys(lines[0] ?? {})).toEqual(Object.keys(lines[1] ?? {}))
  })

  it('counts towards the limit of its caller, together with what the framework answers', async () => {
    await doors.close()
    await open({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 300; n += 1) await doors.through('/api/products')
    for (let n = 0; n < 300; n += 1) expect((await doors.past('/api/products')).status).toBe(200)
    expect(doors.asked()).toBe(300)
    const refused = [await doors.past('/api/products'), await doors.through('/api/products')]
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
  })
})

describe('what is left to the framework', () => {
  it.each<[string, string, Parameters<TwoDoors['past']>[1]]>([
    ['a query that is refused', '/api/products?limit=501', {}],
    ['a product that is none', '/api/products/999', {}],
    ['a path that is none', '/api/ei-ole', {}],
    ['a path of more than a thousand characters', `/api/products?x=${'x'.repeat(1000)}`, {}],
    ['a read that is not kept', '/api/health', {}],
    ['a read of the staff', '/api/admin/blog', {}],
    ['another method', '/api/products', { method: 'DELETE' }],
    ['what a browser asks first', '/api/products', { method: 'OPTIONS', headers: { origin: ORIGIN } }],
    ['a read with a body', '/api/products', { headers: { 'content-length': '2' }, body: '{}' }],
    ['a host that is none', '/api/products', { headers: { host: 'a b' } }],
    ['a port that is none', '/api/products', { headers: { host: 'a:99999' } }],
  ])('%s is answered as before', async (_, path, asked) => {
    await doors.through('/api/products')
    const through = await doors.through(path, asked)
    expect([await doors.past(path, asked), await doors.past(path, asked)]).toEqual([through, through])
  })

  it('an answer whose time has passed is made anew', async () => {
    const { cache } = test.deps
    const until = new Date(test.clock.now.getTime() + 1)
    await cache.get('products', 'key', test.clock.now, async () => ({ body: '[]', until: until.toISOString() }))
    cache.noteTarget('products', 'key', '/api/products', '/api/products')
    expect((await doors.past('/api/products')).body.toString()).toBe('[]')
    test.clock.now = until
    expect((await doors.past('/api/products')).body).toEqual((await doors.through('/api/products')).body)
    expect(doors.asked()).toBe(2)
  })

  it('an answer that was read before a change and came after it is not kept', async () => {
    const { cache } = test.deps
    await cache.get('products', 'key', test.clock.now, async () => {
      cache.forget('products')
      return { body: '[]' }
    })
    cache.noteTarget('products', 'key', '/api/products', '/api/products')
    expect((await doors.past('/api/products')).body.toString()).not.toBe('[]')
  })
})
