import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import type { Offer } from '@arkpax/schema/offers'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { adminOfferPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { OfferStatusBadge } from './OfferStatusBadge.tsx'
import { offerText as text } from './offers.fi.ts'

/** The offer that an order was made from; nothing for one that had none, or for a role that reads no offers. */
export function OfferOfOrder({ orderId }: { orderId: string }) {
  return useMay('offers.read') ? <Read orderId={orderId} /> : null
}

function Read({ orderId }: { orderId: string }) {
  const offers = useRead('GET /api/admin/offers', { query: { order_id: orderId, limit: 1 } })
  return (
    <Loaded read={offers} failure={text.ofOrderFailed} waiting={null}>
      {([offer]) => offer && <Found offer={offer} />}
    </Loaded>
  )
}

function Found({ offer }: { offer: Offer }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a href={adminOfferPath(offer.id)} className="inline-flex min-h-6 items-center font-medium underline">
        {text.ofOrder(offer.number)}
      </a>
      <OfferStatusBadge offer={offer} />
      <span className="text-sm text-ink-muted tabular-nums">
        {formatEuros(offer.total_amount)}, {formatDate(offer.created_at)}
      </span>
    </p>
  )
}
