import type { BlogPost } from '@arkpax/schema/blog'
import { formatDate } from '@arkpax/schema/format-fi'
import { withCalloutLabels } from '@arkpax/schema/text-blocks'
import { fillPicture, fillTemplate, fillTime } from '~/lib/fill-template.ts'

/** What a page shows of a post; the server has cleaned its content. */
type ShownPost = Pick<
  BlogPost,
  'title' | 'category' | 'author' | 'read_time' | 'image_url' | 'tags' | 'content' | 'published_at' | 'created_at'
>

/** The pattern of a post, filled in. */
export function filledPost(template: HTMLTemplateElement, post: ShownPost): HTMLElement {
  const date = post.published_at ?? post.created_at
  const { title, category, author } = post
  const article = fillTemplate(template, {
    title,
    category,
    ...(author && { author }),
    readTime: post.read_time,
  })
  fillTime(article, 'date', date, formatDate(date))
  fillPicture(article, post.image_url, '')
  if (!post.image_url) article.querySelector('[data-picture]')?.remove()
  fillTags(article, post.tags)
  const content = article.querySelector('[data-content] > *')
  // The server sanitises posts when they are written and again when they are read.
  if (content) content.innerHTML = withCalloutLabels(post.content)
  return article
}

/** The link of the pattern leads to the posts of an empty tag. */
function fillTags(article: HTMLElement, tags: readonly string[]) {
  const list = article.querySelector('[data-post-tags]')
  const pattern = list?.firstElementChild
  const items = tags.map((tag) => {
    const item = pattern?.cloneNode(true)
    const link = item instanceof HTMLElement ? item.querySelector('a') : null
    if (link) {
      link.setAttribute('href', link.getAttribute('href') + encodeURIComponent(tag))
      link.textContent = tag
    }
    return item ?? ''
  })
  list?.replaceChildren(...items)
  if (tags.length === 0) list?.closest('aside')?.remove()
}
