import { formatEuros, formatStamp } from '@arkpax/schema/format-fi'
import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import type { Offer } from '@arkpax/schema/offers'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { adminOfferPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

/** The offers that were made from a message. */
export function MessageOffers({ messageId }: { messageId: string }) {
  return useMay('offers.read') ? <ReadOffers messageId={messageId} /> : null
}

function ReadOffers({ messageId }: { messageId: string }) {
  const offers = useRead('GET /api/admin/offers', { query: { contact_message_id: messageId } })
  return (
    <Loaded read={offers} failure={text.offersFailed} waiting={null}>
      {(all) => all.length > 0 && <Offers offers={all} />}
    </Loaded>
  )
}

const Offers = ({ offers }: { offers: Pick<Offer, 'id' | 'number' | 'status' | 'total_amount' | 'created_at'>[] }) => (
  <section className="grid gap-3">
    <h3 className="text-sm font-semibold">{text.offers}</h3>
    <ul className="grid gap-2">
      {offers.map(({ id, number, status, total_amount, created_at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={adminOfferPath(id)} className="inline-flex min-h-6 items-center font-medium underline">
            {text.offerName(number)}
          </a>
          <Badge>{offerStatusLabels[status]}</Badge>
          <span className="tabular-nums">{formatEuros(total_amount)}</span>
          <time dateTime={created_at} className="text-sm text-ink-muted tabular-nums">
            {formatStamp(created_at)}
          </time>
        </li>
      ))}
    </ul>
  </section>
)
