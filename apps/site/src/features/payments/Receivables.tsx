import { buyerName } from '@arkpax/schema/buyer-name'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { paymentStateLabels } from '@arkpax/schema/order-states'
import { type Receivable, receivableFilters, receivableQuery } from '@arkpax/schema/payments'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { paymentTone } from '~/components/admin/order-tones.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminPaymentsOfPath } from '~/lib/admin-paths.ts'
import { OpenLink } from './OpenLink.tsx'
import { receivablesText as text } from './payments.fi.ts'

const { shape } = receivableQuery
const shown = shape.show.catch('open')
const sorted = shape.sort.catch('due')

interface Props {
  onOpen: (orderId: string) => void
}

/** Orders by what is to be paid of them. */
export function Receivables({ onOpen }: Props) {
  const filters = useListFilters('receivables', { q: '', show: 'open', sort: 'due' })
  const { values, days } = filters
  const query = { q: values.q, show: shown.parse(values.show), sort: sorted.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/receivables', query)
  return (
    <>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ show: showLabel }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Select label={text.show} value={query.show} onChange={({ target }) => filters.set({ show: target.value })}>
          <Options labels={text.shows} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
        {(items) => (
          <ReceivableTable
            items={items}
            isPending={list.isPending}
            sort={query.sort}
            onSort={(sort) => filters.set({ sort })}
            onOpen={onOpen}
          />
        )}
      </ListResults>
    </>
  )
}

function showLabel(value: string): string {
  const known = receivableFilters.find((one) => one === value)
  return known ? `${text.show}: ${text.shows[known].toLowerCase()}` : value
}

interface TableProps extends Props {
  items: readonly Receivable[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
}

function ReceivableTable({ items, isPending, sort, onSort, onOpen }: TableProps) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.order}</HeadCell>
          <HeadCell>{columns.customer}</HeadCell>
          <SortHead name="due" label={columns.due} {...{ sort, onSort }} />
          <HeadCell numeric className="md:max-lg:hidden">
            {columns.total}
          </HeadCell>
          <SortHead name="left" label={columns.left} numeric first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <Cell>
              <OpenLink href={adminPaymentsOfPath(item.id)} onOpen={() => onOpen(item.id)}>
                {item.number}
              </OpenLink>
            </Cell>
            <Cell label={columns.customer} className="max-w-80 wrap-anywhere">
              {buyerName(item.company, item.customer_name)}
            </Cell>
            <Cell label={columns.due}>
              <span className="whitespace-nowrap">{item.due_on ? formatDate(item.due_on) : text.noDue}</span>
              {item.is_late && <span className="block text-sm font-semibold text-danger">{text.late}</span>}
              {item.reminded_at && (
                <span className="block text-sm text-ink-muted">{text.reminded(formatDate(item.reminded_at))}</span>
              )}
            </Cell>
            <Cell numeric label={columns.total} className="md:max-lg:hidden">
              {formatEuros(item.total)}
            </Cell>
            <Cell numeric label={columns.left}>
              {text.leftOf(item)}
            </Cell>
            <Cell label={columns.state}>
              <Badge tone={paymentTone[item.state]}>{paymentStateLabels[item.state]}</Badge>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
