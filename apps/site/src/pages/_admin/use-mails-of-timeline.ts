import type { Answer } from '@arkpax/schema/endpoints'
import { mailKindLabel, mailStateLabels } from '@arkpax/schema/mail-labels'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { useRefetchAfterWrites } from '~/components/admin/use-refetch-after-writes.ts'
import type { Happening } from '~/features/orders/OrderTimeline.tsx'
import { ordersTexts } from '~/features/orders/orders.fi.ts'
import { readKey } from '~/lib/read-query.ts'

const MAILS = 'GET /api/admin/orders/{id}/mails'

/** The mails to the customer about an order, for its timeline: those that wait stand where they are to leave. */
export function useMailsOfTimeline(id: string): Happening[] {
  const isRead = useMay('mail.read') && id !== ''
  const { data: mails = [], refetch } = useQuery<Answer<typeof MAILS>>({
    queryKey: readKey(MAILS, { params: { id } }),
    enabled: isRead,
  })
  useRefetchAfterWrites(useCallback(async () => isRead && refetch(), [isRead, refetch]))
  return mails.map(({ id, at, kind, state }) => ({
    id,
    at,
    text: ordersTexts.mail(mailKindLabel(kind), mailStateLabels[state].toLowerCase()),
  }))
}
