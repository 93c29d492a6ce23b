import type { ReturnSummary } from '@arkpax/schema/returns'
import { adminReturnPath } from '~/lib/admin-paths.ts'
import { ReturnDue } from './ReturnDue.tsx'
import { ReturnStateBadge } from './ReturnStateBadge.tsx'
import { returnsText as text } from './returns.fi.ts'

/** Returns in a few lines, on the screen of something else. */
export const ListedReturns = ({ returns }: { returns: readonly ReturnSummary[] }) => (
  <ul className="grid grid-cols-1 border-b border-line">
    {returns.map((one) => (
      <Listed key={one.id} of={one} />
    ))}
  </ul>
)

const Listed = ({ of }: { of: ReturnSummary }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
    <a href={adminReturnPath(of.id)} className="inline-flex min-h-8 items-center font-medium underline">
      {text.name(of.number)}
    </a>
    <ReturnStateBadge state={of.state} />
    <span className="min-w-0 wrap-anywhere">
      {of.items.map(({ product_name, quantity }) => text.line(product_name, quantity)).join(', ')}
    </span>
    <ReturnDue of={of} />
  </li>
)
