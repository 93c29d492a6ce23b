import type { ReactNode } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { readFailure } from '~/lib/failure-text.ts'
import { dashboardText as text } from './dashboard.fi.ts'

interface Read<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface Props<T> {
  read: Read<T>
  failure: string
  children: (data: T) => ReactNode
}

/** What was read, or its place while it is on its way, or why it did not come and a way to try again. */
export function Loaded<T>({ read, failure, children }: Props<T>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.error) return <Waiting />
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-tint p-5">
      <p className="font-semibold">{failure}</p>
      <p>{readFailure(read.error)}</p>
      <Button onClick={() => read.refetch()}>{text.tryAgain}</Button>
    </div>
  )
}

/** Something is on its way. */
export function Waiting() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
