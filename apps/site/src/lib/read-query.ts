import type { EndpointKey } from '@arkpax/schema/endpoints'
import { ApiError, type CallArguments, fillPath, get } from './api.ts'

/**
 * The key that a read is kept under: the segments of its path and, last, its query (empty where it has none).
 * `readKey('GET /api/admin/orders/{id}', { params: { id } })` is `['api', 'admin', 'orders', id, {}]`.
 */
export function readKey<K extends EndpointKey>(key: K, ...[options]: CallArguments<K>): readonly (string | object)[] {
  const { params, query = {} }: { params?: unknown; query?: object } = options ?? {}
  return [...segmentsOf(fillPath(pathOf(key), params)), query]
}

/** What kept reads of an endpoint have in common: its list with any query; of one thing, everything beside it too. */
export function readsOf(key: EndpointKey): readonly (string | object)[] {
  const segments = segmentsOf(pathOf(key))
  const open = segments.findIndex((segment) => segment.startsWith('{'))
  return open < 0 ? [...segments, {}] : segments.slice(0, open)
}

interface ReadOptions {
  /** What a 401 is: an error, or nobody is signed in and the answer is empty (null). */
  unauthorized?: 'error' | 'empty'
}

/** The default read of a query: GET on the segments of its key joined with slashes, and the parsed JSON. */
export async function readQuery(
  key: readonly unknown[],
  { unauthorized = 'error' }: ReadOptions = {},
): Promise<unknown> {
  const segments = key.filter((part) => typeof part === 'string')
  const answer = get(`/${segments.join('/')}`, key.at(-1))
  return unauthorized === 'empty' ? emptyIfSignedOut(answer) : answer
}

/** An answer, or null where nobody is signed in: `await emptyIfSignedOut(call('GET /api/auth/me'))`. */
async function emptyIfSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

const pathOf = (key: EndpointKey) => key.slice(key.indexOf(' ') + 1)
const segmentsOf = (path: string) => path.split('/').slice(1)
