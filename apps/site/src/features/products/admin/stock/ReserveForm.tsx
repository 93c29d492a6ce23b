import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { pieces } from '@arkpax/schema/incoming-goods'
import { stockReservationInput } from '@arkpax/schema/stock-reservations'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { holdsText as text } from './stock-desk.fi.ts'
import { STOCK_READS } from './stock-reads.ts'

/** Units are kept for a week where nothing else is typed. */
const USUAL_DAYS = 7

const typedReservation = stockReservationInput
  .omit({ product_id: true })
  .extend({ quantity: typedNumber(text.notNumber, pieces) })

/** Keeps units of a product for somebody. */
export function ReserveForm({ productId }: { productId: string }) {
  const [today] = useState(() => finnishDay(new Date()))
  const [keyOf] = useState(idempotencyKeys)
  const form = useForm({
    resolver: zodResolver(typedReservation),
    defaultValues: { quantity: '1', until: dayAfter(today, USUAL_DAYS), note: '' },
  })
  const { errors } = form.formState
  const { mutate, isPending } = useWrite('POST /api/admin/stock-reservations', {
    success: ({ quantity }) => text.reserved(quantity),
    failure: text.reserveFailed,
    changes: STOCK_READS,
    doubts: STOCK_READS,
    onSuccess: () => form.reset(),
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const submit = form.handleSubmit((values) => {
    const body = { product_id: productId, ...values }
    mutate([{ body, idempotencyKey: keyOf(JSON.stringify(body)) }])
  })
  return (
    <form onSubmit={submit} noValidate aria-label={text.reserveTitle} className="mt-4 rounded-md bg-sunken p-4">
      <h4 className="mb-3 font-semibold">{text.reserveTitle}</h4>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField label={text.quantity} required error={errors.quantity?.message} {...form.register('quantity')} />
        <TextField
          label={text.lastDay}
          type="date"
          required
          min={today}
          error={errors.until?.message}
          {...form.register('until')}
        />
        <TextField
          label={text.note}
          hint={text.noteHint}
          required
          maxLength={300}
          autoComplete="off"
          className="sm:col-span-2"
          error={errors.note?.message}
          {...form.register('note')}
        />
      </div>
      <div className="mt-4 flex justify-end">
        <Button type="submit" tone="action" pending={isPending}>
          {text.reserve}
        </Button>
      </div>
    </form>
  )
}
