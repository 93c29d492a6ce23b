import type { CreditedSum, DocumentDetail } from '@arkpax/schema/documents'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { documentsTexts } from './documents.fi.ts'
import { IssueButtons } from './IssueButtons.tsx'
import { OrderDocument } from './OrderDocument.tsx'
import { SendDialog } from './SendDialog.tsx'

interface Asked {
  what: 'send' | 'credit'
  document: DocumentDetail
  due?: readonly CreditedSum[]
}

/** Invoices, credit notes and receipts of one order: made, saved, mailed and credited. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const read = useRead('GET /api/admin/orders/{id}/documents', { params: { id: orderId } })
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayWrite = useMay('documents.write')
  const close = () => setAsked(null)
  return (
    <>
      <Loaded read={read} failure={documentsTexts.loading} waiting={<Skeleton className="h-20" />}>
        {({ documents, to_credit, credit_due, refusals }) => (
          <div className="grid gap-4">
            {documents.length === 0 && <p className="text-ink-muted">{documentsTexts.none}</p>}
            {documents.length > 0 && (
              <ul className="grid gap-3">
                {documents.map((document) => (
                  <OrderDocument
                    key={document.id}
                    document={document}
                    onSend={mayWrite ? () => setAsked({ what: 'send', document }) : undefined}
                    onCredit={mayWrite ? () => setAsked({ what: 'credit', document }) : undefined}
                  />
                ))}
              </ul>
            )}
            {to_credit > 0 && <p className="max-w-prose font-medium">{documentsTexts.toCredit(to_credit)}</p>}
            {mayWrite &&
              documents
                .filter(({ id }) => id === credit_due?.document_id)
                .map((document) => (
                  <div key={document.id}>
                    <Button
                      tone="action"
                      onClick={() => credit_due && setAsked({ what: 'credit', document, due: credit_due.sums })}
                    >
                      {documentsTexts.creditDue}
                    </Button>
                  </div>
                ))}
            {mayWrite && <IssueButtons orderId={orderId} refusals={refusals} />}
          </div>
        )}
      </Loaded>
      <SendDialog document={asked?.what === 'send' ? asked.document : null} onClose={close} />
      <CreditDialog document={asked?.what === 'credit' ? asked.document : null} due={asked?.due} onClose={close} />
    </>
  )
}
