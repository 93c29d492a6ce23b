import type { OrderInput } from '@arkpax/schema/orders'
import type { UseFormHandleSubmit, UseFormSetError } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import type { OrderFormValues } from './order-form-values.ts'
import { ordersTexts } from './orders.fi.ts'
import { statusChangeTexts } from './status-change.fi.ts'

interface Props {
  handleSubmit: UseFormHandleSubmit<OrderFormValues, OrderInput>
  setError: UseFormSetError<OrderFormValues>
}

/** Shows the confirmation of an order as it would leave, before it is made; what is missing is told at its field. */
export function OrderMail({ handleSubmit, setError }: Props) {
  const { data, mutate, reset, isPending } = useWrite('POST /api/admin/orders/preview', {
    failure: ordersTexts.mailFailure,
    onFailure: (error) => showFieldErrors<OrderFormValues>(setError, error),
  })
  return (
    <>
      <Button tone="quiet" pending={isPending} onClick={handleSubmit((body) => mutate([{ body }]))}>
        {ordersTexts.showMail}
      </Button>
      <Dialog open={data !== undefined} onClose={reset} title={ordersTexts.mailTitle}>
        {data && (
          <div className="grid grid-cols-1 gap-3">
            <p className="wrap-anywhere">{statusChangeTexts.mailTo(data.mail.to)}</p>
            <MailSheet label={statusChangeTexts.mail} mail={data.mail} />
          </div>
        )}
      </Dialog>
    </>
  )
}
