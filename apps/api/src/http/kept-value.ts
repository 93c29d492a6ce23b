import type { CachedNoun } from '../db/content-versions.ts'
import type { ByteCache } from './byte-cache.ts'

const parsed = new WeakMap<Uint8Array, unknown>()

interface Read<T> {
  value: T
  /** The moment from which it is old by itself. */
  until?: string | undefined
}

/** What `read` gave of a noun, the same object until that noun changes or is old: nobody may change it. */
export async function keptValue<T extends object>(
  cache: ByteCache,
  noun: CachedNoun,
  key: string,
  now: Date,
  read: () => Promise<Read<T>>,
): Promise<T> {
  const { body } = await cache.get(noun, key, now, async () => {
    const { value, until } = await read()
    return { body: JSON.stringify(value), until }
  })
  const known = parsed.get(body) as T | undefined
  const value: T = known ?? JSON.parse(Buffer.from(body).toString())
  parsed.set(body, value)
  return value
}
