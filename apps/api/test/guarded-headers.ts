import { endpoints } from '@arkpax/schema/endpoints'
import type { Hono } from 'hono'
import type { ApiEnv } from '../src/http/env.ts'
import { isRead } from '../src/http/is-read.ts'

const publicReads = Object.entries(endpoints)
  .filter(([key, { access }]) => key.startsWith('GET ') && access === 'public')
  .map(([key]) => new RegExp(`^${key.replace('GET ', '').replace(/\{\w+\}/g, '[^/]+')}$`))
/** Beside the endpoints, what caches may keep: the API's description, the style sheet of the answer pages, the files of the media library and the passports. */
const storable = [
  ...publicReads,
  /^\/api\/(openapi\.json|form-answer\.css|offer-page\.css)$/,
  /^\/media\/[^/]+(\/[^/]+)?$/,
  /^\/akkupassi\/[0-9a-f]{32}(\.json)?$/,
]

/** Lets every request of the tests fail whose answer lacks a security header, or may be stored though it is no public read. */
export function guardHeaders(app: Hono<ApiEnv>): void {
  const { request } = app
  app.request = async (input, init, ...rest) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: input }
    const response = await request(input, init, ...rest)
    const missing = missingHeaders(method, new URL(url, 'http://localhost').pathname, response)
    if (missing.length > 0) throw new Error(`${method} ${url} answered ${response.status} without ${missing}`)
    return response
  }
}

/** The headers that an answer should have and has not. */
function missingHeaders(method: string, path: string, { headers }: Response): string[] {
  const mayBeStored = isRead(method) && storable.some((pattern) => pattern.test(path))
  const isAsItShould = {
    'content-security-policy': headers.get('content-security-policy')?.includes("frame-ancestors 'none'"),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff',
    'x-frame-options': headers.get('x-frame-options') === 'DENY',
    'referrer-policy': headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
    'permissions-policy': headers.has('permissions-policy'),
    'cross-origin-opener-policy': headers.get('cross-origin-opener-policy') === 'same-origin',
    'cache-control': mayBeStored ? headers.has('cache-control') : headers.get('cache-control') === 'no-store',
    'x-request-id': headers.has('x-request-id'),
  }
  return Object.entries(isAsItShould).flatMap(([name, isRight]) => (isRight ? [] : [name]))
}
