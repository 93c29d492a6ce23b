import { Hono } from 'hono'
import * as z from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { readBody } from '../../http/read-body.ts'
import { type Hook, mailEventFormats, parsed } from './mail-event-formats.ts'
import { takeMailEvent } from './mail-events.service.ts'

const MOST_BYTES = 512 * 1_024

/** Where a sending service tells which mails came back and who complained. It asks again where the answer is not 20x. */
export const mailEventHooks = new Hono<ApiEnv>().post('/api/webhooks/mail-events/:service', async (c) => {
  const { db, config, log, now } = c.var.deps
  const format = mailEventFormats.get(c.req.param('service'))
  if (!config.mailEventsSecret || !format) throw new ApiError('not_found')
  const { bytes } = await readBody(c, MOST_BYTES, false)
  const hook: Hook = { body: new TextDecoder().decode(bytes), header: (name) => c.req.header(name), now: now() }
  if (!format.isSigned(hook, config.mailEventsSecret)) throw new ApiError('forbidden')
  const events = read(() => format.events(parsed(hook.body)))
  let known = 0
  await db.transaction().execute(async (transaction) => {
    for (const event of events) if (await takeMailEvent(transaction, event, now())) known++
  })
  log.info({ events: events.length, known }, 'a sending service told of mails')
  return c.body(null, 204)
})

function read<T>(events: () => T): T {
  try {
    return events()
  } catch (error) {
    if (error instanceof z.ZodError) throw new ApiError('malformed')
    throw error
  }
}
