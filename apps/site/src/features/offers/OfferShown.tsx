import { buyerName } from '@arkpax/schema/buyer-name'
import { formatDate, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { OfferDetail } from '@arkpax/schema/offers'
import { lineCents } from '@arkpax/schema/order-sums'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { offerText as text } from './offers.fi.ts'

/** An offer that cannot be changed: it is accepted, or whoever looks may not. */
export function OfferShown({ offer }: { offer: OfferDetail }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="wrap-anywhere">
        <p className="font-semibold">{buyerName(offer.company, offer.customer_name)}</p>
        <p>{offer.customer_email}</p>
        <CustomerLink email={offer.customer_email} />
        <p>{[offer.shipping_address, offer.shipping_postcode, offer.shipping_city].filter(Boolean).join(' ')}</p>
        {offer.message && (
          <p className="mt-3 border-l-2 border-line-strong pl-4 whitespace-pre-line">{offer.message}</p>
        )}
      </div>
      <Table label={text.rows} stacked>
        <thead>
          <tr>
            <HeadCell>{text.rowName}</HeadCell>
            <HeadCell numeric>{text.price}</HeadCell>
            <HeadCell numeric>{text.quantity}</HeadCell>
            <HeadCell numeric>{text.discount}</HeadCell>
            <HeadCell numeric>{text.sum}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {offer.rows.map((row) => (
            <tr key={row.id}>
              <Cell className="wrap-anywhere">{row.name}</Cell>
              <Cell numeric label={text.price}>
                {formatEuros(row.price)}
                {row.catalogue_price !== null && row.catalogue_price !== row.price && (
                  <span className="block text-sm text-ink-muted">
                    {text.catalogue(formatEuros(row.catalogue_price))}
                  </span>
                )}
              </Cell>
              <Cell numeric label={text.quantity}>
                {formatNumber(row.quantity)}
              </Cell>
              <Cell numeric label={text.discount}>
                {formatEuros(row.discount)}
              </Cell>
              <Cell numeric label={text.sum}>
                {formatEuros(toEuros(lineCents(row)))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="display text-xl tabular-nums">
        {text.total} {formatEuros(offer.total_amount)}
      </p>
      <p>
        {text.validUntil}: {formatDate(offer.valid_until)}
      </p>
    </div>
  )
}
