import type { DocumentDetail } from '@arkpax/schema/documents'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { DocumentFiles } from './DocumentFiles.tsx'
import { documentsTexts, documentTitle } from './documents.fi.ts'

interface Props {
  document: DocumentDetail
  /** Nothing where it may not be done. */
  onSend: (() => void) | undefined
  onCredit: (() => void) | undefined
}

/** One document of an order, with what can be done with it. */
export function OrderDocument({ document, onSend, onCredit }: Props) {
  const title = documentTitle(document)
  const isLeft = document.rates.some(({ left }) => left > 0)
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{title}</p>
        <p className="tabular-nums">{formatEuros(document.total)}</p>
      </div>
      <p className="text-sm text-ink-muted">
        {[
          formatDate(document.issued_on),
          document.due_on && documentsTexts.due(formatDate(document.due_on)),
          document.credits_number && documentsTexts.creditsNumber(document.credits_number),
          documentsTexts.issuedBy(document),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {document.credited > 0 && (
        <p>
          <Badge tone="neutral">{documentsTexts.credited(document)}</Badge>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <DocumentFiles document={document} />
        {onSend && (
          <Button tone="quiet" size="sm" onClick={onSend} aria-label={`${documentsTexts.send}: ${title}`}>
            {documentsTexts.send}
          </Button>
        )}
        {onCredit && isLeft && (
          <Button tone="quiet" size="sm" onClick={onCredit} aria-label={`${documentsTexts.credit}: ${title}`}>
            {documentsTexts.credit}
          </Button>
        )}
      </div>
    </li>
  )
}
