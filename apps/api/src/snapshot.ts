import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PublishedContent } from '@arkpax/schema/published-content'
import { Hono } from 'hono'
import type { ApiEnv } from './http/env.ts'
import { requireServerToken } from './http/server-token.ts'
import { readPublishedContent } from './published-content.ts'

/** What is published, for pages that are built elsewhere: the bytes that a build on this machine writes down. 404 unless SNAPSHOT_TOKEN is set. */
export const snapshot = new Hono<ApiEnv>().get('/api/snapshot', async (c) => {
  const { db, config, now } = c.var.deps
  requireServerToken(c, config.snapshotToken)
  const pieces = ReadableStream.from(
    jsonPieces(await readPublishedContent(db, [], { now: now(), paysOnline: config.paytrail !== undefined })),
  )
  const takesGzip = c.req.header('accept-encoding')?.includes('gzip')
  return c.body(
    takesGzip
      ? pieces.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'))
      : pieces.pipeThrough(new TextEncoderStream()),
    200,
    {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(takesGzip && { 'Content-Encoding': 'gzip' }),
    },
  )
})

/** The content as JSON, a post or a product at a time: other calls are answered between them. */
async function* jsonPieces(content: PublishedContent): AsyncGenerator<string> {
  let opening = '{'
  for (const [name, part] of Object.entries(content)) {
    yield `${opening}${JSON.stringify(name)}:`
    yield* Array.isArray(part) ? listPieces(part) : [JSON.stringify(part)]
    opening = ','
  }
  yield '}'
}

async function* listPieces(items: readonly unknown[]): AsyncGenerator<string> {
  yield '['
  for (const [index, item] of items.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(item)}`
    await nextTurn()
  }
  yield ']'
}
