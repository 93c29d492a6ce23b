import { useEffect, useState } from 'react'
import * as z from 'zod'
import { dropDraft, keepDraft, readDraft } from '~/components/admin/form-drafts.ts'

/** Text that is typed of a message but not saved. */
const draft = z.object({
  text: z.string(),
  /** What was there when it was begun: what has come since is somebody else's. */
  base: z.string(),
})
export type Draft = z.output<typeof draft>

const stored = z.array(z.tuple([z.string(), draft]))

/** Drafts by message: neither opening another message nor reloading the page loses any. */
export interface Drafts {
  get(messageId: string): Draft | undefined
  set(messageId: string, draft: Draft): void
  drop(messageId: string): void
  /** Whether there is any. */
  isAny: boolean
}

/** The drafts that the tab keeps under `name`. */
export function useDrafts(name: 'notes' | 'replies' | 'team-notes'): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(() => new Map(readDraft(name, stored)))
  useEffect(() => {
    if (drafts.size > 0) keepDraft(name, [...drafts])
    else dropDraft(name)
  }, [name, drafts])
  return {
    get: (messageId) => drafts.get(messageId),
    set: (messageId, draft) => setDrafts((all) => new Map(all).set(messageId, draft)),
    drop: (messageId) => setDrafts((all) => new Map([...all].filter(([id]) => id !== messageId))),
    isAny: drafts.size > 0,
  }
}
