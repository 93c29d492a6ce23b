import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { createTestApp, type TestApp } from '../apps/api/test/create-test-app.ts'
import { blogPostInput } from '../apps/api/test/factories.ts'
import { fetchSnapshot } from './fetch-snapshot.ts'

const TOKEN = 'kuvakaappaus-1234567890'
const POSTS = 500

let test: TestApp
let url = ''
let server: ReturnType<typeof createServer>
beforeEach(async () => {
  test = await createTestApp()
  test.deps.config.snapshotToken = TOKEN
  server = createServer(getRequestListener(test.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/snapshot`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Runs the program on a machine that has neither database nor build. */
async function takeSnapshot(env: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'arkpax-snapshot-'))
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, [resolve('scripts/take-snapshot.ts')], {
    cwd,
    env: { ...rest, DATA_DIR: join(cwd, 'no-data'), ...env },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
  const [code] = await once(child, 'exit')
  return { code, errors, written: () => readFileSync(join(cwd, '.cache/published.json'), 'utf8') }
}

it(`gives a machine without the database the same bytes as beside it, with ${POSTS} long posts`, async () => {
  const content = `<p>${'Kenttäkeitin kesti koko viikonlopun. '.repeat(600)}</p>`
  for (let n = 0; n < POSTS; n += 1)
    await test.call('POST /api/admin/blog', {
      body: blogPostInput({ title: `Artikkeli ${n}`, slug: `artikkeli-${n}`, content, is_published: true }),
    })
  const beside = JSON.stringify(await readPublishedContent(test.deps.db))
  expect(beside.length).toBeGreaterThan(10_000_000)
  const { code, errors, written } = await takeSnapshot({ SNAPSHOT_URL: url, SNAPSHOT_TOKEN: TOKEN })
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(written() === beside).toBe(true)
})

it('travels compressed to whoever takes that', async () => {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}`, 'Accept-Encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const plain = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}`, 'Accept-Encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(await plain.text())
})

it('is not there without a token in the settings, and closed to any other bearer', async () => {
  for (const Authorization of ['Bearer arvattu-1234567890', `Bearer ${TOKEN}x`, 'Bearer ', `Basic ${TOKEN}`])
    expect((await fetch(url, { headers: { Authorization } })).status).toBe(401)
  await expect(fetchSnapshot({ url, token: 'arvattu-1234567890' })).rejects.toThrow(/SNAPSHOT_TOKEN is not the one/)
  test.deps.config.snapshotToken = undefined
  expect((await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(404)
  await expect(fetchSnapshot({ url, token: TOKEN })).rejects.toThrow(/set SNAPSHOT_TOKEN where that server runs/)
})

it('is refused by a version that knows other fields, by the name of the field', async () => {
  const other = createServer((_, answer) => answer.end('{"products":[{"id":1}],"posts":[]}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/api/snapshot`
  await expect(fetchSnapshot({ url: elsewhere, token: TOKEN })).rejects.toThrow(/cannot build: products\.0\.id/)
  other.close()
  await expect(fetchSnapshot({ url: elsewhere, token: TOKEN })).rejects.toThrow(/did not answer/)
})

it('asks for the token where its address is set', async () => {
  const { code, errors } = await takeSnapshot({ SNAPSHOT_URL: url })
  expect(code).toBe(1)
  expect(errors).toContain('Invalid SNAPSHOT_TOKEN')
})
