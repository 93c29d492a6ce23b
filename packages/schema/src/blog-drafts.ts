import * as z from 'zod'
import { utcInstant } from './text.ts'
import { version } from './version.ts'

const typed = (max: number) => z.string().max(max, `Enintään ${max.toLocaleString('fi-FI')} merkkiä`)

/** What is typed of a post, just as it is typed: nothing is asked for, trimmed or cleaned before the post is saved. */
export const blogDraftFields = z.object({
  title: typed(5_000),
  slug: typed(5_000),
  excerpt: typed(20_000),
  content: typed(1_000_000),
  author: typed(5_000),
  category: typed(5_000),
  tags: typed(20_000),
  image_url: typed(5_000),
  read_time: typed(5_000),
})
export type BlogDraftFields = z.output<typeof blogDraftFields>

/** The id of a draft: that of its post, or a UUID that the browser has made for a post that is not there yet. */
export const blogDraftId = z.object({
  id: z.union(
    [
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .refine((id) => Number(id) <= 2_147_483_647),
      z.uuid(),
    ],
    'Tuntematon tunniste',
  ),
})

const writer = z.string().nullable()

/** A post as it is being written. Visitors see nothing of it before the post itself is saved. */
export const blogDraft = z.object({
  id: z.string(),
  post_id: z.int().nullable(),
  fields: blogDraftFields,
  /** How many times it has been kept; 0 while the post is as it was saved and nothing has been typed. */
  version: version.or(z.literal(0)),
  /** Something has been typed that the post does not have. */
  is_changed: z.boolean(),
  /** The version of the post on which it was begun; null of a post that is not there yet. */
  post_version: version.nullable(),
  /** Who typed last; null when that person has left, or nothing has been typed. */
  saved_by: writer,
  saved_at: utcInstant.nullable(),
})
export type BlogDraft = z.output<typeof blogDraft>

/** What the browser keeps on the server while somebody writes. */
export const blogDraftInput = z.object({
  fields: blogDraftFields,
  post_version: version.nullable().default(null),
})

/** That the server has it. */
export const blogDraftKept = blogDraft.pick({ version: true, saved_at: true })

/** A draft in the list of what has been typed and not saved. */
export const listedBlogDraft = blogDraft
  .pick({ id: true, post_id: true, saved_by: true })
  .extend({ title: z.string(), saved_at: utcInstant })
export type ListedBlogDraft = z.output<typeof listedBlogDraft>

/**
 * Why a revision was kept: the post was made, saved, published, hidden, or published by its schedule; the work paused or passed to another
 * person; an older text was brought back; or another text took its place.
 */
const blogRevisionKinds = ['created', 'updated', 'published', 'unpublished', 'pause', 'restored', 'replaced'] as const

/** A text of a post as it once was. */
export const blogRevision = z.object({
  id: z.string(),
  kind: z.enum(blogRevisionKinds),
  /** Who wrote it; null when that person has left, or when it was the schedule. */
  saved_by: writer,
  created_at: utcInstant,
  fields: blogDraftFields,
})
export type BlogRevision = z.output<typeof blogRevision>

export const listedBlogRevision = blogRevision.omit({ fields: true })
export type ListedBlogRevision = z.output<typeof listedBlogRevision>

/** When a post comes onto the site and goes from it by itself; null where it does not. */
export const blogSchedule = z.object({
  publish_at: utcInstant.nullable(),
  withdraw_at: utcInstant.nullable(),
})
export type BlogSchedule = z.output<typeof blogSchedule>

/** For how many days a link to an unpublished draft is open. */
export const blogShareDays = [1, 7, 30] as const
export const blogShareInput = z.object({
  days: z.union(
    blogShareDays.map((days) => z.literal(days)),
    'Valitse, kuinka kauan linkki on voimassa',
  ),
})

/** A link with which anyone reads a draft. */
export const blogShare = z.object({
  id: z.string(),
  /** `/luonnos/…` */
  path: z.string(),
  made_by: writer,
  created_at: utcInstant,
  expires_at: utcInstant,
})
export type BlogShare = z.output<typeof blogShare>
