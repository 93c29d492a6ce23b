import type { AdminBlogPost } from '@arkpax/schema/blog'
import { draftFieldsOf } from '@arkpax/schema/blog-draft-fields'
import { asStaff } from '~/components/admin/admin-session.ts'
import { ApiError, call } from '~/lib/api.ts'
import { browserStore } from './draft-store.ts'
import { isJustMade } from './new-draft-id.ts'
import { newPostFields } from './post-values.ts'
import type { DraftStart } from './use-kept-draft.ts'

/** Everything that the screen of a post begins with. */
export interface ReadPost {
  /** Null of one that is not there yet. */
  post: AdminBlogPost | null
  start: DraftStart
  /** The version of the post on which the draft was begun. */
  draftOf: number | null
  /** The draft holds what the post does not. */
  isChanged: boolean
}

/** The texts that this browser has of a draft and the server has not; none where it keeps none. */
const readLeftBehind = (draftId: string) => browserStore.list(draftId).catch(() => [])

/** Reads a post with its draft, and what tabs have left behind of it. */
export async function readPost(id: number): Promise<ReadPost> {
  const [post, draft, leftBehind] = await Promise.all([
    asStaff(() => call('GET /api/admin/blog/{id}', { params: { id } })),
    asStaff(() => call('GET /api/admin/blog-drafts/{id}', { params: { id: String(id) } })),
    readLeftBehind(String(id)),
  ])
  const { fields, version, saved_at: keptAt, is_changed: isChanged, post_version: draftOf } = draft
  // One that holds nothing more is told by the post: a save over the API does not touch it.
  const start = { fields: isChanged ? fields : draftFieldsOf(post), version, keptAt, leftBehind }
  return { post, start, draftOf, isChanged }
}

/** Reads a post that is not there yet, which may have been begun. */
export async function readNewPost(draftId: string): Promise<ReadPost> {
  const [draft, leftBehind] = await Promise.all([
    isJustMade(draftId) ? null : readBegun(draftId),
    readLeftBehind(draftId),
  ])
  const start = draft
    ? { fields: draft.fields, version: draft.version, keptAt: draft.saved_at, leftBehind }
    : { fields: newPostFields, version: 0, keptAt: null, leftBehind }
  return { post: null, start, draftOf: null, isChanged: draft !== null }
}

const readBegun = (draftId: string) =>
  asStaff(() => call('GET /api/admin/blog-drafts/{id}', { params: { id: draftId } })).catch(nothingYet)

function nothingYet(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
