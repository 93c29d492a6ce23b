import type { Context } from 'hono'
import type { CachedNoun } from '../db/content-versions.ts'
import { Page } from '../db/keyset.ts'
import type { ApiEnv } from './env.ts'
import { nextLink } from './next-link.ts'

interface CachedRead {
  read: () => Promise<unknown>
  /** When what is read is old by itself. */
  until: () => Promise<string | undefined>
}

/** Answers a public read from the byte cache, with ETag, 304 and gzip. */
export async function answerCached(
  c: Context<ApiEnv>,
  noun: CachedNoun,
  key: string,
  { read, until }: CachedRead,
): Promise<Response> {
  const { cache, now } = c.var.deps
  const cached = await cache.get(noun, `${c.req.path} ${key}`, now(), async () => {
    const reply = await read()
    const aged = { until: await until() }
    if (reply instanceof Page) return { body: reply.toJson(), link: nextLink(c.req.url, reply.next), ...aged }
    return { body: JSON.stringify(reply), ...aged }
  })
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    ETag: cached.etag,
    Vary: 'Accept-Encoding, Origin',
    ...(cached.link && { Link: cached.link }),
  }
  if (c.req.header('if-none-match')?.includes(cached.etag)) return c.body(null, 304, headers)
  const gzip = c.req.header('accept-encoding')?.includes('gzip') ? cached.gzip() : undefined
  if (gzip) {
    return c.body(gzip, 200, { ...headers, 'Content-Encoding': 'gzip' })
  }
  return c.body(cached.body, 200, headers)
}
