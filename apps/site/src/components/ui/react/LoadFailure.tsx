import { readFailure } from '~/lib/failure-text.ts'
import { Button } from './Button.tsx'
import { readStatesText } from './read-states.fi.ts'

interface Props {
  title: string
  /** What was thrown: the server's own account of it is shown where it gave one, or that it could not be reached. */
  error?: unknown
  onRetry: () => void
}

/** A read that failed, and a way to try again. */
export function LoadFailure({ title, error, onRetry }: Props) {
  const detail = error ? readFailure(error) : undefined
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-tint p-5">
      <p className="font-semibold">{title}</p>
      {detail && <p>{detail}</p>}
      <Button onClick={onRetry}>{readStatesText.tryAgain}</Button>
    </div>
  )
}
