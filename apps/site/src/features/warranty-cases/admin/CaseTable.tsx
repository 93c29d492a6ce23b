import { DAY_MS } from '@arkpax/schema/durations'
import { formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCase } from '@arkpax/schema/warranty-cases'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminWarrantyCasePath } from '~/lib/admin-paths.ts'
import { adminCasesText as text } from './admin-cases.fi.ts'
import { CaseStateBadge } from './CaseStateBadge.tsx'

interface Props {
  cases: readonly WarrantyCase[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
}

/** A page of cases, each with its age and its deadline. */
export function CaseTable({ cases, isPending, sort, onSort }: Props) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.number}</HeadCell>
          <SortHead name="customer" label={columns.customer} {...{ sort, onSort }} />
          <HeadCell>{columns.device}</HeadCell>
          <SortHead name="date" label={columns.came} first="descending" {...{ sort, onSort }} />
          <SortHead name="due" label={columns.due} {...{ sort, onSort }} />
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {cases.map((one) => (
          <CaseRow key={one.id} given={one} />
        ))}
      </tbody>
    </Table>
  )
}

function CaseRow({ given }: { given: WarrantyCase }) {
  const { columns } = text
  const days = Math.floor((Date.now() - Date.parse(given.created_at)) / DAY_MS)
  return (
    <tr>
      <Cell>
        <a
          href={adminWarrantyCasePath(given.id)}
          className="inline-flex min-h-8 items-center font-semibold tabular-nums underline"
        >
          {given.number}
        </a>
      </Cell>
      <Cell label={columns.customer} className="min-w-44 max-w-72 wrap-anywhere">
        {given.name}
        <span className="block text-sm text-ink-muted md:max-lg:hidden">
          <EmailText email={given.email} />
        </span>
      </Cell>
      <Cell label={columns.device} className="min-w-48 max-w-72 wrap-anywhere">
        <span className="block md:min-w-36">
          {given.product_model ? productModelLabel(given.product_model) : text.noModel}
        </span>
        <span className="block text-sm text-ink-muted">{given.serial_number}</span>
        <span className="block text-sm">{faultKindLabels[given.fault_kind]}</span>
      </Cell>
      <Cell label={columns.came} className="whitespace-nowrap">
        {formatDate(given.created_at)}
        <span className="block text-sm text-ink-muted">{text.age(Math.max(0, days))}</span>
      </Cell>
      <Cell label={columns.due} className="whitespace-nowrap">
        {formatDate(given.due_on)}
      </Cell>
      <Cell label={columns.state}>
        <CaseStateBadge given={given} />
      </Cell>
    </tr>
  )
}
