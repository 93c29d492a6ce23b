import { formatDate } from '@arkpax/schema/format-fi'
import type { Review } from '@arkpax/schema/reviews'
import { setStars } from '~/components/ui/set-stars.ts'
import { fillTemplate, fillTime } from '~/lib/fill-template.ts'
import { isLong, versionOf } from './review-rules.ts'
import { reviewsText as text } from './reviews.fi.ts'

/** A review as the page's pattern shows it; what people have written is text, never markup. */
export function reviewItem(template: HTMLTemplateElement, review: Review): HTMLElement {
  const { rating, title, comment, answer, answered_at, edited_at, created_at } = review
  const item = fillTemplate(template, {
    title: title ?? '',
    comment: comment ?? '',
    edited: edited_at ? `${text.edited} ${formatDate(edited_at)}` : '',
    answer: answer ?? '',
    answeredOn: answered_at ? formatDate(answered_at) : '',
  })
  const part = (name: string) => item.querySelector<HTMLElement>(`[data-part="${name}"]`)
  item.dataset.review = versionOf(review)
  fillTime(item, 'writtenOn', created_at, formatDate(created_at))
  setStars(item, rating)
  part('verified')?.toggleAttribute('hidden', !review.verified_purchase)
  part('answered')?.toggleAttribute('hidden', !answer)
  part('comment')?.toggleAttribute('data-folded', isLong(comment))
  item.querySelector('[data-unfold]')?.toggleAttribute('hidden', !isLong(comment))
  return item
}

/** Unfolds a long review, or folds it again. */
export function toggleFold(button: HTMLElement): void {
  const comment = button.previousElementSibling
  const unfolded = comment?.toggleAttribute('data-folded') === false
  button.setAttribute('aria-expanded', String(unfolded))
  button.textContent = unfolded ? text.fold : text.unfold
}
