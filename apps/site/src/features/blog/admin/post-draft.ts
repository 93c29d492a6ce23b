import * as z from 'zod'
import { sentKey } from '../../../components/admin/sent-key.ts'
import { type PostValues, postValues } from './post-values.ts'

const PREFIX = 'arkpax:blog-draft:'
const NEW_POST_KEY = 'arkpax:blog-sent'

const storedDraft = z.object({ values: postValues, keptAt: z.string() })

/** Text of a post that was typed but not saved. `id` is that of the post, or null for a new one. */
export interface PostDraft {
  id: number | null
  values: PostValues
  /** When it was typed, UTC. */
  keptAt: string
}

const keyOf = (id: number | null) => PREFIX + (id ?? 'new')

/** Keeps what has been typed; false when the browser has no room for it. */
export function keepDraft(id: number | null, values: PostValues, now: Date, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ values, keptAt: now.toISOString() }))
    return true
  } catch {
    return false
  }
}

/** What was typed of a post and not saved; undefined when nothing was, or it cannot be read. */
export function readDraft(id: number | null, storage: Storage = localStorage): PostDraft | undefined {
  const { data } = storedDraft.safeParse(readJson(storage.getItem(keyOf(id))))
  return data && { id, ...data }
}

/** Every draft of this browser, the newest first. */
export function listDrafts(storage: Storage = localStorage): PostDraft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readDraft(idOf(key.slice(PREFIX.length)), storage) ?? [])
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))
}

export function dropDraft(id: number | null, storage: Storage = localStorage): void {
  storage.removeItem(keyOf(id))
  if (id === null) storage.removeItem(NEW_POST_KEY)
}

/** The idempotency key of making a post of this content: the same until the content changes or the draft is dropped. */
export const newPostKey = (content: string, storage: Storage = localStorage): string =>
  sentKey(storage, NEW_POST_KEY, content)

const idOf = (name: string) => (/^\d+$/.test(name) ? Number(name) : null)

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
