import type { OfferTurn } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { adminOfferPath } from '~/lib/admin-paths.ts'
import { offerTurnText as text } from './offer-turns.fi.ts'

/** A line of the thread about an offer: it was sent, or how it ended. */
export function OfferLine({ offer }: { offer: OfferTurn }) {
  return (
    <li className="grid gap-1 border-l-4 border-line px-4 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={adminOfferPath(offer.offer_id)} className="inline-flex min-h-6 items-center font-medium underline">
          {text[offer.turn](offer)}
        </a>
        <time className="text-ink-muted tabular-nums" dateTime={offer.at}>
          {formatStamp(offer.at)}
        </time>
      </p>
      {offer.reason && <p className="whitespace-pre-wrap wrap-anywhere">{text.reason(offer.reason)}</p>}
    </li>
  )
}
