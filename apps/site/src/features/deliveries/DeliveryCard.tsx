import { type Delivery, nextParcelStates, type ParcelState, parcelStateLabels } from '@arkpax/schema/deliveries'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminUnitPath } from '~/lib/admin-paths.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { EditSerials } from './EditSerials.tsx'
import { EditTracking } from './EditTracking.tsx'
import { RemoveDelivery } from './RemoveDelivery.tsx'
import { StepButton } from './StepButton.tsx'

const tones: Record<ParcelState, BadgeTone> = {
  packed: 'low',
  sent: 'neutral',
  delivered: 'good',
  returned: 'danger',
}

interface Props {
  delivery: Delivery
  /** Its place among the deliveries of its order, from 1. */
  position: number
  /** The product of a line of its order, by the id of the line. */
  productOf: (orderItemId: string) => string
  /** With it all of the order has been sent. */
  isLast: boolean
}

/** One delivery: what is in it, how it is followed, how far it is, and the next steps. */
export function DeliveryCard({ delivery, position, productOf, isLast }: Props) {
  const mayWrite = useMay('orders.write')
  const { state, items, carrier, tracking_number, tracking_url, un_numbers } = delivery
  return (
    <li className="grid min-w-0 gap-3 rounded-sm border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{text.nameOf(position)}</h3>
        <Badge tone={tones[state]}>{parcelStateLabels[state]}</Badge>
        <Times delivery={delivery} />
      </div>
      <ul className="wrap-anywhere">
        {items.map(({ order_item_id, product_name, quantity, serials }) => (
          <li key={order_item_id}>
            <span className="tabular-nums">{quantity} ×</span> {product_name}
            {serials.length > 0 && <Serials serials={serials} />}
          </li>
        ))}
      </ul>
      {un_numbers.length > 0 && <p className="text-sm font-medium text-notice">{text.dangerous(un_numbers)}</p>}
      {carrier || tracking_number || tracking_url ? (
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
          {[carrier, tracking_number].filter(Boolean).join(', ')}
          {tracking_url && (
            <a
              href={tracking_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center underline"
            >
              {text.follow}
            </a>
          )}
        </p>
      ) : (
        <p className="text-sm text-ink-muted">{text.noTracking}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {(['packing-list', 'dangerous-goods'] as const)
          .filter((paper) => paper === 'packing-list' || un_numbers.length > 0)
          .map((paper) => (
            <ExportButton
              key={paper}
              may="orders.read"
              size="sm"
              label={text.papers[paper]}
              name={text.stepOf(text.papers[paper], position)}
              endpoint="GET /api/admin/deliveries/{id}/papers/{paper}"
              options={[{ params: { id: delivery.id, paper } }]}
            />
          ))}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {nextParcelStates[state].map((next) => (
            <StepButton key={next} delivery={delivery} position={position} to={next} isLast={isLast} />
          ))}
          <EditSerials delivery={delivery} position={position} productOf={productOf} />
          <EditTracking delivery={delivery} position={position} />
          {state === 'packed' && <RemoveDelivery delivery={delivery} position={position} />}
        </div>
      )}
    </li>
  )
}

/** The units of a line, each with its history behind it. */
const Serials = ({ serials }: { serials: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-3 text-sm">
    {serials.map((serial) => (
      <li key={serial}>
        <a href={adminUnitPath(serial)} className="inline-flex min-h-6 items-center underline">
          {serial}
        </a>
      </li>
    ))}
  </ul>
)

function Times({ delivery }: { delivery: Delivery }) {
  const at = (['returned_at', 'delivered_at', 'sent_at'] as const).find((name) => delivery[name] !== null)
  const when = at && delivery[at]
  return when ? (
    <p className="text-sm text-ink-muted tabular-nums">
      {text.when[at]} <time dateTime={when}>{formatDateTime(when)}</time>
    </p>
  ) : null
}
