import type { BlogPost, BlogPostInput } from '@arkpax/schema/blog'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { isEmptyHtml, loadHtmlCleaner } from '../../services/clean-html.ts'
import { withTypedParagraphs } from '../../services/typed-paragraphs.ts'
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
} from './blog.repo.ts'

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
    const post = await insertPost(db, await withCleanContent(body), now)
    await recordAudit(db, now, staff, { action: 'create', ...ofPost(post), after: post })
    return post
  }),

  route('PUT /api/admin/blog/{id}', { changes: ['blog'] }, async ({ db, params, body, version, now, staff }) => {
    const before = await lockPost(db, params.id)
    const replaced = await replacePost(db, params.id, await withCleanContent(body), version, now)
    const post = await changedOrStale(replaced, () => findPost(db, params.id), notFound)
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
      const action = body.is_published ? 'publish' : 'unpublish'
      await recordAudit(db, now, staff, { action, ...ofPost(post), before, after: post })
      return post
    },
  ),
]
