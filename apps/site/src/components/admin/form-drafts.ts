import type * as z from 'zod'
import { ADMIN_TOKEN } from '~/lib/api.ts'
import { copyDrafts, forgetCopies } from './draft-copies.ts'
import { KEY, PREFIX } from './draft-names.ts'
import { sentKey } from './sent-key.ts'

/**
 * What staff have typed and not saved lives in the tab's own storage: it survives a reload and the end of a session. A locked
 * copy survives a crash (`draft-copies.ts`). It may hold customers' data, so signing out forgets it.
 */
export function keepDraft(name: string, draft: unknown): void {
  if (localStorage.getItem(ADMIN_TOKEN) === null) return
  sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  copyDrafts()
}

/** What was kept under a name; undefined when nothing was, or it is not what the schema says. */
export function readDraft<Draft>(name: string, schema: z.ZodType<Draft>): Draft | undefined {
  const kept = sessionStorage.getItem(PREFIX + name)
  return kept === null ? undefined : schema.safeParse(JSON.parse(kept)).data
}

/** The idempotency key of sending this content from a draft: the same until the content changes or the draft is dropped. */
export const draftKey = (name: string, content: string): string => sentKey(sessionStorage, KEY + name, content)

export function dropDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name)
  sessionStorage.removeItem(KEY + name)
  copyDrafts()
}

/** Whether this tab holds something that was typed and not saved. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))

/** Forgets everything that was typed in this tab and not saved. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) || key.startsWith(KEY)) sessionStorage.removeItem(key)
  forgetCopies()
}
