import { formatDateTime } from '@arkpax/schema/format-fi'
import type { ReturnSummary } from '@arkpax/schema/returns'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath, adminReturnPath } from '~/lib/admin-paths.ts'
import { ReturnDue } from './ReturnDue.tsx'
import { ReturnStateBadge } from './ReturnStateBadge.tsx'
import { returnsText as text } from './returns.fi.ts'

interface Props {
  returns: readonly ReturnSummary[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
}

/** A page of returns. */
export function ReturnTable({ returns, isPending, sort, onSort }: Props) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.number}</HeadCell>
          <SortHead name="due" label={columns.due} {...{ sort, onSort }} />
          <SortHead name="announced" label={columns.announced} first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.customer}</HeadCell>
          <HeadCell>{columns.order}</HeadCell>
          <HeadCell>{columns.items}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <tr key={one.id}>
            <Cell>
              <a
                href={adminReturnPath(one.id)}
                className="inline-flex min-h-8 items-center font-semibold tabular-nums underline"
              >
                {one.number}
              </a>
            </Cell>
            <Cell label={columns.due}>
              <ReturnDue of={one} />
            </Cell>
            <Cell label={columns.announced}>{formatDateTime(one.announced_at)}</Cell>
            <Cell label={columns.customer} className="max-w-60 wrap-anywhere">
              {one.name}
            </Cell>
            <Cell label={columns.order}>
              <a
                href={adminOrderPath(one.order.id)}
                className="inline-flex min-h-8 items-center tabular-nums underline"
              >
                {one.order.number}
              </a>
            </Cell>
            <Cell label={columns.items} className="max-w-80 wrap-anywhere">
              {one.items.map(({ product_name, quantity }) => text.line(product_name, quantity)).join(', ')}
            </Cell>
            <Cell label={columns.state}>
              <ReturnStateBadge state={one.state} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
