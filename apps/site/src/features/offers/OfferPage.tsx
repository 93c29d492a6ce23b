import { formatEuros } from '@arkpax/schema/format-fi'
import type { EmptyOffer, OfferDetail } from '@arkpax/schema/offers'
import { useEffect, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminMessagePath, adminOrderPath } from '~/lib/admin-paths.ts'
import { useReadWhen } from '~/lib/use-read.ts'
import { OfferActions } from './OfferActions.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferShown } from './OfferShown.tsx'
import { OfferStatusBadge } from './OfferStatusBadge.tsx'
import type { WrittenOffer } from './offer-values.ts'
import { offersText, offerText as text } from './offers.fi.ts'

interface Props {
  id: string
  /** Nothing is stored of it yet. */
  isNew: boolean
  /** Called once something is. */
  onStored: () => void
  onClose: () => void
  onOpen: (id: string) => void
}

/** One offer: what it says, how it stands, and what can be done with it. */
export function OfferPage({ id, isNew, onStored, onClose, onOpen }: Props) {
  const stored = useReadWhen(!isNew, 'GET /api/admin/offers/{id}', { params: { id } })
  const empty = useReadWhen(isNew, 'GET /api/admin/offers/empty')
  const { error, refetch } = isNew ? empty : stored
  const offer = stored.data
  const written = offer ?? (isNew && empty.data && begun(id, empty.data))
  const draft = `offer:${id}`
  const { onTyped, close, dialog } = useDiscardQuestion({ draft, question: text.discard, onClose })
  useOpenThing(offer ? text.name(offer.number) : isNew ? offersText.newOffer : text.loading, close)
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!written) return <Loading />
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading offer={offer} />
      {offer && <State offer={offer} />}
      <OfferText offer={offer} written={written} draft={draft} onTyped={onTyped} onStored={onStored} />
      {offer && <OfferActions offer={offer} onGone={onClose} onOpen={onOpen} />}
      {offer && <Sent offer={offer} />}
      {offer && <ThingHistory entity="offer" id={id} />}
      <ConfirmDialog {...dialog} />
    </div>
  )
}

/** An offer that is begun: empty, and without a version until it is stored. */
const begun = (id: string, empty: EmptyOffer): WrittenOffer => ({
  ...empty,
  ...{ id, version: 0, revision: 0, contact_message_id: null, rows: [] },
})

interface TextProps {
  /** Undefined of one that is not stored yet. */
  offer: OfferDetail | undefined
  written: WrittenOffer
  draft: string
  onTyped: (isTyped: boolean) => void
  onStored: () => void
}

function OfferText({ offer, written, ...form }: TextProps) {
  const mayWrite = useMay('offers.write')
  const isFixed = offer && (!mayWrite || offer.status === 'accepted')
  return isFixed ? <OfferShown offer={offer} /> : <OfferForm offer={written} {...form} />
}

function Heading({ offer }: { offer: OfferDetail | undefined }) {
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => name.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 ref={name} tabIndex={-1} className="display text-xl outline-none">
        {offer ? text.name(offer.number) : offersText.newOffer}
      </h2>
      {offer && <OfferStatusBadge offer={offer} />}
      {offer?.order && (
        <a href={adminOrderPath(offer.order.id)} className="inline-flex min-h-8 items-center underline">
          {text.openOrder(offer.order.number)}
        </a>
      )}
      {offer?.contact_message_id && (
        <a href={adminMessagePath(offer.contact_message_id)} className="inline-flex min-h-8 items-center underline">
          {text.openMessage}
        </a>
      )}
    </div>
  )
}

/** What the state means, where something follows from it. */
function State({ offer }: { offer: OfferDetail }) {
  const said = {
    draft: '',
    sent: offer.is_changed ? text.isChanged : '',
    accepted: isDearerNow(offer) ? `${text.accepted} ${text.acceptedElsewhere}` : text.accepted,
    declined: text.declined(offer.decline_reason),
    expired: text.expired,
    withdrawn: text.withdrawnState,
  }[offer.status]
  return said ? <Notice text={said} /> : null
}

const isDearerNow = ({ rows }: OfferDetail) =>
  rows.some(({ catalogue_price, price }) => catalogue_price !== null && catalogue_price !== price)

/** All that was sent, oldest first. */
function Sent({ offer: { revisions, reminded_at } }: { offer: OfferDetail }) {
  if (revisions.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.revisions}</h3>
      <ul className="grid gap-1">
        {revisions.map(({ revision, total_amount, valid_until, sent_at }) => (
          <li key={revision}>{text.revision(revision, formatEuros(total_amount), valid_until, sent_at)}</li>
        ))}
      </ul>
      {reminded_at && <p className="text-ink-muted">{text.reminded(reminded_at)}</p>}
    </section>
  )
}
