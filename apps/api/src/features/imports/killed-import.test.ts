import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startServer, stopServer, untilReady } from '../../../test/server-process.ts'

const ROWS = 20_000
const ADMIN_PASSWORD = 'kesken-jaanyt-tuonti'

interface Answered {
  id: string
  token: string
  state: string
}

async function startShop(dataDir: string) {
  const running = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD, RATE_LIMITS: 'off' })
  const url = `http://127.0.0.1:${await untilReady(running)}`
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { token } = (await (await send('/api/admin/login', { password: ADMIN_PASSWORD })).json()) as Answered
  const post = (path: string, body: unknown = {}, accept = 'application/json') =>
    send(path, body, { Authorization: `Bearer ${token}`, Accept: accept })
  return { running, post }
}

it('an import whose process is killed half-way changes nothing, and can be run afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-killed-'))
  const shop = await startShop(dataDir)
  const lines = Array.from({ length: ROWS }, (_, at) => `Tuote ${at};x;1;Lisävarusteet;https://example.fi/a.webp`)
  const content = Buffer.from(['Nimi;Kuvaus;Hinta;Kategoria;Kuva', ...lines].join('\n')).toString('base64')
  const looked = await shop.post('/api/admin/imports', { kind: 'products', file_name: 'uudet.csv', content })
  const { id } = (await looked.json()) as Answered

  const events = await shop.post(`/api/admin/imports/${id}/run`, {}, 'text/event-stream')
  const first = new TextDecoder().decode((await events.body?.getReader().read())?.value)
  shop.running.child.kill('SIGKILL')
  await shop.running.exit
  expect(first).toMatch(/^event: progress\ndata: \{"rows":\d+,"of":20000\}/)

  const file = join(dataDir, 'arkpax.sqlite')
  expect(stateIn(file)).toEqual({ products: 4, state: 'previewed', lines: 0 })
  const again = await startShop(dataDir)
  expect(((await (await again.post(`/api/admin/imports/${id}/run`)).json()) as Answered).state).toBe('done')
  await stopServer(again.running)
  expect(stateIn(file)).toEqual({ products: 4 + ROWS, state: 'done', lines: 1 })
})

function stateIn(file: string) {
  const sqlite = new SQLite(file)
  const count = (table: string) => sqlite.prepare(`select count(*) from ${table}`).pluck().get()
  const state = sqlite.prepare('select state from imports').pluck().get()
  const found = { products: count('products'), state, lines: count("audit_log where entity = 'import'") }
  sqlite.close()
  return found
}
