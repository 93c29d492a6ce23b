// A file of 50,000 products: seconds of looking it through, bringing it in and taking it back, the server's memory, and the p95 of the
// public list meanwhile against before: `node bench/import.ts [rows] [DATABASE_URL]`.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRun } from '../packages/schema/src/imports.ts'
import { adminLogin } from '../packages/schema/src/staff.ts'
import { peakMiB, start } from './measured.ts'
import { percentile, startVisitor } from './visitor.ts'

const rows = Number(process.argv[2] ?? 50_000)
const PASSWORD = 'mittauksen-salasana'
const port = 21_000 + (process.pid % 10_000)
const url = `http://127.0.0.1:${port}`

const server = await start(process.execPath, ['apps/api/src/server.ts'], `${url}/api/ready`, {
  PORT: String(port),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'arkpax-import-')),
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ...(process.argv[3] && { DATABASE_URL: process.argv[3] }),
})
const login = await fetch(`${url}/api/admin/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ password: PASSWORD }),
})
const { token } = adminLogin.parse(await login.json())
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

async function post(path: string, body?: unknown) {
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: body ? JSON.stringify(body) : null })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return importRun.parse(await response.json())
}

const fileOf = (lines: string[]) => Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`).toString('base64')
const HEAD = 'Nimi;Kuvaus;Hinta (€);Kategoria;Kuvan URL;Varastosaldo (kpl);Näkyvyys;Tekniset tiedot'
const lineOf = (at: number, price: string) =>
  `Tuote ${at};"Kuvaus tuotteesta ${at}, jossa on ääkkösiä; ja välimerkkejä.";${price};Lisävarusteet;/images/extra-battery-800.webp;${at % 90};Piilotettu;"Paino 1 kg\nVäri musta"`
const numbers = Array.from({ length: rows }, (_, at) => at + 1)

const visitor = startVisitor(`${url}/api/products`)

const TICK_S = 0.01
/** Processor time of the server so far, in seconds, which other work on the machine does not stretch as much. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_S
}

console.log(
  '| Step | seconds | processor s | list p50 ms | list p95 ms | list at most ms | peak MB |\n|---|---|---|---|---|---|---|',
)
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  await visitor.times()
  const [begin, before] = [performance.now(), processorSeconds()]
  const result = await work()
  const seconds = (performance.now() - begin) / 1_000
  const times = await visitor.times()
  const at = (share: number) => percentile(times, share).toFixed(1)
  console.log(
    `| ${name} | ${seconds.toFixed(1)} | ${(processorSeconds() - before).toFixed(1)} | ${at(0.5)} | ${at(0.95)} | ${Math.max(...times).toFixed(0)} | ${peakMiB(server.pid)} |`,
  )
  return result
}

await measured('Nothing else', () => new Promise((later) => setTimeout(later, 5_000)))
const content = fileOf([HEAD, ...numbers.map((at) => lineOf(at, '49,90'))])
console.log(`(${rows} rows, ${(Buffer.byteLength(content, 'base64') / 1_048_576).toFixed(1)} MB)`)
const fresh = await measured('New: look through', () =>
  post('/api/admin/imports', { kind: 'products', file_name: 'u.csv', content }),
)
await measured('New: bring in', () => post(`/api/admin/imports/${fresh.id}/run`))
const prices = fileOf([HEAD, ...numbers.map((at) => lineOf(at, '59,90'))])
const changed = await measured('Changed: look through', () =>
  post('/api/admin/imports', { kind: 'products', file_name: 'm.csv', content: prices }),
)
await measured('Changed: bring in', () => post(`/api/admin/imports/${changed.id}/run`))
await measured('Changed: take back', () => post(`/api/admin/imports/${changed.id}/take-back`))
console.log(JSON.stringify({ new: fresh.counts, changed: changed.counts }))
visitor.stop()
await server.stop()
