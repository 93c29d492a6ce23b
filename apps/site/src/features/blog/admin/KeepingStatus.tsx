import { formatTime } from '@arkpax/schema/format-fi'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { postFormText } from './admin-blog.fi.ts'
import type { Keeping } from './draft-keeper.ts'

const text = postFormText.keeping
const PROBLEMS: readonly Keeping['state'][] = ['away', 'refused', 'held']

/** How far what is typed has come. Only what goes wrong is told aloud: the rest changes with every word. */
export function KeepingStatus({ keeping, hasStore }: { keeping: Keeping; hasStore: boolean }) {
  const isProblem = PROBLEMS.includes(keeping.state)
  const Icon = isProblem ? CloudAlert : keeping.state === 'kept' ? CloudCheck : CloudUpload
  return (
    <div className="min-w-0">
      <p
        className={`flex items-center gap-2 text-sm ${isProblem ? 'rounded-sm bg-danger-tint px-3 py-2 font-semibold' : 'text-ink-muted'}`}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <span>{wordsOf(keeping, hasStore)}</span>
      </p>
      <p role="alert" className="sr-only">
        {isProblem && wordsOf(keeping, hasStore)}
      </p>
    </div>
  )
}

function wordsOf(keeping: Keeping, hasStore: boolean): string {
  if (keeping.state === 'kept') return keeping.at ? text.kept(formatTime(keeping.at)) : text.untouched
  if (keeping.state === 'away') return hasStore ? text.away : text.awayNotKept
  if (keeping.state === 'refused') return text.refused(keeping.why)
  return keeping.state === 'held' ? text.held : text.typing
}
