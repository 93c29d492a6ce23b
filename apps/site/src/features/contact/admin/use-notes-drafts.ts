import { useState } from 'react'

/** Notes that are typed but not saved, by message: opening another message in between loses none. */
export interface NotesDrafts {
  get(messageId: string): string | undefined
  set(messageId: string, notes: string): void
  drop(messageId: string): void
}

export function useNotesDrafts(): NotesDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    get: (messageId) => drafts.get(messageId),
    set: (messageId, notes) => setDrafts((all) => new Map(all).set(messageId, notes)),
    drop: (messageId) => setDrafts((all) => new Map([...all].filter(([id]) => id !== messageId))),
  }
}
