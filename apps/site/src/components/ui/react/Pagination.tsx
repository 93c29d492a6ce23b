import { Fragment } from 'react'
import { pageClass, pageNumbers } from '../pagination.recipe.ts'

interface Props {
  current: number
  count: number
  onChange: (page: number) => void
}

/** Buttons to the pages of a list; nothing for a single page. */
export function Pagination({ current, count, onChange }: Props) {
  if (count <= 1) return null
  return (
    <nav aria-label="Sivut" className="flex flex-wrap items-center gap-1">
      {pageNumbers(current, count).map((page, index) => (
        <Fragment key={page ?? `gap-${index}`}>
          {page === null ? (
            <span className="px-1 text-ink-muted">…</span>
          ) : (
            <button
              type="button"
              className={pageClass}
              aria-label={`Sivu ${page}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onChange(page)}
            >
              {page}
            </button>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
