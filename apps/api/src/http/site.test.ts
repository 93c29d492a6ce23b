import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createSite } from './site.ts'

const POLICY = "script-src 'self' 'sha256-abc'"
const page = (file: string) => ({
  file,
  type: 'text/html; charset=utf-8',
  etag: `W/"${file}"`,
  immutable: false,
  encodings: [],
  csp: POLICY,
})

const DICTIONARY = { file: 'pages.1.dictionary', hash: 'aGFzaA==' }

let server: Server
let port: number

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'arkpax-site-'))
  const manifest = {
    '/': { ...page('index.html'), encodings: ['gzip'] },
    '/tuotteet': { ...page('tuotteet.html'), encodings: ['dcz'] },
    '/_astro/pages.1.dictionary': { ...page('pages.1.dictionary'), csp: undefined, immutable: true },
    '/404': page('404.html'),
    '/tuote/1': page('tuote/1.html'),
    '/tuote/404': page('tuote-404.html'),
    '/tuote/shell': page('tuote-shell.html'),
    '/sv/tuotteet': page('sv-tuotteet.html'),
    '/sv/404': page('sv-404.html'),
    '/_astro/a.js': {
      file: 'a.js',
      type: 'text/javascript; charset=utf-8',
      etag: 'W/"a"',
      immutable: true,
      encodings: [],
    },
  }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ assets: manifest, dictionary: DICTIONARY, posts: {} }))
  for (const file of ['index', 'tuotteet', '404', 'tuote-404', 'tuote-shell', 'sv-tuotteet', 'sv-404'])
    writeFileSync(join(dir, `${file}.html`), file)
  writeFileSync(join(dir, 'index.html.gz'), gzipSync('index'))
  writeFileSync(join(dir, 'a.js'), 'a')
  writeFileSync(join(dir, 'pages.1.dictionary'), 'pages')
  writeFileSync(join(dir, 'tuotteet.html.dcz'), 'by dictionary')
  const site = createSite(readConfig({ SITE_DIR: dir }), async (path) => {
    if (path === '/tuote/7') return { page: '/tuote/shell', status: 200 }
    return path === '/tuote/2' ? { page: '/tuote/404', status: 404 } : undefined
  })
  server = createServer((incoming, response) => void site.serve(incoming, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

/** Where a request leads whose path is sent as it stands, however odd. */
function rawLocation(path: string): Promise<string | undefined> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.once('close', () => told(/^location: (.*)\r$/im.exec(answer)?.[1]))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  })
}

interface Got {
  status: number | undefined
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** Requests a path as it is, without the clean-up that fetch does. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end()
  })

it.each([
  ['POST', '/', 'no-store'],
  ['DELETE', '/api', 'no-store'],
  ['GET', '/tuotteet/', 'public, max-age=86400'],
])(
  '%s %s is answered with a policy though it is no page, and says how long it may be kept',
  async (method, path, kept) => {
    const { headers } = await get(path, {}, method)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['cache-control']).toBe(kept)
  },
)

describe('in another language', () => {
  it.each([
    ['/sv', '/sv/tuotteet'],
    ['/sv/Tuote/1', '/tuote/1'],
  ])('%s leads on to %s', async (path, there) => {
    const { status, headers } = await get(path)
    expect([status, headers.location, headers['cache-control']]).toEqual([302, there, 'no-store'])
  })

  it.each([
    ['/sv/tuotteet', 200, 'sv-tuotteet'],
    ['/sv/ei-ole', 404, 'sv-404'],
    ['/en/ei-ole', 404, '404'],
    ['/sv/_astro/a.js', 404, 'sv-404'],
    ['/svenska', 404, '404'],
  ])('%s is answered with %i: %s', async (path, status, body) => {
    expect(await get(path)).toMatchObject({ status, body })
  })
})

describe('a page', () => {
  it('comes with its policy, kept from being framed and sniffed, to be asked for again', async () => {
    const { status, headers, body } = await get('/tuotteet')
    expect([status, body]).toEqual([200, 'tuotteet'])
    expect(headers).toMatchObject({
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'public, no-cache',
    })
  })

  it.each(['/Tuotteet', '/TUOTTEET', '/tuotteet?haku=x'])('is found at %s', async (path) => {
    expect((await get(path)).body).toBe('tuotteet')
  })

  it('comes compressed where the browser takes it, and not at all when it is known', async () => {
    const compressed = await get('/', { 'Accept-Encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect((await get('/')).body).toBe('index')
    expect((await get('/', { 'If-None-Match': 'W/"index.html"' })).status).toBe(304)
  })

  it.each([
    ['/tuotteet/', '/tuotteet'],
    ['/tuotteet/?x=1', '/tuotteet?x=1'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
  ])('at %s moves to %s for good', async (path, target) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, target])
  })

  it.each([
    '/.//evil.example/',
    '/..//evil.example/',
    '/x/..//evil.example/',
    '/%2e//evil.example/',
    '/./\\evil.example/',
    '\\\\evil.example/',
    'http://evil.example/x/',
    '/\t/evil.example/',
  ])('never moves to another site: %s', async (path) => {
    const location = await rawLocation(path)
    expect(new URL(location ?? '/', 'http://shop.example').origin).toBe('http://shop.example')
  })

  it.each([
    '/ei-ole',
    '/../../etc/passwd',
    '/%2e%2e/index',
    '/index.html',
    '/manifest.json',
    '/__proto__',
    '/constructor',
  ])('that is not there is 404: %s', async (path) => {
    const { status, body } = await get(path)
    expect([status, body]).toEqual([404, '404'])
  })

  it('comes by what pages have in common where the browser has that', async () => {
    const accepted = { 'Accept-Encoding': 'gzip, br, dcz' }
    const { headers, body } = await get('/tuotteet', { ...accepted, 'Available-Dictionary': ':aGFzaA==:' })
    expect([headers['content-encoding'], body]).toEqual(['dcz', 'by dictionary'])
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary')
    for (const known of [undefined, ':b3RoZXI=:']) {
      const whole = await get('/tuotteet', { ...accepted, ...(known && { 'Available-Dictionary': known }) })
      expect([whole.headers['content-encoding'], whole.body]).toEqual([undefined, 'tuotteet'])
      expect(whole.headers.link).toBe('</pages.1.dictionary>; rel="compression-dictionary"')
    }
    const dictionary = await get('/_astro/pages.1.dictionary')
    expect(dictionary.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")')
  })

  it('takes no other method', async () => {
    const posted = await get('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await get('/tuotteet', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '8', ''])
  })
})

describe('a product', () => {
  it('that is newer than the build is shown by the shell', async () => {
    expect(await get('/tuote/7')).toMatchObject({ status: 200, body: 'tuote-shell' })
  })

  it('that is hidden is 404 though its page was built', async () => {
    expect(await get('/tuote/2')).toMatchObject({ status: 404, body: 'tuote-404' })
  })

  it('that never was is 404 with the words of its screen', async () => {
    expect(await get('/tuote/99')).toMatchObject({ status: 404, body: 'tuote-404' })
  })
})

it('keeps a file with a fingerprint for a year', async () => {
  expect((await get('/_astro/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
