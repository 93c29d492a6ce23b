import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { ListedReturns } from './ListedReturns.tsx'
import { returnsText as text } from './returns.fi.ts'

/** The returns that one unit came back with, newest first. */
export function ReturnsOfUnit({ serial }: { serial: string }) {
  const read = useRead('GET /api/admin/units/{serial}/returns', { params: { serial } })
  return (
    <Loaded
      read={read}
      failure={text.ofOrderFailed}
      waiting={<Skeleton className="h-16" />}
      empty={<p className="text-ink-muted">{text.noneOfUnit}</p>}
    >
      {(returns) => <ListedReturns returns={returns} />}
    </Loaded>
  )
}
