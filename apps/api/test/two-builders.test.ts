import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { adminLogin } from '@arkpax/schema/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blogPostInput } from './factories.ts'
import { type ServerProcess, startServer, stopServer, untilReady } from './server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const ADMIN_PASSWORD = 'testien-salasana'

/** Stands in for the build: a page with the slugs of the published posts, after a moment; its times are in `builds.log`. */
const FAKE_BUILD = `
import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginBuild } from '${root}/scripts/put-in-place.ts'
import SQLite from '${root}/node_modules/better-sqlite3/lib/index.js'
process.stdin.once('close', () => process.exit(1)).resume().unref()
appendFileSync('builds.log', 'begin\\n')
const db = new SQLite(join(process.env.DATA_DIR, 'arkpax.sqlite'), { readonly: true })
const body = db.prepare('select slug from blog_posts where is_published order by slug').all().map(({ slug }) => slug).join(' ')
await new Promise((later) => setTimeout(later, 1500))
const next = beginBuild(process.env.SITE_DIR)
const etag = 'W/"' + createHash('sha256').update(body).digest('hex').slice(0, 12) + '"'
const page = (file) => ({ file, type: 'text/html; charset=utf-8', etag, immutable: false, encodings: [], csp: "default-src 'self'" })
const files = ['index', 'a', 'b', 'c', '404']
for (const file of files) writeFileSync(join(next.dir, file + '.html'), body)
const assets = Object.fromEntries(files.map((file) => [file === 'index' ? '/' : '/' + file, page(file + '.html')]))
writeFileSync(join(next.dir, 'manifest.json'), JSON.stringify({ assets, posts: {} }))
next.putInPlace()
appendFileSync('builds.log', 'end\\n')
`

const cwd = mkdtempSync(join(tmpdir(), 'arkpax-two-'))
const started: ServerProcess[] = []
const urls: string[] = []

beforeAll(async () => {
  mkdirSync(join(cwd, 'scripts'))
  writeFileSync(join(cwd, 'scripts/build.ts'), FAKE_BUILD)
  urls.push(await startProcess(), await startProcess())
})

afterAll(() => Promise.all(started.map(stopServer)))

/** A process of the product; all of them share the data and the pages. */
async function startProcess(): Promise<string> {
  const env = { DATA_DIR: join(cwd, 'data'), SITE_DIR: join(cwd, 'dist'), RATE_LIMITS: 'off', ADMIN_PASSWORD }
  const server = startServer(env, cwd)
  started.push(server)
  return `http://127.0.0.1:${await untilReady(server)}`
}

async function publish(url: string, slug: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  })
  const { token } = adminLogin.parse(await login.json())
  const answer = await fetch(`${url}/api/admin/blog`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body: JSON.stringify(blogPostInput({ title: slug, slug, is_published: true })),
  })
  expect(answer.status).toBe(201)
}

const seen = new Map<string, string>()

/** Reads a page, and expects the body and the ETag that it comes with to be of one build. */
async function read(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path)
  const body = await answer.text()
  const etag = answer.headers.get('etag') ?? ''
  if (answer.status === 200) {
    expect(seen.get(etag) ?? body).toBe(body)
    seen.set(etag, body)
  }
  return body
}

async function untilBothShow(expected: string): Promise<void> {
  const end = Date.now() + 50_000
  for (;;) {
    const bodies = await Promise.all(urls.flatMap((url) => ['/', '/a', '/b', '/c'].map((path) => read(url, path))))
    if (bodies.every((body) => body === expected)) return
    if (Date.now() > end) throw new Error(`Not everywhere '${expected}': ${bodies.join(' | ')}`)
    await new Promise((later) => setTimeout(later, 50))
  }
}

it('of one product show the same pages after changes in either, built by one at a time', async () => {
  await Promise.all(urls.map((url, index) => publish(url, `yksi-${index}`)))
  await untilBothShow('yksi-0 yksi-1')

  // A change that comes while the pages of another are being built is not lost.
  const [first = '', second = ''] = urls
  const builds = () => readFileSync(join(cwd, 'builds.log'), 'utf8').trim().split('\n')
  const before = builds().length
  await publish(first, 'kaksi')
  while (builds().length === before) await new Promise((later) => setTimeout(later, 20))
  await publish(second, 'viela')
  await untilBothShow('kaksi viela yksi-0 yksi-1')

  const log = builds()
  expect(log.every((word, index) => word === (index % 2 === 0 ? 'begin' : 'end'))).toBe(true)
  expect(log.length).toBeLessThanOrEqual(8)
})
