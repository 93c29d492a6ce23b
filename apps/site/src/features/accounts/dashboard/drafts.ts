import { knownUser } from '~/lib/auth-user.ts'
import { DRAFT_PREFIX } from '~/lib/draft-prefix.ts'

/** What the open forms hold, by the name of the form. */
const open = new Map<string, () => unknown>()

/** Lets a form be kept when the session ends under it; gives the way to stop. Never for passwords. */
export function watchForm(name: string, read: () => unknown): () => void {
  open.set(name, read)
  return () => open.delete(name)
}

/** Keeps what the open forms hold for this customer until the tab is closed. */
export function keepDrafts(): void {
  for (const [name, read] of open) {
    sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify({ owner: knownUser()?.email, values: read() }))
  }
}

/** What a form held when the session ended, once, and only for the customer who typed it. */
export function takeDraft<Values>(name: string, owner: string): Values | undefined {
  const kept = sessionStorage.getItem(DRAFT_PREFIX + name)
  sessionStorage.removeItem(DRAFT_PREFIX + name)
  const draft: { owner?: string; values?: Values } = JSON.parse(kept ?? '{}')
  return draft.owner === owner ? draft.values : undefined
}

/** Whether a form was open when the session ended. */
export const hasDraft = (name: string) => sessionStorage.getItem(DRAFT_PREFIX + name) !== null

/** Leaves nothing behind on sign-out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
}
