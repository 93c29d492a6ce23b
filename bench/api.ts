// The API against bare node:http: the public list uncached and cached, a contact POST, start-up, memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedCatalogue } from '../apps/api/seeds/catalogue.ts'
import { seedSettings } from '../apps/api/seeds/settings.ts'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { SUMMARY_COLUMNS, storeSummaries } from '../apps/api/src/features/blog/blog-summaries.repo.ts'
import { ratioOf, report, requestsPerSecond, residentMiB, start, untilOk } from './measured.ts'

const POSTS = 200
const node = process.execPath
const dir = mkdtempSync(join(tmpdir(), 'arkpax-bench-'))
const file = join(dir, 'arkpax.sqlite')
const bareFile = join(dir, 'bare.sqlite')

async function seed(path: string) {
  const db = connectSqlite(path)
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  for (let n = 0; n < POSTS; n += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString()
    const post = await db
      .insertInto('blog_posts')
      .values({
        title: `Artikkeli ${n} virtalähteistä`,
        slug: `artikkeli-${n}`,
        excerpt: 'Tiivistelmä '.repeat(15),
        content: `<p>${'Sisältö '.repeat(400)}</p>`,
        author: 'Arkpax Official',
        category: 'Oppaat',
        tags: '["Retkeily","Veneily","Akku"]',
        image_url: '/images/post-1-800.webp',
        read_time: '5 min lukuaika',
        is_published: true,
        published_at: at,
        search_text: '',
        created_at: at,
        updated_at: at,
      })
      .returning(SUMMARY_COLUMNS)
      .executeTakeFirstOrThrow()
    await storeSummaries(db, [post])
  }
  await db.destroy()
}

const rate = (value: number) => `${Math.round(value)} /s`
const api = (port: number) =>
  start(node, ['apps/api/dist/start.js'], `http://127.0.0.1:${port}/api/health`, {
    PORT: String(port),
    DATA_DIR: dir,
    RATE_LIMITS: 'off',
  })
const bareServer = (port: number) =>
  start(node, ['bench/bare-server.ts', bareFile, String(port)], `http://127.0.0.1:${port}/api/health`)

await seed(file)
await seed(bareFile)
// The reference only stores what it gets; nothing of it can be searched.
const bareDb = connectSqlite(bareFile)
await sql`drop trigger contact_messages_search_added`.execute(bareDb)
await bareDb.destroy()
console.log('| What | Ours | Reference | Ratio | Must / aim |\n|---|---|---|---|---|')

const bare = await bareServer(39701)
const uncached = await start(node, ['bench/uncached-server.ts', file, '39702'], 'http://127.0.0.1:39702/api/health')
const bareList = () => requestsPerSecond('http://127.0.0.1:39701/api/blog')
const list = await ratioOf(() => requestsPerSecond('http://127.0.0.1:39702/api/blog'), bareList)
report('Public list, uncached', rate(list.ours), rate(list.reference), list.ratio, '0.75 / 0.9')
await uncached.stop()

const ours = await api(39703)
const cached = await ratioOf(() => requestsPerSecond('http://127.0.0.1:39703/api/blog'), bareList)
report('Public list, cached', rate(cached.ours), rate(cached.reference), cached.ratio, '2.0 / 3.5')
for (const [what, headers] of [
  ['20 of 200 posts, cached', []],
  ['The same as a browser asks for it', ['-H', 'Accept-Encoding: gzip, deflate, br, zstd']],
] as const) {
  const page = await ratioOf(
    () => requestsPerSecond('http://127.0.0.1:39703/api/blog?limit=20', headers),
    () => requestsPerSecond('http://127.0.0.1:39701/api/blog?limit=20', headers),
  )
  report(what, rate(page.ours), rate(page.reference), page.ratio, '2.0 / 3.5')
}

const script = join(dir, 'post.lua')
const message = JSON.stringify({
  name: 'Aino Virtanen',
  email: 'aino@example.fi',
  subject: 'Lisäakku',
  message: 'Sopiiko lisäakku vanhaan malliin? '.repeat(10),
})
writeFileSync(
  script,
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[${message}]]\n`,
)
const posts = await ratioOf(
  () => requestsPerSecond('http://127.0.0.1:39703/api/contact', ['-s', script]),
  () => requestsPerSecond('http://127.0.0.1:39701/api/contact', ['-s', script]),
)
report('Contact POST', rate(posts.ours), rate(posts.reference), posts.ratio, '0.55 / 0.75')
const [ourMemory, bareMemory] = [residentMiB(ours.pid), residentMiB(bare.pid)]
report(
  'Memory after load',
  `${ourMemory.toFixed(0)} MiB`,
  `${bareMemory.toFixed(0)} MiB`,
  ourMemory / bareMemory,
  '2 / 1.2',
)
await ours.stop()
await bare.stop()

/** Milliseconds from the start of the process to its first 200. */
async function startUp(args: string[], url: string, env: Record<string, string> = {}): Promise<number> {
  const began = performance.now()
  const child = spawn(node, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  await untilOk(url)
  const ms = performance.now() - began
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return ms
}
const median = async (measure: () => Promise<number>) => {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) times.push(await measure())
  return times.sort((a, b) => a - b)[3] ?? Number.NaN
}
const begun = await ratioOf(
  () =>
    median(() =>
      startUp(['apps/api/dist/start.js'], 'http://127.0.0.1:39704/api/health', { PORT: '39704', DATA_DIR: dir }),
    ),
  () => median(() => startUp(['bench/bare-server.ts', bareFile, '39705'], 'http://127.0.0.1:39705/api/health')),
)
report('Start to first 200', `${begun.ours.toFixed(0)} ms`, `${begun.reference.toFixed(0)} ms`, begun.ratio, '3 / 2')
