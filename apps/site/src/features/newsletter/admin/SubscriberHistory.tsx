import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import type { Subscriber, SubscriberDetail, SubscriberEvent } from '@arkpax/schema/newsletter'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminNewsletterText } from './admin-newsletter.fi.ts'

const { detail: text, historyFor, sources, languages } = adminNewsletterText

interface Props {
  /** Whose consent to show; null while nobody asks. */
  subscriber: Subscriber | null
  onClose: () => void
}

/** What is known of a subscriber's consent: where, when and under which text it was given, and what has happened since. */
export function SubscriberHistory({ subscriber, onClose }: Props) {
  return (
    <Dialog open={subscriber !== null} onClose={onClose} title={historyFor(subscriber?.email ?? '')} wide>
      {subscriber && <History id={subscriber.id} />}
    </Dialog>
  )
}

function History({ id }: { id: string }) {
  const read = useRead('GET /api/admin/newsletters/{id}', { params: { id } })
  return (
    <Loaded read={read} failure={text.failed}>
      {(subscriber) => (
        <div className="grid gap-6">
          <Facts subscriber={subscriber} />
          {subscriber.events.length === 0 && <p className="text-ink-muted">{text.empty}</p>}
          <ol className="grid gap-4 border-l border-line-strong pl-4">
            {subscriber.events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        </div>
      )}
    </Loaded>
  )
}

function Facts({ subscriber }: { subscriber: SubscriberDetail }) {
  const { source, consent_source, language, subscribed_at, confirmed_at, text_version } = subscriber
  const facts = {
    source: consent_source ? `${sources[source]}: ${consent_source}` : sources[source],
    language: languages[language],
    subscribed: formatDate(subscribed_at),
    confirmed: confirmed_at ? formatDateTime(confirmed_at) : text.none,
    textVersion: text_version ?? text.none,
  }
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">{text.facts[name as keyof typeof facts]}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Event({ event }: { event: SubscriberEvent }) {
  const { at, page, text: shown, reason } = event
  const notes = { [text.page]: page, [text.text]: shown, [text.reason]: reason }
  return (
    <li>
      <p className="font-semibold">{text.kindOf(event)}</p>
      <p className="text-sm text-ink-muted">{formatDateTime(at)}</p>
      {Object.entries(notes).map(
        ([label, value]) =>
          value && (
            <p key={label} className="mt-1 text-sm wrap-anywhere">
              {label}: {value}
            </p>
          ),
      )}
    </li>
  )
}
