import { formatAverage, formatNumber } from '@arkpax/schema/format-fi'
import type { ProductRating } from '@arkpax/schema/reviews'
import { countedReviews } from '~/components/ui/stars.fi.ts'

/** Brings the average and the bars of a product's reviews up to date. */
export function showSummary(summary: HTMLElement, rating: ProductRating | null): void {
  summary.hidden = !rating
  if (!rating) return
  summary.querySelector('[data-part="average"]')?.replaceChildren(formatAverage(rating.average))
  summary.querySelector('[data-part="count"]')?.replaceChildren(countedReviews(rating.count))
  for (const row of summary.querySelectorAll<HTMLElement>('[data-stars]')) {
    const given = rating.stars[Number(row.dataset.stars) - 1] ?? 0
    row.querySelector('[data-part="bar"]')?.setAttribute('width', String((100 * given) / rating.count))
    row.querySelector('[data-part="given"]')?.replaceChildren(formatNumber(given))
  }
}
