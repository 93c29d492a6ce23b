import type { ReactNode } from 'react'
import { type BadgeTone, badgeClass } from '../badge.recipe.ts'

/** A word about a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={badgeClass} data-tone={tone}>
      {children}
    </span>
  )
}
