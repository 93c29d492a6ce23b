import { buyerName } from '@arkpax/schema/buyer-name'
import type { CustomerRow } from '@arkpax/schema/customers'
import { formatDateTime, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { ChooseCell } from '~/components/admin/lists/ChooseRow.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminCustomerPath } from '~/lib/admin-paths.ts'
import { customersText as text } from './customers.fi.ts'

interface Props {
  customers: CustomerRow[]
  /** Where customers can be chosen. */
  rows: ChosenRows<CustomerRow> | undefined
  sort: string
  onSort: (sort: string) => void
  onOpen: (id: string) => void
}

/** Customers with what they bought and when they were last heard of. */
export function CustomerTable({ customers, rows, sort, onSort, onOpen }: Props) {
  const sorting = { sort, onSort, first: 'descending' } as const
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          {rows && (
            <HeadCell>
              <span className="sr-only">{text.columns.choose}</span>
            </HeadCell>
          )}
          <HeadCell>{text.columns.customer}</HeadCell>
          <HeadCell>{text.columns.phone}</HeadCell>
          <HeadCell numeric>{text.columns.orders}</HeadCell>
          <SortHead name="bought" {...sorting} label={text.columns.bought} numeric />
          <SortHead name="latest" {...sorting} label={text.columns.last} />
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} rows={rows} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

interface RowProps extends Pick<Props, 'rows' | 'onOpen'> {
  customer: CustomerRow
}

function Row({ customer, rows, onOpen }: RowProps) {
  const { id, name, email, company, phone, tags, orders, bought, last_at } = customer
  const shown = buyerName(company, name) || email
  return (
    <tr className={rows && 'relative'}>
      {rows && (
        <ChooseCell
          name={text.rowName(shown)}
          isChosen={rows.isChosen(id)}
          onToggle={(isRange) => rows.toggle(id, isRange)}
        />
      )}
      <Cell className="min-w-56 wrap-anywhere max-md:pr-12!">
        <a
          href={adminCustomerPath(id)}
          className="inline-flex min-h-8 items-center font-semibold underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          {shown}
        </a>
        {shown !== email && (
          <p className="text-sm text-ink-muted">
            <EmailText email={email} />
          </p>
        )}
        {tags.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
          </p>
        )}
      </Cell>
      <Cell label={text.columns.phone} isBlank={!phone} className="whitespace-nowrap">
        {phone ?? '–'}
      </Cell>
      <Cell numeric label={text.columns.orders} isBlank={orders === 0}>
        {formatNumber(orders)}
      </Cell>
      <Cell numeric label={text.columns.bought} isBlank={bought === 0}>
        {formatEuros(bought)}
      </Cell>
      <Cell label={text.columns.last}>{formatDateTime(last_at)}</Cell>
    </tr>
  )
}
