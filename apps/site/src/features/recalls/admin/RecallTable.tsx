import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import { recallStateLabels } from '@arkpax/schema/recall-labels'
import type { RecallState, RecallSummary } from '@arkpax/schema/recalls'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminRecallPath } from '~/lib/admin-paths.ts'
import { adminRecallsText as text } from './admin-recalls.fi.ts'

const tones: Record<RecallState, BadgeTone> = { draft: 'outline', open: 'danger', closed: 'neutral' }

/** How a recall stands. */
export const RecallStateBadge = ({ state }: { state: RecallState }) => (
  <Badge tone={tones[state]}>{recallStateLabels[state]}</Badge>
)

interface Props {
  recalls: readonly RecallSummary[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
}

/** A page of recalls, each with how many of its units have been answered for. */
export function RecallTable({ recalls, isPending, sort, onSort }: Props) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <SortHead name="title" label={columns.title} {...{ sort, onSort }} />
          <HeadCell>{columns.state}</HeadCell>
          <HeadCell numeric>{columns.units}</HeadCell>
          <HeadCell numeric>{columns.answered}</HeadCell>
          <SortHead name="date" label={columns.created} first="descending" {...{ sort, onSort }} />
        </tr>
      </thead>
      <tbody>
        {recalls.map(({ id, title, state, units, answered, created_at }) => (
          <tr key={id}>
            <Cell className="min-w-56 wrap-anywhere">
              <a href={adminRecallPath(id)} className="inline-flex min-h-8 items-center font-semibold underline">
                {title}
              </a>
            </Cell>
            <Cell label={columns.state}>
              <RecallStateBadge state={state} />
            </Cell>
            <Cell label={columns.units} numeric>
              {formatNumber(units)}
            </Cell>
            <Cell label={columns.answered} numeric>
              {formatNumber(answered)}
            </Cell>
            <Cell label={columns.created} className="whitespace-nowrap">
              {formatDate(created_at)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
