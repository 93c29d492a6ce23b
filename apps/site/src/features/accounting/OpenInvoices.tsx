import { type Receivables, receivableAges } from '@arkpax/schema/accounting'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { accountingTexts as text } from './accounting.fi.ts'

/** Invoices that have not been paid in full, by how late they are. */
export function OpenInvoices() {
  const read = useRead('GET /api/admin/accounting/receivables')
  return (
    <Loaded read={read} failure={text.failed} waiting={<Skeleton className="h-60" />}>
      {(receivables) =>
        receivables.invoices.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <div className="grid grid-cols-1 gap-8">
            <Ages {...receivables} />
            <Invoices invoices={receivables.invoices} />
          </div>
        )
      }
    </Loaded>
  )
}

function Ages({ invoices, left }: Receivables) {
  return (
    <Table label={text.age} stacked>
      <thead>
        <tr>
          <HeadCell>{text.age}</HeadCell>
          <HeadCell numeric>{text.invoices}</HeadCell>
          <HeadCell numeric>{text.open_sum}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {receivableAges.map(({ label, from, to }) => {
          const within = invoices.filter(({ days_late }) => days_late >= from && days_late <= to)
          return (
            <tr key={label}>
              <Cell>{label}</Cell>
              <Cell numeric label={text.invoices}>
                {within.length}
              </Cell>
              <Cell numeric label={text.open_sum}>
                {formatEuros(toEuros(within.reduce((sum, invoice) => sum + toCents(invoice.left), 0)))}
              </Cell>
            </tr>
          )
        })}
        <tr className="font-semibold">
          <Cell>{text.left}</Cell>
          <Cell numeric label={text.invoices}>
            {invoices.length}
          </Cell>
          <Cell numeric label={text.open_sum}>
            {formatEuros(left)}
          </Cell>
        </tr>
      </tbody>
    </Table>
  )
}

const Invoices = ({ invoices }: Pick<Receivables, 'invoices'>) => (
  <Table label={text.tabs.receivables} stacked>
    <thead>
      <tr>
        <HeadCell>{text.invoice}</HeadCell>
        <HeadCell>{text.buyer}</HeadCell>
        <HeadCell>{text.due}</HeadCell>
        <HeadCell numeric>{text.late}</HeadCell>
        <HeadCell numeric>{text.total}</HeadCell>
        <HeadCell numeric>{text.open_sum}</HeadCell>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => (
        <tr key={invoice.document_id}>
          <Cell>
            <a href={adminOrderPath(invoice.order_id)} className="inline-flex min-h-8 items-center underline">
              {invoice.number}
            </a>
          </Cell>
          <Cell label={text.buyer} className="wrap-anywhere">
            {invoice.buyer_name}
          </Cell>
          <Cell label={text.due}>{formatDate(invoice.due_on)}</Cell>
          <Cell numeric label={text.late}>
            {invoice.days_late > 0 ? text.days(invoice.days_late) : text.notLate}
          </Cell>
          <Cell numeric label={text.total}>
            {formatEuros(invoice.total)}
          </Cell>
          <Cell numeric label={text.open_sum}>
            {formatEuros(invoice.left)}
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)
