import type { ReactNode } from 'react'
import { emptyStateClass, emptyStateTextClass, emptyStateTitleClass } from '../empty-state.recipe.ts'

/** Nothing to show: what and why; a way on as children. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={emptyStateClass}>
      <h2 className={emptyStateTitleClass}>{title}</h2>
      {text && <p className={emptyStateTextClass}>{text}</p>}
      {children}
    </div>
  )
}
