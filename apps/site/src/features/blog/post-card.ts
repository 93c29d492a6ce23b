import type { BlogPostSummary } from '@arkpax/schema/blog'
import { formatDate } from '@arkpax/schema/format-fi'
import { fillPicture, fillTemplate, fillTime } from '~/lib/fill-template.ts'
import { postPath } from '~/lib/paths.ts'
import { unbrokenText } from '~/lib/unbroken-text.ts'
import { CARD_TAGS } from './filter-posts.ts'

/** A server post as a card, from the pattern that `PostCard.astro` leaves. */
export function fillPostCard(pattern: HTMLTemplateElement, post: BlogPostSummary): HTMLElement {
  const date = post.published_at ?? post.created_at
  const { slug, title, excerpt, author, category, tags } = post
  const card = fillTemplate(pattern, {
    title: unbrokenText(title),
    excerpt: unbrokenText(excerpt),
    author,
    category,
    readTime: post.read_time,
  })
  Object.assign(card.dataset, { post: slug, title, excerpt, author, category, date, tags: JSON.stringify(tags) })
  fillTime(card, 'date', date, formatDate(date))
  card.querySelector('h3 a')?.setAttribute('href', postPath(slug))
  fillPicture(card, post.image_url, '')
  fillTags(card, tags.slice(0, CARD_TAGS))
  return card
}

function fillTags(card: HTMLElement, tags: readonly string[]) {
  const list = card.querySelector('[data-card-tags]')
  const pattern = list?.firstElementChild
  if (!list || !pattern) return
  const items = tags.map((tag) => {
    const item = pattern.cloneNode(true)
    const button = item instanceof HTMLElement ? item.querySelector<HTMLElement>('[data-tag]') : null
    if (button) {
      button.dataset.tag = tag
      button.textContent = tag
    }
    return item
  })
  list.replaceChildren(...items)
}
