import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { blogText } from '~/features/blog/blog.fi.ts'
import { builtInPosts } from '~/features/blog/blog-content.ts'
import { company } from '~/lib/company.ts'
import { paths, postPath } from '~/lib/paths.ts'

/** The blog as a feed, newest first. */
export const GET: APIRoute = async ({ site = new URL('http://localhost') }) => {
  const posts = await builtInPosts()
  return rss({
    title: `${company.brand} – ${blogText.title.toLocaleLowerCase('fi')}`,
    description: blogText.description,
    site: new URL(paths.blog, site),
    trailingSlash: false,
    customData: '<language>fi</language>',
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: new URL(postPath(id), site).href,
      pubDate: new Date(data.date),
      categories: [data.category, ...data.tags],
    })),
  })
}
