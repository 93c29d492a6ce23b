import { buyerName } from '@arkpax/schema/buyer-name'
import { formatDate, formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import type { Offer } from '@arkpax/schema/offers'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOfferPath } from '~/lib/admin-paths.ts'
import { OfferStatusBadge } from './OfferStatusBadge.tsx'
import { offersText as text } from './offers.fi.ts'

interface Props {
  offers: readonly Offer[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
  onOpen: (id: string) => void
}

/** A page of offers. */
export function OfferTable({ offers, isPending, sort, onSort, onOpen }: Props) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.number}</HeadCell>
          <SortHead name="date" label={columns.date} first="descending" {...{ sort, onSort }} />
          <SortHead name="customer" label={columns.customer} {...{ sort, onSort }} />
          <SortHead name="valid" label={columns.valid} {...{ sort, onSort }} />
          <SortHead name="total" label={columns.total} numeric first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.status}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function OfferRow({ offer, onOpen }: { offer: Offer } & Pick<Props, 'onOpen'>) {
  const { columns } = text
  return (
    <tr>
      <Cell>
        <a
          href={adminOfferPath(offer.id)}
          className="inline-flex min-h-8 items-center font-semibold tabular-nums underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(offer.id)
          }}
        >
          {offer.number}
        </a>
      </Cell>
      <Cell label={columns.date} className="whitespace-nowrap">
        {formatDateTime(offer.created_at)}
      </Cell>
      <Cell label={columns.customer} className="max-w-80 wrap-anywhere">
        {buyerName(offer.company, offer.customer_name) || text.noName}
        <span className="block text-sm text-ink-muted">
          <EmailText email={offer.customer_email} />
        </span>
      </Cell>
      <Cell label={columns.valid} className="whitespace-nowrap">
        {formatDate(offer.valid_until)}
      </Cell>
      <Cell numeric label={columns.total}>
        {formatEuros(offer.total_amount)}
      </Cell>
      <Cell label={columns.status}>
        <OfferStatusBadge offer={offer} />
      </Cell>
    </tr>
  )
}
