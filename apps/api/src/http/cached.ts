import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { CachedNoun } from '../db/content-versions.ts'
import { Page } from '../db/keyset.ts'
import type { ApiEnv } from './env.ts'
import { nextLink } from './next-link.ts'
import { toSend } from './sent-answer.ts'

interface CachedRead {
  read: () => Promise<unknown>
  /** When what is read is old by itself. */
  until: () => Promise<string | undefined>
}

/** Answers a public read from the byte cache, with ETag, 304 and compression, and notes it for `answerKeptReads`. */
export async function answerCached(
  c: Context<ApiEnv>,
  noun: CachedNoun,
  input: string,
  { read, until }: CachedRead,
): Promise<Response> {
  const { cache, now } = c.var.deps
  const key = `${c.req.path} ${input}`
  const cached = await cache.get(noun, key, now(), async () => {
    const reply = await read()
    const aged = { until: await until() }
    if (reply instanceof Page) return { body: reply.toJson(), link: nextLink(c.req.url, reply.next), ...aged }
    return { body: JSON.stringify(reply), ...aged }
  })
  const target = c.env?.incoming?.url
  if (target) cache.noteTarget(noun, key, target, routePath(c))
  const sent = toSend(cached, c.req.header('if-none-match'), c.req.header('accept-encoding'))
  return sent.body ? c.body(sent.body, sent.status, sent.headers) : c.body(null, sent.status, sent.headers)
}
