import type { CustomerRow } from '@arkpax/schema/customers'
import { formatDateTime, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminCustomerPath } from '~/lib/admin-paths.ts'
import { customersText as text } from './customers.fi.ts'

interface Props {
  customers: CustomerRow[]
  onOpen: (id: string) => void
}

/** Customers with what they bought and when they were last heard of. */
export function CustomerTable({ customers, onOpen }: Props) {
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          <HeadCell>{text.columns.customer}</HeadCell>
          <HeadCell>{text.columns.phone}</HeadCell>
          <HeadCell numeric>{text.columns.orders}</HeadCell>
          <HeadCell numeric>{text.columns.bought}</HeadCell>
          <HeadCell>{text.columns.last}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ customer, onOpen }: { customer: CustomerRow; onOpen: (id: string) => void }) {
  const { id, name, email, company, phone, tags, orders, bought, last_at } = customer
  return (
    <tr>
      <Cell className="min-w-56 wrap-anywhere">
        <a
          href={adminCustomerPath(id)}
          className="inline-flex min-h-8 items-center font-semibold underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          {name ?? email}
        </a>
        {company && <p className="text-sm">{company}</p>}
        {name && <p className="text-sm text-ink-muted">{email}</p>}
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
      <Cell label={text.columns.phone} className="whitespace-nowrap">
        {phone ?? '–'}
      </Cell>
      <Cell numeric label={text.columns.orders}>
        {formatNumber(orders)}
      </Cell>
      <Cell numeric label={text.columns.bought}>
        {formatEuros(bought)}
      </Cell>
      <Cell label={text.columns.last} className="whitespace-nowrap">
        {formatDateTime(last_at)}
      </Cell>
    </tr>
  )
}
