import { formatStamp } from '@arkpax/schema/format-fi'
import type { ReactNode } from 'react'

interface Props {
  sender: string
  /** When it was sent or came in. */
  at: string
  children?: ReactNode
}

/** Who wrote a part of the thread and when, with how it stands. */
export function ThreadHead({ sender, at, children }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <span className="font-semibold wrap-anywhere text-ink">{sender}</span>
      <time className="tabular-nums" dateTime={at}>
        {formatStamp(at)}
      </time>
      {children}
    </p>
  )
}
