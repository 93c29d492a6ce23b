import { ApiError } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { Button } from './Button.tsx'
import { readStatesText } from './read-states.fi.ts'

interface Props {
  title: string
  /** What was thrown: the server's own account of it is shown where it gave one, or that it could not be reached. */
  error?: unknown
  onRetry: () => void
}

/** A read that failed, and a way to try again unless there is no such thing. */
export function LoadFailure({ title, error, onRetry }: Props) {
  const detail = error ? readFailure(error) : undefined
  const isThere = !(error instanceof ApiError && error.status === 404)
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-tint p-5">
      <p className="font-semibold">{title}</p>
      {detail && <p>{detail}</p>}
      {isThere && <Button onClick={onRetry}>{readStatesText.tryAgain}</Button>}
    </div>
  )
}
