import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import type { Offer, OfferStatus } from '@arkpax/schema/offers'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { offersText as text } from './offers.fi.ts'

const tones: Record<OfferStatus, BadgeTone> = {
  draft: 'outline',
  sent: 'low',
  accepted: 'good',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
}

/** How an offer stands, and whether something of it waits to be sent. */
export const OfferStatusBadge = ({
  offer: { status, is_changed },
}: {
  offer: Pick<Offer, 'status' | 'is_changed'>
}) => (
  <span className="inline-flex flex-wrap gap-1">
    <Badge tone={tones[status]}>{offerStatusLabels[status]}</Badge>
    {is_changed && status !== 'accepted' && <Badge tone="outline">{text.changed}</Badge>}
  </span>
)
