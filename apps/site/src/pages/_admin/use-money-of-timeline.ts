import type { Answer } from '@arkpax/schema/endpoints'
import { formatEuros } from '@arkpax/schema/format-fi'
import { moneyMethodLabels } from '@arkpax/schema/payments'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '~/components/admin/signed-in.ts'
import { documentTitle } from '~/features/documents/documents.fi.ts'
import type { Happening } from '~/features/orders/OrderTimeline.tsx'
import { orderPaymentsText } from '~/features/payments/payments.fi.ts'
import { readKey } from '~/lib/read-query.ts'

const PAYMENTS = 'GET /api/admin/orders/{id}/payments'
const DOCUMENTS = 'GET /api/admin/orders/{id}/documents'

/** What nobody of the staff did by hand to the money of an order, for its timeline: what came by itself, and its documents. */
export function useMoneyOfTimeline(id: string): Happening[] {
  const params = { params: { id } }
  const mayReadPayments = useMay('payments.read')
  const mayReadDocuments = useMay('documents.read')
  const { data: money } = useQuery<Answer<typeof PAYMENTS>>({
    queryKey: readKey(PAYMENTS, params),
    enabled: mayReadPayments && id !== '',
  })
  const { data: papers } = useQuery<Answer<typeof DOCUMENTS>>({
    queryKey: readKey(DOCUMENTS, params),
    enabled: mayReadDocuments && id !== '',
  })
  const moved = money?.payments.filter(({ recorded_by, state }) => recorded_by === null && state === 'done') ?? []
  return [
    ...moved.map(({ id, kind, amount, method, created_at }) => ({
      id,
      at: created_at,
      text: `${orderPaymentsText[kind]} ${formatEuros(amount)}, ${moneyMethodLabels[method].toLowerCase()}`,
    })),
    ...(papers?.documents.map((document) => ({
      id: document.id,
      at: document.created_at,
      text: `${documentTitle(document)}, ${formatEuros(document.total)}`,
    })) ?? []),
  ]
}
