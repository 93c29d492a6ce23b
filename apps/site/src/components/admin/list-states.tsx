import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { readFailure } from '~/lib/failure-text.ts'
import { adminTexts } from './admin.fi.ts'

/** Something is on its way. */
export function Loading({ className = 'py-14' }: { className?: string }) {
  return (
    <p role="status" className={`grid place-items-center text-ink-muted ${className}`}>
      {adminTexts.loading}
    </p>
  )
}

interface FailureProps {
  title: string
  /** What was thrown: the server's own account of it is shown where it gave one, or that it could not be reached. */
  error?: unknown
  onRetry: () => void
}

/** A read that failed, and a way to try again. */
export function LoadFailure({ title, error, onRetry }: FailureProps) {
  const detail = error ? readFailure(error) : undefined
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-tint p-5">
      <p className="font-semibold">{title}</p>
      {detail && <p>{detail}</p>}
      <Button onClick={onRetry}>{adminTexts.tryAgain}</Button>
    </div>
  )
}

interface NoMatchesProps {
  title: string
  text: string
  onClear: () => void
}

/** The filters choose nothing; one press shows everything again. */
export function NoMatches({ title, text, onClear }: NoMatchesProps) {
  return (
    <EmptyState title={title} text={text}>
      <Button className="mt-3" onClick={onClear}>
        {adminTexts.clearFilters}
      </Button>
    </EmptyState>
  )
}
