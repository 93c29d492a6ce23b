import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { type ServerProcess, startServer, stopServer, untilReady } from './server-process.ts'

const PAGE = { file: 'index.html', type: 'text/html; charset=utf-8', etag: 'W/"1"', immutable: false, encodings: [] }
/** A held lock used to stop everything for five seconds at least; a busy machine is not that slow. */
const QUICK_MS = 2_500

let dataDir: string
let mailServer: MailServer
let server: ServerProcess
let origin: string
/** Another program that writes to the shop's file. */
let other: SQLite.Database
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arkpax-held-'))
  writeFileSync(join(dataDir, 'manifest.json'), JSON.stringify({ assets: { '/': PAGE }, posts: {} }))
  writeFileSync(join(dataDir, 'index.html'), 'etusivu')
  mailServer = await openMailServer()
  server = startServer({
    DATA_DIR: dataDir,
    SITE_DIR: dataDir,
    SMTP_URL: mailServer.url,
    ADMIN_PASSWORD: 'ensimmainen',
  })
  origin = `http://127.0.0.1:${await untilReady(server)}`
  other = new SQLite(join(dataDir, 'arkpax.sqlite'))
})
afterAll(async () => {
  other.close()
  await stopServer(server)
  await mailServer.close()
})

const hold = () => other.exec('begin immediate')
const letGo = () => other.exec('rollback')

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const subscribe = (email: string) => post('/api/newsletter/subscribe', { email })

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now()
  return { answer: await work(), ms: performance.now() - began }
}

describe.skipIf(process.env.TEST_POSTGRES_URL)('while another program holds the write lock of the database', () => {
  it('writes are answered as unavailable within a second, and pages and reads go on', async () => {
    const session = await post('/api/admin/login', { password: 'ensimmainen' })
    const { token } = (await session.json()) as { token: string }
    other.prepare('update admin_sessions set last_seen_at = ?').run(new Date(Date.now() - 120_000).toISOString())
    hold()
    try {
      const writes = Promise.all(Array.from({ length: 10 }, (_, n) => timed(() => subscribe(`a${n}@example.fi`))))
      const settled = writes.then(() => true)
      const reads: { answer: Response; ms: number }[] = []
      while (!(await Promise.race([settled, sleep(5, false)])))
        for (const path of ['/', '/api/products', '/api/health', '/api/ready'])
          reads.push(await timed(() => fetch(origin + path)))

      for (const { answer, ms } of await writes) {
        expect(answer.status).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('5')
        expect(await answer.json()).toMatchObject({ code: 'unavailable' })
        expect(ms).toBeLessThan(QUICK_MS)
      }
      expect(reads.length).toBeGreaterThan(8)
      expect(new Set(reads.map(({ answer }) => answer.status))).toEqual(new Set([200]))
      expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(QUICK_MS)

      const asStaff = { Authorization: `Bearer ${token}` }
      expect((await fetch(`${origin}/api/admin/orders`, { headers: asStaff })).status).toBe(200)
    } finally {
      letGo()
    }
    expect((await subscribe('a0@example.fi')).status).toBe(201)
  })

  it('a write waits for a lock that is let go soon', async () => {
    hold()
    const write = subscribe('soon@example.fi')
    await sleep(150)
    letGo()
    expect((await write).status).toBe(201)
  })

  it('a mail that has left is written down when the lock is free, and is not sent again', async () => {
    mailServer.received.length = 0
    mailServer.manners.text = () => {
      if (!other.inTransaction) hold()
      return 'take'
    }
    expect((await subscribe('mail@example.fi')).status).toBe(201)
    await eventually(() => expect(other.inTransaction).toBe(true))
    mailServer.manners.text = () => 'take'
    await sleep(2_000)
    letGo()
    const isSent = () => other.prepare("select sent_at from outbox where recipient = 'mail@example.fi'").pluck().get()
    await eventually(() => expect(isSent()).not.toBeNull())
    expect(mailServer.received.filter(({ to }) => to.includes('mail@example.fi'))).toHaveLength(1)
  })

  it('another server that starts waits until it can write', async () => {
    hold()
    const starting = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'toinen-salasana' })
    await sleep(4_000)
    expect(starting.output()).toBe('')
    letGo()
    await untilReady(starting)
    expect(await stopServer(starting)).toBe(0)
  })
})
