import { randomUUID } from 'node:crypto'
import { UNTITLED_POST } from '@arkpax/schema/blog-labels'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { imageUrl } from '@arkpax/schema/text'
import { withCalloutLabels } from '@arkpax/schema/text-blocks'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { fillPage } from '../../http/page-parts.ts'
import { openShare } from './blog-share.service.ts'

const PAGE = '/luonnos/shell'

/** A draft as its post would look, for whoever has the link; no search engine keeps it, and nothing on the way does. */
export const blogSharePage = new Hono<ApiEnv>().get('/luonnos/:token', async (c) => {
  const { deps } = c.var
  const shared = await openShare(deps.db, c.req.param('token'), deps.now())
  const page = await deps.readPage(PAGE)
  if (!page) throw new ApiError('not_found')
  privately(c, page.csp)
  if (!shared) return c.html(fillPage(page.html, { found: false, missing: true }), 404)
  const { title, category, author, read_time, content, image_url } = shared.fields
  const picture = imageUrl('').safeParse(image_url)
  // The text is HTML and is put in last, in a place that nobody can have typed.
  const place = randomUUID()
  const html = fillPage(page.html, {
    found: true,
    missing: false,
    title: title || UNTITLED_POST,
    category,
    author,
    read_time,
    picture: picture.success ? picture.data : false,
    content: place,
    until: formatDateTime(shared.expiresAt),
  })
  return c.html(html.replace(place, () => withCalloutLabels(content)))
})

function privately(c: Context<ApiEnv>, csp: string): void {
  c.header('Content-Security-Policy', csp)
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Cache-Control', 'no-store')
}
