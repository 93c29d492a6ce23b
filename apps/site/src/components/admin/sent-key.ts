import * as z from 'zod'

const sent = z.object({ content: z.string(), key: z.string() })

/**
 * The idempotency key of what a draft sends, kept beside the draft under `name`: the same for the same content, also after
 * a reload, so that a lost answer followed by a second press stores it once. Where there is no room, it is new every time.
 */
export function sentKey(storage: Storage, name: string, content: string): string {
  const kept = read(storage.getItem(name))
  if (kept?.content === content) return kept.key
  const key = crypto.randomUUID()
  try {
    storage.setItem(name, JSON.stringify({ content, key }))
  } catch {
    storage.removeItem(name)
  }
  return key
}

const read = (kept: string | null) => (kept === null ? undefined : sent.safeParse(JSON.parse(kept)).data)
