import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { isRead } from './is-read.ts'
import type { CallCount } from './limits.ts'
import { noteCall, REQUEST_ID } from './log-request.ts'
import { headersFor } from './other-origins.ts'
import { apiHeaders } from './security-headers.ts'
import { type SentAnswer, toSend } from './sent-answer.ts'

/** A host that is one; the framework looks at others, and refuses what is none. */
const PLAIN_HOST = /^[a-z0-9._-]+(:\d{1,4}|:[1-5]\d{4})?$/

type Kept = Pick<Deps, 'cache' | 'config' | 'log' | 'now'>

/**
 * Answers public reads that the byte cache holds, as the framework answers them, but without it: that takes most of such a call.
 * Whatever is not plainly such a read (another method, a body, an odd host, a caller past the limit, an answer that has become
 * old) gives false and is left to the framework.
 */
export function answerKeptReads({ cache, config, log, now }: Kept, calls: CallCount) {
  const common = apiHeaders(config)
  const lists = new WeakMap<SentAnswer, readonly string[]>()

  function headersOf(sent: SentAnswer): readonly string[] {
    const known = lists.get(sent)
    if (known) return known
    const list = Object.entries({ ...common, ...sent.headers }).flat()
    lists.set(sent, list)
    return list
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers } = request
    if (!isRead(method)) return false
    const known = cache.answerOf(url, now)
    if (!known || !isPlain(request)) return false
    const started = performance.now()
    if (config.rateLimits && !calls.countIfRoom(clientOf(request, config), now())) return false

    const requestId = randomUUID()
    const sent = toSend(known.answer, headers['if-none-match'], headers['accept-encoding'])
    const list = [...headersOf(sent), REQUEST_ID, requestId]
    if (headers.origin) list.push(...Object.entries(headersFor(headers.origin, config)).flat())
    response.writeHead(sent.status, list).end(method === 'HEAD' ? undefined : sent.body)
    noteCall(log, { requestId, method, route: known.route, status: sent.status, started })
    return true
  }
}

/** A read with a host and without a body. */
const isPlain = ({ headers }: IncomingMessage) =>
  headers.host !== undefined &&
  PLAIN_HOST.test(headers.host) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const clientOf = ({ socket, headers }: IncomingMessage, { trustedProxies }: Deps['config']) =>
  clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustedProxies)
