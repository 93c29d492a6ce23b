import type { Document } from '@arkpax/schema/documents'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { DocumentFiles } from './DocumentFiles.tsx'
import { documentsTexts, documentTitle } from './documents.fi.ts'

const { columns } = documentsTexts.list

interface Props {
  documents: readonly Document[]
  sort: string
  onSort: (sort: string) => void
}

/** Documents with their sums and files. */
export function DocumentTable({ documents, sort, onSort }: Props) {
  return (
    <Table label={documentsTexts.title} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.number}</HeadCell>
          <SortHead name="date" label={columns.date} first="descending" {...{ sort, onSort }} />
          <SortHead name="buyer" label={columns.buyer} {...{ sort, onSort }} />
          <HeadCell>{columns.order}</HeadCell>
          <HeadCell numeric className="md:max-xl:hidden">
            {columns.net}
          </HeadCell>
          <SortHead name="total" label={columns.total} numeric first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.files}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </tbody>
    </Table>
  )
}

function DocumentRow({ document }: { document: Document }) {
  return (
    <tr>
      <Cell className="md:min-w-28 lg:min-w-36">
        <p className="font-medium">{documentTitle(document)}</p>
        {document.credits_number && (
          <p className="text-sm text-ink-muted">{documentsTexts.creditsNumber(document.credits_number)}</p>
        )}
        {document.credited > 0 && <Badge tone="neutral">{documentsTexts.credited(document)}</Badge>}
      </Cell>
      <Cell label={columns.date}>
        <span className="whitespace-nowrap">{formatDate(document.issued_on)}</span>
        {document.due_on && (
          <span className="block text-sm text-ink-muted">{documentsTexts.due(formatDate(document.due_on))}</span>
        )}
      </Cell>
      <Cell label={columns.buyer} className="max-w-80 wrap-anywhere md:min-w-36 lg:min-w-48">
        {document.buyer_name}
        <span
          title={document.buyer_email}
          className="block max-w-60 truncate text-sm text-ink-muted md:max-xl:hidden max-md:ml-auto"
        >
          {document.buyer_email}
        </span>
      </Cell>
      <Cell label={columns.order}>
        <a href={adminOrderPath(document.order_id)} className="inline-flex min-h-8 items-center tabular-nums underline">
          {document.order_number}
        </a>
      </Cell>
      <Cell numeric label={columns.net} className="md:max-xl:hidden">
        {formatEuros(document.net)}
      </Cell>
      <Cell numeric label={columns.total}>
        {formatEuros(document.total)}
      </Cell>
      <Cell label={columns.files} className="md:py-1.5!">
        <DocumentFiles document={document} />
      </Cell>
    </tr>
  )
}
