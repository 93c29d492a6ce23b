// p50 and p95 of every list and search of the back office in a shop of years, and the processor time that a call takes,
// which other work on the machine does not stretch as much: `node bench/admin-lists.ts [file]`.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { adminLogin } from '../packages/schema/src/staff.ts'
import { start } from './measured.ts'
import { seedAdmin } from './seed-admin.ts'

const CALLS = 60
const MUST_MS = 100
const PASSWORD = 'mittauksen-salasana'
const port = Number(process.env.BENCH_PORT ?? 3000 + (process.pid % 1_000) + 20_000)
const file = process.argv[2] ?? join(mkdtempSync(join(tmpdir(), 'arkpax-admin-')), 'arkpax.sqlite')

/** Each with what it looks for: many matches, a rare one, none. */
const calls: [string, string][] = [
  ['Dashboard', '/api/admin/dashboard'],
  ['Orders, first page', '/api/admin/orders?limit=50'],
  ['Orders, one state', '/api/admin/orders?limit=50&status=pending'],
  ['Orders, search with many matches', '/api/admin/orders?limit=50&q=korhonen'],
  ['Orders, search with one old match', '/api/admin/orders?limit=50&q=aino.korhonen0%40'],
  ['Orders, search without matches', '/api/admin/orders?limit=50&q=ei-ole-missaan'],
  ['Orders, search of two letters', '/api/admin/orders?limit=50&q=qx'],
  ['Orders, search in one state', '/api/admin/orders?limit=50&status=cancelled&q=ei-ole-missaan'],
  ['Orders, search with many old matches', '/api/admin/orders?limit=50&status=delivered&q=040%2000'],
  ['Palette, number of an order', '/api/admin/search?q=42042'],
  ['Palette, phone number in another spelling', '/api/admin/search?q=%2B358400042042'],
  ['Palette, many matches', '/api/admin/search?q=korhonen'],
  ['Palette, one old match', '/api/admin/search?q=aino.korhonen0%40'],
  ['Palette, words in another order', '/api/admin/search?q=korhonen%20aino'],
  ['Palette, two letters', '/api/admin/search?q=qx'],
  ['Palette, without matches', '/api/admin/search?q=ei-ole-missaan'],
  ['Orders, largest first', '/api/admin/orders?limit=50&sort=-total'],
  ['Orders, by customer', '/api/admin/orders?limit=50&sort=customer'],
  ['Orders, by customer in one rare state', '/api/admin/orders?limit=50&sort=customer&status=pending'],
  ['Orders, largest of one state', '/api/admin/orders?limit=50&sort=-total&status=delivered'],
  ['Orders, largest of an old month', '/api/admin/orders?limit=50&sort=-total&from=2023-03-01&to=2023-03-31'],
  ['Orders, an old quarter', '/api/admin/orders?limit=50&from=2023-01-01&to=2023-03-31'],
  ['Orders, search by customer', '/api/admin/orders?limit=50&sort=customer&q=korhonen'],
  ['Subscribers, first page', '/api/admin/newsletters?limit=50'],
  ['Subscribers, cancelled', '/api/admin/newsletters?limit=50&status=unsubscribed'],
  ['Subscribers, search with many matches', '/api/admin/newsletters?limit=50&q=laine'],
  ['Subscribers, search without matches', '/api/admin/newsletters?limit=50&q=ei-ole-missaan'],
  ['Subscribers, search of two letters', '/api/admin/newsletters?limit=50&q=qx'],
  ['Subscribers, by address', '/api/admin/newsletters?limit=50&sort=email'],
  ['Subscribers, an old quarter', '/api/admin/newsletters?limit=50&from=2023-01-01&to=2023-03-31'],
  ['Posts, by title', '/api/admin/blog?limit=50&fields=summary&sort=title'],
  ['Posts, first page', '/api/admin/blog?limit=50&fields=summary'],
  ['Posts, first page with content', '/api/admin/blog?limit=50'],
  ['Posts, search with many matches', '/api/admin/blog?limit=50&fields=summary&q=talvi'],
  ['Posts, search without matches', '/api/admin/blog?limit=50&fields=summary&q=ei-ole-missaan'],
  ['Messages, first page', '/api/admin/contact-messages?limit=50'],
  ['Messages, new', '/api/admin/contact-messages?limit=50&status=new'],
  ['Messages, search without matches', '/api/admin/contact-messages?limit=50&q=ei-ole-missaan'],
  ['Messages, search of two letters', '/api/admin/contact-messages?limit=50&q=qx'],
  ['Registrations, first page', '/api/admin/registrations?limit=50'],
  ['Registrations, search by serial', '/api/admin/registrations?limit=50&q=apx-2400-000017'],
  ['Registrations, search with many old matches', '/api/admin/registrations?limit=50&q=apx-2400-00'],
  ['Registrations, search without matches', '/api/admin/registrations?limit=50&q=ei-ole-missaan'],
  ['Customers, first page', '/api/admin/customers?limit=50'],
  ['Customers, by what they bought', '/api/admin/customers?limit=50&sort=-bought'],
  ['Customers, search with many matches', '/api/admin/customers?limit=50&q=korhonen'],
  ['Customers, search by an old phone number', '/api/admin/customers?limit=50&q=040%200000017'],
  ['Customers, search without matches', '/api/admin/customers?limit=50&q=ei-ole-missaan'],
  ['Customers, search by an order', '/api/admin/customers?limit=50&q=00aa'],
  ['Customers, a tag', '/api/admin/customers?limit=50&tag=ei-ole'],
  ['Customers, heard of in an old quarter', '/api/admin/customers?limit=50&from=2023-01-01&to=2023-03-31'],
  [
    'Customers, by what they bought in an old quarter',
    '/api/admin/customers?limit=50&sort=-bought&from=2023-01-01&to=2023-03-31',
  ],
  ['Customers, search of two words', '/api/admin/customers?limit=50&q=korhonen%20aino'],
  ['Privacy requests, open', '/api/admin/privacy-requests?limit=50&state=open'],
  ['Privacy requests, all', '/api/admin/privacy-requests?limit=50&state=all'],
  ['Privacy requests, all by arrival', '/api/admin/privacy-requests?limit=50&state=all&sort=-received'],
  ['Privacy requests, refused by arrival', '/api/admin/privacy-requests?limit=50&state=refused&sort=-received'],
  ['Privacy requests, an old quarter', '/api/admin/privacy-requests?limit=50&state=all&from=2023-01-01&to=2023-03-31'],
  ['Registrations, by owner', '/api/admin/registrations?limit=50&sort=owner'],
  [
    'Registrations, by end of warranty in an old quarter',
    '/api/admin/registrations?limit=50&sort=warranty&from=2023-01-01&to=2023-03-31',
  ],
  ['Reviews, lowest first', '/api/admin/reviews?limit=50&sort=rating'],
  ['Reviews, first page', '/api/admin/reviews?limit=50'],
  ['Reviews, hidden', '/api/admin/reviews?limit=50&state=hidden'],
  ['Reviews, search without matches', '/api/admin/reviews?limit=50&q=ei-ole-missaan'],
  ['Mails, not delivered', '/api/admin/mails?limit=50'],
  ['Mails, search without matches', '/api/admin/mails?limit=50&state=all&q=ei-ole-missaan'],
  ['Mails, all by recipient', '/api/admin/mails?limit=50&state=all&sort=recipient'],
  ['Mails, an old quarter', '/api/admin/mails?limit=50&state=all&from=2023-01-01&to=2023-03-31'],
  ['Conversations, first page', '/api/admin/chat?limit=50'],
  ['Conversations, not helpful', '/api/admin/chat?limit=50&show=unhelpful'],
  ['Conversations, search without matches', '/api/admin/chat?limit=50&q=ei-ole-missaan'],
  ['Conversations, without an answer', '/api/admin/chat?limit=50&show=unanswered'],
  ['Conversations, oldest first', '/api/admin/chat?limit=50&sort=date'],
  ['Conversations, an old quarter', '/api/admin/chat?limit=50&from=2023-01-01&to=2023-03-31'],
  ['Conversations, search with many matches', '/api/admin/chat?limit=50&q=akku'],
  ['Questions without an answer', '/api/admin/chat/unanswered?limit=50'],
  ['Stock, summary', '/api/admin/stock-summary'],
  ['Stock, changes', '/api/admin/stock-changes?limit=50'],
  ['Sales report', '/api/admin/analytics'],
]

if (!existsSync(file)) await seedAdmin(file)
const server = await start(process.execPath, ['apps/api/src/server.ts'], `http://127.0.0.1:${port}/api/health`, {
  PORT: String(port),
  DATA_DIR: dirname(file),
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
const login = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ password: PASSWORD }),
})
if (!login.ok) throw new Error(`Login answered ${login.status}`)
const { token } = adminLogin.parse(await login.json())

async function timesOf(path: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < CALLS; n += 1) {
    const begin = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - begin)
  }
  return times.sort((a, b) => a - b)
}

const TICK_MS = 10

/** Processor time of the server so far, in milliseconds. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

let isSlow = false
console.log('| Call | p50 ms | p95 ms | processor ms |\n|---|---|---|---|')
for (const [name, path] of calls) {
  const before = processorMs()
  const times = await timesOf(path)
  const processor = (processorMs() - before) / CALLS
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  if (at(0.95) > MUST_MS) isSlow = true
  console.log(`| ${name} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${processor.toFixed(1)} |`)
}
await server.stop()
if (isSlow) {
  console.error(`A call took over ${MUST_MS} ms in p95`)
  process.exitCode = 1
}
