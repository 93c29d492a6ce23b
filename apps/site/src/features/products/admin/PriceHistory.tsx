import { formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { tradeText as text } from './trade.fi.ts'

/** What a product has cost and is going to cost, read when somebody looks. */
export function PriceHistory({ id }: { id: string }) {
  const [isRead, setRead] = useState(false)
  return (
    <FieldGroup title={text.history} onToggle={(isOpen) => isOpen && setRead(true)}>
      {isRead && <Prices id={id} />}
    </FieldGroup>
  )
}

function Prices({ id }: { id: string }) {
  const list = usePagedList('GET /api/admin/products/{id}/prices', {}, { id })
  const now = new Date().toISOString()
  return (
    <ListResults list={list} text={text.historyList} className="">
      {(changes) => (
        <Table label={text.history} stacked>
          <thead>
            <tr>
              <HeadCell>{text.columns.from}</HeadCell>
              <HeadCell numeric>{text.columns.price}</HeadCell>
              <HeadCell>{text.columns.kind}</HeadCell>
              <HeadCell>{text.columns.by}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id: line, starts_at, price, kind, changed_by }) => (
              <tr key={line}>
                <Cell className="whitespace-nowrap">
                  {formatDateTime(starts_at)} {starts_at > now && <Badge tone="outline">{text.planned}</Badge>}
                </Cell>
                <Cell numeric label={text.columns.price}>
                  {formatEuros(price)}
                </Cell>
                <Cell label={text.columns.kind}>{text.kinds[kind]}</Cell>
                <Cell label={changed_by ? text.columns.by : undefined}>{changed_by}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ListResults>
  )
}
