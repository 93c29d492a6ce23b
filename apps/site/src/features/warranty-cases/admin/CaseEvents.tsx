import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCaseDetail, WarrantyCaseEvent } from '@arkpax/schema/warranty-cases'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { AddCaseNote } from './AddCaseNote.tsx'
import { adminCaseText as text } from './admin-cases.fi.ts'

/** What has happened with a case, newest first, and a note more. */
export function CaseEvents({ given, mayWrite }: { given: WarrantyCaseDetail; mayWrite: boolean }) {
  return (
    <ScreenSection title={text.events}>
      {mayWrite && <AddCaseNote id={given.id} />}
      <ol className="grid gap-4 border-l border-line-strong pl-4">
        {given.events.toReversed().map((event) => (
          <li key={event.id}>
            <CaseEvent event={event} />
          </li>
        ))}
      </ol>
    </ScreenSection>
  )
}

function CaseEvent({
  event: { kind, state, text: said, is_told, author_name, created_at },
}: {
  event: WarrantyCaseEvent
}) {
  const isMoved = kind === 'extension'
  return (
    <>
      <p className="font-medium">{kind === 'state' && state ? warrantyCaseStateLabels[state] : text.kinds[kind]}</p>
      <p className="text-sm text-ink-muted">
        {[formatDateTime(created_at), author_name, kind === 'state' && (is_told ? text.isTold : text.isNotTold)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {said && <p className="mt-1 whitespace-pre-line wrap-anywhere">{isMoved ? formatDate(said) : said}</p>}
    </>
  )
}
