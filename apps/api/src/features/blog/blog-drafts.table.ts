import type { BlogRevision } from '@arkpax/schema/blog-drafts'
import type { Generated } from 'kysely'

/** A post as it is being written: the one draft of a post, or a post that is not there yet. */
export interface BlogDraftTable {
  /** The id of the post, or a UUID of the browser's. */
  id: string
  post_id: number | null
  /** JSON of `blogDraftFields`. */
  fields: string
  /** How many times it has been kept, from 1. */
  version: Generated<number>
  /** 1 while it holds something that the post does not have. */
  is_changed: number
  post_version: number | null
  writer_id: string | null
  saved_at: string
}

/** A text of a post as it once was. */
export interface BlogRevisionTable {
  id: string
  draft_id: string
  post_id: number | null
  kind: BlogRevision['kind']
  /** JSON of `blogDraftFields`. */
  fields: string
  writer_id: string | null
  created_at: string
}

/** A link with which anyone reads a draft. */
export interface BlogShareTable {
  id: string
  draft_id: string
  post_id: number | null
  maker_id: string | null
  created_at: string
  expires_at: string
}
