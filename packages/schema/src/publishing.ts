import * as z from 'zod'
import { utcInstant } from './text.ts'

/**
 * A text, a product or a review that the pages were built without, with an older version or with a dead link, and why: in Finnish,
 * for whoever can mend it.
 */
export const leftOut = z.object({
  /** 'content/blog/talvi.mdx', or 'Artikkeli: Talven vinkit'. */
  text: z.string(),
  reason: z.string(),
  /** The text itself is on the pages: only this link of it leads nowhere. */
  dead_link: z.string().optional(),
  /** The page shows the last version of the text that could be built: the one that was first published then. */
  kept_from: utcInstant.optional(),
})
export type LeftOut = z.output<typeof leftOut>

/**
 * How the pages stand to what is published: up to date, changes waiting, being built, the last build failed, or nobody is
 * there to build them.
 */
const publishingStates = ['current', 'waiting', 'building', 'failed', 'unavailable'] as const

/** The state of publishing, for staff. */
export const publishing = z.object({
  state: z.enum(publishingStates),
  /** When the pages that visitors see were finished; null before the first build that is known of. */
  built_at: utcInstant.nullable(),
  /** When the build under way began. */
  started_at: utcInstant.nullable(),
  failed_at: utcInstant.nullable(),
  /** Why the last build failed, in Finnish, and what staff can do about it. */
  failure: z.string().nullable(),
  /** What the program itself said then, for whoever runs the server. */
  failure_detail: z.string().nullable(),
  left_out: z.array(leftOut),
  /** A host of its own builds the pages when it is told to (SITE_REBUILD_HOOK_URL): `built_at` is when it was told. */
  by_hook: z.boolean(),
})
export type Publishing = z.output<typeof publishing>
