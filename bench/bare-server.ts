// The reference: bare node:http with prepared better-sqlite3 statements, doing the same work as the API without its layers.
import { createServer } from 'node:http'
import SQLite from 'better-sqlite3'
import * as z from 'zod'

const [file = '', port = ''] = process.argv.slice(2)
const sqlite = new SQLite(file)
sqlite.pragma('journal_mode = WAL')
sqlite.pragma('synchronous = FULL')

const row = z.object({ tags: z.string(), is_published: z.number() }).loose()
const list = sqlite.prepare(
  `select id, title, slug, excerpt, author, category, tags, image_url, read_time, is_published, published_at, created_at, updated_at
   from blog_posts where is_published = 1 order by published_at desc, id desc limit ?`,
)
const insert = sqlite.prepare(
  `insert into contact_messages (id, name, email, subject, message, status, search_text, created_at, updated_at)
   values (?, ?, ?, ?, ?, 'new', '', ?, ?)`,
)

function readList(url = '') {
  const posts = list.all(Number(/[?&]limit=(\d+)/.exec(url)?.[1] ?? 100)) as z.output<typeof row>[]
  for (const post of posts)
    Object.assign(post, { tags: JSON.parse(post.tags), is_published: Boolean(post.is_published) })
  return JSON.stringify(posts)
}

createServer((request, response) => {
  if (request.method === 'GET') {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(request.url === '/api/health' ? '{}' : readList(request.url))
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { name, email, subject, message } = JSON.parse(Buffer.concat(chunks).toString())
    const now = new Date().toISOString()
    insert.run(crypto.randomUUID(), name, email, subject, message, now, now)
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}')
  })
}).listen(Number(port), '127.0.0.1')
