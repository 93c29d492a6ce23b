import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'
import { readStatesText } from './read-states.fi.ts'
import { Skeleton } from './Skeleton.tsx'

interface Props<T> {
  read: { data: T | undefined; error: Error | null; refetch: () => unknown }
  failure: string
  /** In the place of what is on its way. */
  waiting?: ReactNode
  /** In the place of a list without rows. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** What was read, or its place while it is on its way, or why it did not come and a way to try again. */
export function Loaded<T>({ read, failure, waiting = <Waiting />, empty, children }: Props<T>) {
  const { data, error, refetch } = read
  if (data !== undefined) return empty && Array.isArray(data) && !data.length ? empty : children(data)
  return error ? <LoadFailure title={failure} error={error} onRetry={refetch} /> : waiting
}

/** Something is on its way. */
export function Waiting() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{readStatesText.loading}</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
