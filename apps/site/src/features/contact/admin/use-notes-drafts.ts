import { useEffect, useState } from 'react'
import * as z from 'zod'

const KEY = 'admin_notes'
const stored = z.array(z.tuple([z.string(), z.string()])).catch([])

/** Notes that are typed but not saved, by message: neither opening another message nor reloading the page loses any. */
export interface NotesDrafts {
  get(messageId: string): string | undefined
  set(messageId: string, notes: string): void
  drop(messageId: string): void
}

export function useNotesDrafts(): NotesDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(readStored)
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify([...drafts])), [drafts])
  return {
    get: (messageId) => drafts.get(messageId),
    set: (messageId, notes) => setDrafts((all) => new Map(all).set(messageId, notes)),
    drop: (messageId) => setDrafts((all) => new Map([...all].filter(([id]) => id !== messageId))),
  }
}

const readStored = () => new Map(stored.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]')))
