import type { APIRoute } from 'astro'
import { builtInPosts } from '~/features/blog/blog-content.ts'
import { loadPostRenderer } from '~/features/blog/post-html.ts'

/** The posts that came with the site, with their text as HTML, for whoever begins a new one from them. */
export const GET: APIRoute = async () => {
  const renderPost = await loadPostRenderer()
  const posts = await Promise.all(
    (await builtInPosts()).map(async (post) => {
      const { title, excerpt, author, category, tags, readTime, image } = post.data
      const fields = { slug: post.id, title, excerpt, author, category, tags: tags.join(', '), read_time: readTime }
      return { ...fields, image_url: `/images/${image}-1200.webp`, content: await renderPost(post) }
    }),
  )
  return Response.json(posts)
}
