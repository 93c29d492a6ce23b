import { useMay } from '~/components/admin/signed-in.ts'
import { adminOfferPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { OfferStatusBadge } from './OfferStatusBadge.tsx'
import { offerText as text } from './offers.fi.ts'

/** The offer that became an order, where there was one. */
export const OfferOfOrder = ({ orderId }: { orderId: string }) =>
  useMay('offers.read') ? <Found orderId={orderId} /> : null

function Found({ orderId }: { orderId: string }) {
  const { data } = useRead('GET /api/admin/offers', { query: { order_id: orderId } })
  const [offer] = data ?? []
  if (!offer) return null
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a href={adminOfferPath(offer.id)} className="inline-flex min-h-8 items-center underline">
        {text.ofOrder(offer.number)}
      </a>
      <OfferStatusBadge offer={offer} />
    </p>
  )
}
