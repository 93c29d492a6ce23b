import { skeletonClass } from '../skeleton.recipe.ts'

/** A place that is being filled; give it the size of what comes. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span className={`${skeletonClass} ${className}`} aria-hidden="true" />
}
