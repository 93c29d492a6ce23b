import { crc32, gzipSync } from 'node:zlib'
import type { CachedNoun } from '../db/content-versions.ts'

const ENTRIES_KEPT = 1000
const WORTH_COMPRESSING = 1024

/** A public answer as bytes, with its ETag and the header that belongs to it. */
export interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>
  /** The body compressed, once somebody asks; undefined where it is too small to be worth it. */
  gzip: () => Uint8Array<ArrayBuffer> | undefined
  etag: string
  link: string | undefined
  /** The moment from which it is old. */
  until: string | undefined
}

interface Loaded {
  body: string
  link?: string | undefined
  until?: string | undefined
}

/** Answers of hot public reads, by noun. Forgetting a noun also voids reads of it that are under way. */
export interface ByteCache {
  get(noun: CachedNoun, key: string, now: Date, load: () => Promise<Loaded>): Promise<CachedAnswer>
  forget(noun: CachedNoun): void
}

export function createByteCache(): ByteCache {
  const answers = new Map<CachedNoun, Map<string, CachedAnswer>>()

  const of = (noun: CachedNoun) => {
    const known = answers.get(noun) ?? new Map<string, CachedAnswer>()
    answers.set(noun, known)
    return known
  }

  return {
    async get(noun, key, now, load) {
      const generation = of(noun)
      const known = generation.get(key)
      if (known && !(known.until && known.until <= now.toISOString())) return known
      const answer = toAnswer(await load())
      if (generation.size >= ENTRIES_KEPT) generation.clear()
      generation.set(key, answer)
      return answer
    },
    forget(noun) {
      answers.delete(noun)
    },
  }
}

function toAnswer({ body: text, link, until }: Loaded): CachedAnswer {
  const body = new Uint8Array(Buffer.from(text))
  let gzip: Uint8Array<ArrayBuffer> | undefined
  return {
    body,
    gzip() {
      if (!gzip && body.length > WORTH_COMPRESSING) gzip = new Uint8Array(gzipSync(body))
      return gzip
    },
    etag: `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`,
    link,
    until,
  }
}
