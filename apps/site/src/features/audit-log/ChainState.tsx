import { formatNumber } from '@arkpax/schema/format-fi'
import { ShieldCheck } from 'lucide-react'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { auditLogText } from './audit-log.fi.ts'

const text = auditLogText.chain

/** Whether every line of the log is as it was written. */
export function ChainState() {
  const { data, error, isFetching, refetch } = useFreshRead('GET /api/admin/audit-log/chain')
  const again = (
    <Button size="sm" pending={isFetching} onClick={() => refetch()}>
      {text.again}
    </Button>
  )
  if (error)
    return (
      <Notice urgent text={text.failed}>
        {again}
      </Notice>
    )
  if (!data)
    return (
      <p role="status" className="text-ink-muted">
        {text.checking}
      </p>
    )
  if (data.broken)
    return (
      <Notice
        urgent
        title={text.broken(formatNumber(data.broken.number))}
        text={`${text.faults[data.broken.reason]} ${text.text}`}
      >
        {again}
      </Notice>
    )
  return (
    <p className="flex max-w-prose items-start gap-2">
      <ShieldCheck className="mt-0.5 size-5 shrink-0 text-forest" aria-hidden="true" />
      <span>
        {text.whole(formatNumber(data.lines))} {data.forgotten > 0 && text.forgotten(formatNumber(data.forgotten))}
      </span>
    </p>
  )
}
