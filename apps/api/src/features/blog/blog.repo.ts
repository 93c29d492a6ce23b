import type { AdminBlogPost, BlogPost, BlogPostInput, BlogQuery, ListedBlogPost } from '@arkpax/schema/blog'
import type { BlogSchedule } from '@arkpax/schema/blog-drafts'
import type { PageQuery } from '@arkpax/schema/paging'
import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import { type Kysely, type Selectable, sql, type UpdateObject } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type JsonPage, type Page, readCursor, readSerialId, toJsonPage, toPage } from '../../db/keyset.ts'
import { listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchText } from '../../db/search-text.ts'
import { matching } from '../../db/text-search.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { ApiError } from '../../http/api-error.ts'
import { loadHtmlCleaner } from '../../services/clean-html.ts'
import type { BlogPostTable } from './blog.table.ts'
import { SUMMARY_COLUMNS, storeSummaries, unpack } from './blog-summaries.repo.ts'

type PostRow = Selectable<BlogPostTable>

/** The title and content of the posts, drafts too, whose content holds a text as it stands; `text` has no `%` and no `_`. */
export async function listPostsHolding(db: Kysely<Database>, text: string) {
  return db
    .selectFrom('blog_posts')
    .select(['title', 'content'])
    .where('content', 'like', `%${text}%`)
    .orderBy('title')
    .execute()
}

/** The slug and the time of change of every published post. */
export async function listPublishedVersions(db: Kysely<Database>): Promise<[slug: string, updatedAt: string][]> {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['slug', 'updated_at'])
    .where('is_published', '=', true)
    .execute()
  return rows.map((row) => [row.slug, row.updated_at])
}

/** Published posts without content, the one published last first, as the JSON that was made when each was written. */
export async function listSummaries(db: Kysely<Database>, query: PageQuery): Promise<JsonPage> {
  // A limit that is bound anew would have SQLite plan the query and better-sqlite3 make its rows anew each time.
  let rows = db
    .selectFrom('blog_summaries')
    .select(['summary', 'published_at', 'post_id'])
    .orderBy('published_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(sql.lit(query.limit + 1))
  if (query.cursor) {
    const [publishedAt = '', id = ''] = readCursor(query.cursor, 2)
    rows = rows.where(({ or, and, eb }) =>
      or([
        eb('published_at', '<', publishedAt),
        and([eb('published_at', '=', publishedAt), eb('post_id', '<', readSerialId(id))]),
      ]),
    )
  }
  return toJsonPage(
    await rows.execute(),
    query.limit,
    (row) => [row.published_at, String(row.post_id)],
    (row) => row.summary,
  )
}

/** A published post as visitors see it; undefined for a draft and for what is not there. */
export async function findPublishedPost(db: Kysely<Database>, slug: string): Promise<BlogPost | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const { publish_at, withdraw_at, ...post } = (await loadToPost())(row)
  return { ...post, content: withTypedParagraphs(post.content) }
}

const SORTS = {
  date: [text('created_at'), number('id')],
  title: [text('title'), number('id')],
}

