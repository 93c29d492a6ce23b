import type { OrderDocuments } from '@arkpax/schema/documents'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { documentTitle, documentsTexts as text } from './documents.fi.ts'
import { DOCUMENT_READS } from './documents-reads.ts'

const KINDS = ['invoice', 'receipt'] as const

interface Props extends Pick<OrderDocuments, 'refusals'> {
  orderId: string
}

/** What can be issued of an order, after a question; what cannot says why. */
export function IssueButtons({ orderId, refusals }: Props) {
  const [asked, setAsked] = useState<(typeof KINDS)[number] | null>(null)
  const { mutate, isPending } = useWrite('POST /api/admin/orders/{id}/documents', {
    success: (document) => text.issued(documentTitle(document)),
    failure: text.issueFailed,
    changes: DOCUMENT_READS,
    doubts: DOCUMENT_READS,
    onSuccess: () => setAsked(null),
  })
  const possible = KINDS.filter((kind) => refusals[kind] === null)
  const reasons = [...new Set(KINDS.flatMap((kind) => refusals[kind] ?? []))]
  const question = text.confirm[asked ?? 'invoice']
  return (
    <>
      {possible.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {possible.map((kind) => (
            <Button key={kind} onClick={() => setAsked(kind)}>
              {text.issue[kind]}
            </Button>
          ))}
        </div>
      ) : (
        <ul className="grid gap-1 text-sm text-ink-muted">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && mutate([{ params: { id: orderId }, body: { kind: asked } }])}
        title={question.title}
        text={question.text}
        confirmLabel={question.label}
        pending={isPending}
        tone="action"
      />
    </>
  )
}
