import { useEffect, useState } from 'react'
import * as z from 'zod'

const stored = z.array(z.tuple([z.string(), z.string()])).catch([])

/** Text that is typed but not saved, by message: neither opening another message nor reloading the page loses any. */
export interface Drafts {
  get(messageId: string): string | undefined
  set(messageId: string, text: string): void
  drop(messageId: string): void
}

/** The drafts that the tab keeps under `key`. */
export function useDrafts(key: 'admin_notes' | 'admin_replies'): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(() => readStored(key))
  useEffect(() => sessionStorage.setItem(key, JSON.stringify([...drafts])), [key, drafts])
  return {
    get: (messageId) => drafts.get(messageId),
    set: (messageId, text) => setDrafts((all) => new Map(all).set(messageId, text)),
    drop: (messageId) => setDrafts((all) => new Map([...all].filter(([id]) => id !== messageId))),
  }
}

const readStored = (key: string) => new Map(stored.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]')))
