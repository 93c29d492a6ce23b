import { finnishDay } from '@arkpax/schema/format-fi'
import type { ButtonTone } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { orderPaymentsText as text } from './payments.fi.ts'

/** Says that a refund that waited was paid today. */
export function RefundPaid({ id, tone }: { id: string; tone?: ButtonTone }) {
  const { mutate, isPending } = useWrite('PUT /api/admin/refunds/{id}/paid', {
    success: text.markedPaid,
    failure: text.markFailed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
  })
  const body = { paid_on: finnishDay(new Date()) }
  return (
    <Button tone={tone} pending={isPending} onClick={() => mutate([{ params: { id }, body }])}>
      {text.markPaid}
    </Button>
  )
}
