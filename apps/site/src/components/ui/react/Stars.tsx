import { emptyStarClass, starsPath } from '../star-shape.ts'
import { starsOutOfFive } from '../stars.fi.ts'

/** The stars that one review gives: a whole number from 1 to 5. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  return (
    <svg
      className={`h-4.5 w-auto ${className}`}
      viewBox="0 0 120 24"
      role="img"
      aria-label={starsOutOfFive(String(rating))}
    >
      <path d={starsPath(5)} className={emptyStarClass} />
      <path d={starsPath(rating)} className="fill-ink" />
    </svg>
  )
}
