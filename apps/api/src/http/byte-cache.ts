import { crc32 } from 'node:zlib'
import type { CachedNoun } from '../db/content-versions.ts'
import { compress, type Encoding } from './encodings.ts'

const ENTRIES_KEPT = 1000
/** A longer one is nobody's link: it is read through the framework each time. */
const TARGET_KEPT = 1000
const WORTH_COMPRESSING = 1024

/** A public answer as bytes, with its ETag and the header that belongs to it. */
export interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>
  /** The body compressed, once somebody asks; undefined where it is too small to be worth it. */
  compressed: (encoding: Encoding) => Uint8Array<ArrayBuffer> | undefined
  etag: string
  link: string | undefined
  /** The moment from which it is old. */
  until: string | undefined
}

/** A cached answer with the pattern of the route that gave it. */
export interface AnsweredTarget {
  answer: CachedAnswer
  route: string
}

interface Loaded {
  body: string
  link?: string | undefined
  until?: string | undefined
}

/** Answers of hot public reads, by noun. Forgetting a noun also voids reads of it that are under way. */
export interface ByteCache {
  get(noun: CachedNoun, key: string, now: Date, load: () => Promise<Loaded>): Promise<CachedAnswer>
  /** Notes that a path with its query, as it stands on the request's line, is answered by what is kept under `key`. */
  noteTarget(noun: CachedNoun, key: string, target: string, route: string): void
  /** What a noted target is answered with; undefined once that is forgotten or old. */
  answerOf(target: string, now: () => Date): AnsweredTarget | undefined
  forget(noun: CachedNoun): void
}

/** What is kept of a noun until it changes. */
interface Kept {
  answers: Map<string, CachedAnswer>
  targets: Map<string, AnsweredTarget>
}

export function createByteCache(): ByteCache {
  const nouns = new Map<CachedNoun, Kept>()

  const of = (noun: CachedNoun) => {
    const known = nouns.get(noun) ?? { answers: new Map(), targets: new Map() }
    nouns.set(noun, known)
    return known
  }

  return {
    async get(noun, key, now, load) {
      const { answers } = of(noun)
      const known = answers.get(key)
      if (known && !isOld(known, now)) return known
      const answer = toAnswer(await load())
      keep(answers, key, answer)
      return answer
    },
    noteTarget(noun, key, target, route) {
      const { answers, targets } = of(noun)
      // A change since it was read has made it old: then there is nothing under its key.
      const answer = answers.get(key)
      if (answer && target.length <= TARGET_KEPT) keep(targets, target, { answer, route })
    },
    answerOf(target, now) {
      for (const { targets } of nouns.values()) {
        const known = targets.get(target)
        if (known) return known.answer.until && isOld(known.answer, now()) ? undefined : known
      }
      return undefined
    },
    forget(noun) {
      nouns.delete(noun)
    },
  }
}

const isOld = ({ until }: CachedAnswer, now: Date) => until !== undefined && until <= now.toISOString()

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  if (kept.size >= ENTRIES_KEPT && !kept.has(key)) kept.clear()
  kept.set(key, value)
}

function toAnswer({ body: text, link, until }: Loaded): CachedAnswer {
  const body = new Uint8Array(Buffer.from(text))
  const made = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  return {
    body,
    compressed(encoding) {
      if (body.length <= WORTH_COMPRESSING) return undefined
      const bytes = made.get(encoding) ?? compress(body, encoding)
      made.set(encoding, bytes)
      return bytes
    },
    etag: `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`,
    link,
    until,
  }
}
