import type { Delivery } from '@arkpax/schema/deliveries'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { DELIVERY_READS } from './delivery-reads.ts'

/** The way to take a delivery apart that has not been sent. */
export function RemoveDelivery({ delivery, position }: { delivery: Delivery; position: number }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite('DELETE /api/admin/deliveries/{id}', {
    success: text.removed,
    failure: text.removeFailure,
    changes: DELIVERY_READS,
    doubts: DELIVERY_READS,
    onSuccess: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" tone="quiet" aria-label={text.removeOf(position)} onClick={() => setAsked(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { id: delivery.id } }])}
        title={text.removeTitle}
        text={text.removeText}
        confirmLabel={text.remove}
        pending={isPending}
      />
    </>
  )
}
