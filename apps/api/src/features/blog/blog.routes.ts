import type { BlogPost, BlogPostInput } from '@arkpax/schema/blog'
import type { BlogSchedule } from '@arkpax/schema/blog-drafts'
import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { isEmptyHtml, loadHtmlCleaner } from '../../services/clean-html.ts'
import {
  deletePost,
  findPost,
  findPublishedPost,
  insertPost,
  listPosts,
  listSummaries,
  lockPost,
  replacePost,
  setPostPublished,
  setPostSchedule,
} from './blog.repo.ts'
import { endDraftOf, settleDraft } from './blog-drafts.service.ts'

const notFound = () => new ApiError('not_found', { detail: 'Artikkelia ei löytynyt.' })

/** Cleans the content; throws `invalid_fields` when nothing is left of it. */
async function withCleanContent(post: BlogPostInput): Promise<BlogPostInput> {
  const clean = await loadHtmlCleaner()
  const content = clean(post.content)
  if (isEmptyHtml(content)) throw invalidField('content', 'Sisältö on pakollinen')
  return { ...post, content }
}

/** Which post a line of the log is about. */
const ofPost = ({ id, title }: BlogPost) => ({ entity: 'blog_post' as const, entityId: String(id), title })

export const blogRoutes = [
  route('GET /api/blog', { cached: 'blog' }, ({ db, query }) => listSummaries(db, query)),

  route('GET /api/blog/{slug}', { cached: 'blog' }, async ({ db, params }) => {
    const post = await findPublishedPost(db, params.slug)
    if (!post) throw notFound()
    return post
  }),

  route('GET /api/admin/blog', {}, ({ db, query }) => listPosts(db, query)),

  route('POST /api/admin/blog/preview', { ownTransaction: true }, async ({ body }) => {
    const clean = await loadHtmlCleaner()
    return { content: withTypedParagraphs(clean(body.content)) }
  }),

  route('GET /api/admin/blog/{id}', {}, async ({ db, params }) => {
    const post = await findPost(db, params.id)
    if (!post) throw notFound()
    return post
  }),

  route('POST /api/admin/blog', { changes: ['blog'] }, async ({ db, body, now, staff }) => {
    const { draft_id, ...input } = body
    const post = await insertPost(db, await withCleanContent(input), now)
    if (draft_id) await endDraftOf(db, draft_id, post)
    await settleDraft(db, { before: undefined, post }, staff.id, now)
    await recordAudit(db, now, staff, { action: 'create', ...ofPost(post), after: post })
    return post
  }),

  route('PUT /api/admin/blog/{id}', { changes: ['blog'] }, async ({ db, params, body, version, now, staff }) => {
    const { draft_version, ...input } = body
    const before = await lockPost(db, params.id)
    const replaced = await replacePost(db, params.id, await withCleanContent(input), version, now)
    const post = await changedOrStale(replaced, () => findPost(db, params.id), notFound)
    await settleDraft(db, { before, post, draftVersion: draft_version }, staff.id, now)
    await recordAudit(db, now, staff, { action: 'update', ...ofPost(post), before, after: post })
    return post
  }),

  route('DELETE /api/admin/blog/{id}', { changes: ['blog'] }, async ({ db, params, now, staff }) => {
    const before = await lockPost(db, params.id)
    if (!before || !(await deletePost(db, params.id))) throw notFound()
    await recordAudit(db, now, staff, { action: 'delete', ...ofPost(before), before })
  }),

  route(
    'PUT /api/admin/blog/{id}/publish',
    { changes: ['blog'] },
    async ({ db, params, body, version, now, staff }) => {
      const before = await lockPost(db, params.id)
      const set = await setPostPublished(db, params.id, body.is_published, version, now)
      const post = await changedOrStale(set, () => findPost(db, params.id), notFound)
      await settleDraft(db, { before, post }, staff.id, now)
      const action = body.is_published ? 'publish' : 'unpublish'
      await recordAudit(db, now, staff, { action, ...ofPost(post), before, after: post })
      return post
    },
  ),

  route('PUT /api/admin/blog/{id}/schedule', {}, async ({ db, params, body, version, now, staff }) => {
    const before = await lockPost(db, params.id)
    if (!before) throw notFound()
    refuseBadSchedule(body, before, now)
    const set = await setPostSchedule(db, params.id, body, version, now)
    const post = await changedOrStale(set, () => findPost(db, params.id), notFound)
    await recordAudit(db, now, staff, { action: 'update', ...ofPost(post), before, after: post })
    return post
  }),
]

/** Throws `invalid_fields` for a time that would never come, or that comes too late. */
function refuseBadSchedule({ publish_at, withdraw_at }: BlogSchedule, post: BlogPost, now: Date): void {
  const isPast = (moment: string) => Date.parse(moment) <= now.getTime()
  if (publish_at && post.is_published) throw invalidField('publish_at', 'Postaus on jo julkaistu.')
  if (publish_at && isPast(publish_at)) throw invalidField('publish_at', 'Aika on jo mennyt.')
  if (withdraw_at && isPast(withdraw_at)) throw invalidField('withdraw_at', 'Aika on jo mennyt.')
  if (withdraw_at && !publish_at && !post.is_published)
    throw invalidField('withdraw_at', 'Postausta ei ole julkaistu eikä ajastettu julkaistavaksi.')
  if (withdraw_at && publish_at && Date.parse(withdraw_at) <= Date.parse(publish_at))
    throw invalidField('withdraw_at', 'Piilottamisen on oltava julkaisemisen jälkeen.')
}
