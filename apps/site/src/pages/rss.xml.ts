import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { blogText } from '~/features/blog/blog.fi.ts'
import { builtInPosts, cardPosts, serverPosts } from '~/features/blog/blog-content.ts'
import { feedItems } from '~/features/blog/feed-items.ts'
import { feedHtml } from '~/features/blog/post-blocks.ts'
import { loadPostRenderer } from '~/features/blog/post-html.ts'
import { paths } from '~/lib/paths.ts'
import { published } from '~/lib/published.ts'
import { company } from '~/lib/settings.ts'

/** The blog as a feed, newest first: every post of the build with its whole text. */
export const GET: APIRoute = async ({ site = new URL('http://localhost') }) => {
  const self = new URL(paths.feed, site).href
  return rss({
    title: `${company.brand} – ${blogText.title.toLocaleLowerCase('fi')}`,
    description: blogText.description,
    site: new URL(paths.blog, site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>fi</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: feedItems(await postsWithText(), site),
  })
}

async function postsWithText() {
  const renderPost = await loadPostRenderer()
  const builtIn = await builtInPosts()
  const textOf = (slug: string) => {
    const post = builtIn.find(({ id }) => id === slug)
    const fromServer = serverPosts.find((written) => written.slug === slug)
    if (fromServer) return feedHtml(fromServer.content, published.products)
    return post ? renderPost(post) : ''
  }
  const posts = await cardPosts()
  return Promise.all(posts.map(async (post) => ({ ...post, html: await textOf(post.slug) })))
}