/** Posts and drafts by text, state and day, as they were typed; without content when only a summary is asked for. */
export async function listPosts(db: Kysely<Database>, query: BlogQuery): Promise<Page<ListedBlogPost>> {
  const { apply, keyOf } = listOrder(SORTS, query.sort)
  let rows = apply(db.selectFrom('blog_posts').where(onDays('created_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('is_published', '=', query.status === 'published')
  if (query.q) {
    const newest = rows.select(['id', 'search_text as text'])
    rows = rows.where(await matching(db, 'blog_posts', query.q, newest, query.limit + 1))
  }
  const page = rows.limit(query.limit + 1)
  if (query.fields === 'summary') {
    return toPage(
      await page.select([...SUMMARY_COLUMNS, 'publish_at', 'withdraw_at', 'version']).execute(),
      query.limit,
      keyOf,
      unpack,
    )
  }
  return toPage(await page.selectAll().execute(), query.limit, keyOf, await loadToPost())
}

/** A post or draft as it was typed; undefined when it is not there. */
export async function findPost(db: Kysely<Database>, id: number): Promise<AdminBlogPost | undefined> {
  const row = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await loadToPost())(row)
}

/** The same of a post that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockPost(db: Kysely<Database>, id: number): Promise<AdminBlogPost | undefined> {
  await lockRow(db, 'blog_posts', { id })
  return findPost(db, id)
}

/** Stores a new post; throws `slug_taken`. */
export async function insertPost(db: Kysely<Database>, input: BlogPostInput, now: Date): Promise<AdminBlogPost> {
  const createdAt = now.toISOString()
  const row = await db
    .insertInto('blog_posts')
    .values({
      ...toRow(input),
      published_at: input.is_published ? createdAt : null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenSlug)
  await storeSummaries(db, [row])
  return (await loadToPost())(row)
}

/**
 * Replaces a post and remembers when it was first published. Throws `slug_taken`; undefined when the post is not there,
 * or not at `version`, where one is given.
 */
export async function replacePost(
  db: Kysely<Database>,
  id: number,
  input: BlogPostInput,
  version: number | undefined,
  now: Date,
): Promise<AdminBlogPost | undefined> {
  const values = { ...toRow(input), ...onPublishing(input.is_published, now) }
  const row = await updatePost(db, id, values, version, now).catch(refuseTakenSlug)
  if (row) await storeSummaries(db, [row])
  return row && (await loadToPost())(row)
}

/** Publishes or hides a post; undefined when it is not there, or not at `version` where one is given. */
export async function setPostPublished(
  db: Kysely<Database>,
  id: number,
  isPublished: boolean,
  version: number | undefined,
  now: Date,
): Promise<AdminBlogPost | undefined> {
  const values = { is_published: isPublished, ...onPublishing(isPublished, now) }
  const row = await updatePost(db, id, values, version, now)
  if (row) await storeSummaries(db, [row])
  return row && (await loadToPost())(row)
}

/** Sets when a post comes and goes by itself; undefined when it is not there, or not at `version` where one is given. */
export async function setPostSchedule(
  db: Kysely<Database>,
  id: number,
  schedule: BlogSchedule,
  version: number | undefined,
  now: Date,
): Promise<AdminBlogPost | undefined> {
  const row = await updatePost(db, id, schedule, version, now)
  return row && (await loadToPost())(row)
}

/** Writes values over a post as one change more; undefined when it is not there, or not at `version` where one is given. */
const updatePost = (
  db: Kysely<Database>,
  id: number,
  values: UpdateObject<Database, 'blog_posts'>,
  version: number | undefined,
  now: Date,
) =>
  db
    .updateTable('blog_posts')
    .set({ ...values, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()

/** The posts whose time to come or to go has passed. */
export async function listPostsDue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const isPast = now.toISOString()
  const rows = await db
    .selectFrom('blog_posts')
    .select('id')
    .where((eb) => eb.or([eb('publish_at', '<=', isPast), eb('withdraw_at', '<=', isPast)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Publishes or hides a post whose time has come, and forgets that time, so that it is done once. Undefined where another process has done it, or
 * its time has been changed.
 */
export async function carryOutSchedule(
  db: Kysely<Database>,
  id: number,
  what: 'publish_at' | 'withdraw_at',
  now: Date,
): Promise<AdminBlogPost | undefined> {
  const isPublished = what === 'publish_at'
  const row = await db
    .updateTable('blog_posts')
    .set({
      is_published: isPublished,
      [what]: null,
      ...(isPublished && { published_at: publishedAt(now) }),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where(what, '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst()
  if (row) await storeSummaries(db, [row])
  return row && (await loadToPost())(row)
}

/** Deletes a post; false when it is not there. */
export async function deletePost(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('blog_posts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The first publication stays on record, so that a post that was hidden for a while comes back to its place. */
const publishedAt = (now: Date) => sql<string>`coalesce(published_at, ${now.toISOString()})`

/** A post that is published waits for its publication no longer, and one that is hidden by hand is not hidden again. */
const onPublishing = (isPublished: boolean, now: Date) =>
  isPublished
    ? { published_at: publishedAt(now), publish_at: null }
    : { withdraw_at: sql<string | null>`case when is_published then null else withdraw_at end` }

function refuseTakenSlug(error: unknown): never {
  throw isUniqueViolation(error) ? new ApiError('slug_taken') : error
}

function toRow(post: BlogPostInput) {
  const { title, excerpt, author, category, tags } = post
  return { ...post, tags: JSON.stringify(tags), search_text: searchText(title, excerpt, author, category, ...tags) }
}

/** Content is cleaned again when it is read, so that what an older rule let in does not get out. */
async function loadToPost() {
  const clean = await loadHtmlCleaner()
  return ({ search_text, ...row }: PostRow): AdminBlogPost => ({ ...unpack(row), content: clean(row.content) })
}

/** Every tag in use, in no order. */
export async function listTags(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('tags').distinct().limit(500).execute()
  return [...new Set(rows.flatMap(({ tags }): string[] => JSON.parse(tags)))]
}

/** The titles of the newest hundred posts and drafts. */
export async function listTitles(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('title').orderBy('id', 'desc').limit(100).execute()
  return rows.map(({ title }) => title)
}

/** The slugs that begin like this one. */
export async function listSlugsLike(db: Kysely<Database>, slug: string): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('slug').where('slug', 'like', `${slug}%`).execute()
  return rows.map((row) => row.slug)
}
