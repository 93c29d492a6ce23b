import type { Answer, DownloadKey, EndpointKey, Endpoints, Sent, Streamed, StreamKey } from '@arkpax/schema/endpoints'
import type { Problem } from '@arkpax/schema/errors'
import { toIfMatch } from '@arkpax/schema/if-match'
import { apiUrl } from './api-url.ts'
import { readEvents } from './event-stream.ts'
import { nextPath } from './next-path.ts'
import { withPatience } from './no-answer.ts'

/** Where the browser keeps the bearer of the back office. */
export const ADMIN_TOKEN = 'admin_token'

type Takes<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = P extends keyof Endpoints[K] ? P : never

/** What a call needs: `params` and `body` where the endpoint has them, `query` at will. */
export type CallOptions<K extends EndpointKey> = {
  [P in Takes<K, 'params'> | Takes<K, 'body'>]: Sent<K, P>
} & {
  query?: Takes<K, 'query'> extends never ? never : Partial<Sent<K, 'query'>> & { limit?: number; cursor?: string }
  /** The same key on a repeated send stores it once. */
  idempotencyKey?: string
  /** The version that the caller has seen: what has another by now is not changed (412). */
  ifMatch?: number
  signal?: AbortSignal
  /** For how long an answer is waited for, in ms, where the server has more to do than others. */
  patience?: number
}

/** The arguments of a call after its key: left out where it needs none. */
export type CallArguments<K extends EndpointKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>]

/** An unsuccessful answer: the message is '<status>: <detail or status text>'. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own account of what went wrong, where it gave one. */
  readonly problem: Problem | undefined

  constructor(status: number, statusText: string, problem?: Problem) {
    super(`${status}: ${problem?.detail || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }

  /** The Finnish sentence that is safe to show, or undefined where the server gave none. */
  get detail(): string | undefined {
    return this.problem?.detail
  }
}

/**
 * Calls the API; throws `ApiError` for a bad answer and `NoAnswer` for none: `await call('PUT /api/admin/products/{id}/stock', { params: { id }, body: { stock: 4 } })`.
 */
export async function call<K extends EndpointKey>(key: K, ...[options]: CallArguments<K>): Promise<Answer<K>> {
  return withPatience(
    async (signal) => {
      const response = await send(key, { ...options, signal })
      return (await bodyOf(response)) as Answer<K>
    },
    options?.signal,
    options?.patience,
  )
}

/** One page of a list, and the cursor of the next (null on the last). */
export async function callPage<K extends EndpointKey>(
  key: K,
  ...[options]: CallArguments<K>
): Promise<{ items: Answer<K>; next: string | null }> {
  return withPatience(async (signal) => {
    const response = await send(key, { ...options, signal })
    return { items: (await bodyOf(response)) as Answer<K>, next: nextCursor(response.headers.get('link')) }
  }, options?.signal)
}

/** A file that the server makes, with the name that it gives. Once it has begun, it takes as long as it takes. */
export async function callFile<K extends DownloadKey>(
  key: K,
  ...[options]: CallArguments<K>
): Promise<{ name: string; blob: Blob }> {
  const response = await withPatience((signal) => send(key, { ...options, signal }), options?.signal)
  const name = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1]
  return { name: name ?? 'lataus', blob: await response.blob() }
}

/**
 * The events of an answer that comes piece by piece: `for await (const { event, data } of callEvents(…))`. What fails before
 * the first is an ApiError.
 */
export async function* callEvents<K extends StreamKey>(
  key: K,
  ...[options]: CallArguments<K>
): AsyncGenerator<Streamed<K>> {
  const response = await send(key, { ...options, accept: 'text/event-stream' })
  if (response.body) yield* readEvents(response.body) as AsyncGenerator<Streamed<K>>
}

interface LooseOptions {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  ifMatch?: number
  accept?: string
  signal?: AbortSignal
}

async function send(key: EndpointKey, options: LooseOptions = {}): Promise<Response> {
  const [method = 'GET', template = ''] = key.split(' ')
  const url = apiUrl(fillPath(template, options.params) + searchOf(options.query))
  return request(method, url, options, template.includes('/admin'))
}

/** Reads a path of the API that is whole but for its query. */
export async function get(path: string, query?: unknown): Promise<unknown> {
  return withPatience(async (signal) =>
    bodyOf(await request('GET', apiUrl(path + searchOf(query)), { signal }, path.includes('/admin'))),
  )
}

/** Posts a form's fields to its own action as JSON; the answer's body. */
export async function postForm(
  action: string,
  fields: Record<string, unknown>,
  idempotencyKey: string,
): Promise<unknown> {
  return withPatience(async (signal) =>
    bodyOf(await request('POST', action, { body: fields, idempotencyKey, signal }, false)),
  )
}

async function request(method: string, url: string, options: LooseOptions, asStaff: boolean): Promise<Response> {
  const headers = new Headers()
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.accept) headers.set('Accept', options.accept)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.ifMatch !== undefined) headers.set('If-Match', toIfMatch(options.ifMatch))
  const token = asStaff ? localStorage.getItem(ADMIN_TOKEN) : null
  if (token) headers.set('Authorization', `Bearer ${token}`)

  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  })
  if (!response.ok) throw await apiError(response)
  return response
}

/** A path with its `{parameters}` put in. */
export function fillPath(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function searchOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json()
}

async function apiError(response: Response): Promise<ApiError> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) {
    return new ApiError(response.status, text || response.statusText)
  }
  return new ApiError(response.status, response.statusText, JSON.parse(text))
}

function nextCursor(link: string | null): string | null {
  const target = nextPath(link)
  return target ? new URL(target, 'http://any').searchParams.get('cursor') : null
}
