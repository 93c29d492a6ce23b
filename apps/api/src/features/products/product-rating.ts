import type { ProductRating } from '@arkpax/schema/reviews'

/** What star counts add up to: `stars[0]` reviews gave one star, `stars[4]` five. Null when nobody has given any. */
export function toRating(stars: number[]): ProductRating | null {
  const count = stars.reduce((sum, given) => sum + given, 0)
  if (count === 0) return null
  const total = stars.reduce((sum, given, index) => sum + given * (index + 1), 0)
  return { average: Math.round((10 * total) / count) / 10, count, stars }
}
