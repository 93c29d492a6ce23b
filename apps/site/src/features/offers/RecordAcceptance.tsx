import { acceptanceWayLabels } from '@arkpax/schema/offer-labels'
import { type OfferDetail, type RecordedAcceptance, recordedAcceptance } from '@arkpax/schema/offers'
import { type PaymentMethod, paymentMethodLabels } from '@arkpax/schema/order-states'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { acceptanceText as text } from './acceptance.fi.ts'

/** What the form holds while it is filled in; the rules and messages are the API's. */
const acceptanceValues = z.object({
  accepted_by: z.string(),
  accepted_through: z.string(),
  note: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  payment_method: z.string(),
  billing_address: z.string(),
  billing_postcode: z.string(),
  billing_city: z.string(),
  einvoice_address: z.string(),
  einvoice_operator: z.string(),
})
type AcceptanceValues = z.output<typeof acceptanceValues>

const startOf = (offer: OfferDetail): AcceptanceValues => ({
  accepted_by: offer.customer_name,
  ...{ accepted_through: '', note: '', payment_method: '' },
  customer_name: offer.customer_name,
  customer_phone: offer.customer_phone ?? '',
  shipping_address: offer.shipping_address ?? '',
  shipping_postcode: offer.shipping_postcode ?? '',
  shipping_city: offer.shipping_city ?? '',
  ...{ billing_address: '', billing_postcode: '', billing_city: '', einvoice_address: '', einvoice_operator: '' },
})

/** The way to write down that a customer said yes by telephone or by mail, which makes the order. */
export function RecordAcceptance({ offer }: { offer: OfferDetail }) {
  const [isOpen, setOpen] = useState(false)
  const draft = `acceptance:${offer.id}`
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="solid" onClick={() => setOpen(true)}>
        {text.record}
      </Button>
      <FormDialog open={isOpen} onClose={close} title={text.record} draft={draft} discard={text.discard}>
        {({ onTyped, close: cancel }) => (
          <AcceptanceForm {...{ offer, draft, onTyped }} onCancel={cancel} onDone={close} />
        )}
      </FormDialog>
    </>
  )
}

interface Props {
  offer: OfferDetail
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onDone: () => void
}

function AcceptanceForm({ offer, draft: name, onTyped, onCancel, onDone }: Props) {
  const [start] = useState(() => ({ values: startOf(offer), version: null }))
  const form = useForm<AcceptanceValues, unknown, RecordedAcceptance>({
    resolver: zodResolver(formOf(offer.revision)),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: acceptanceValues, start })
  const { register, handleSubmit, formState, setError } = form
  const { errors, isDirty } = formState
  useTyped(isDirty, onTyped)
  const { mutate, isPending } = useWrite('POST /api/admin/offers/{id}/accept', {
    success: ({ order }) => ({ title: text.recorded, description: text.recordedText(order?.number) }),
    failure: text.failed,
    changes: [
      'GET /api/admin/offers',
      'GET /api/admin/offers/{id}',
      'GET /api/admin/orders',
      'GET /api/admin/products',
      'GET /api/admin/dashboard',
    ],
    onSuccess() {
      dropDraft(name)
      onDone()
    },
    onFailure: (error) => showFieldErrors<AcceptanceValues>(setError, error),
  })
  const submit = handleSubmit((body) => mutate([{ params: { id: offer.id }, body }]))
  const field = (of: keyof AcceptanceValues) => ({
    label: text.fields[of],
    error: errors[of]?.message,
    ...register(of),
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{offer.is_changed ? `${text.hint} ${text.sentVersion}` : text.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('accepted_by')} />
        <Select {...field('accepted_through')}>
          <option value="">{text.choose}</option>
          <Options labels={acceptanceWayLabels} />
        </Select>
        <TextArea className="sm:col-span-2" rows={2} hint={text.noteHint} {...field('note')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('customer_name')} />
        <TextField type="tel" {...field('customer_phone')} />
        <TextField className="sm:col-span-2" {...field('shipping_address')} />
        <TextField inputMode="numeric" {...field('shipping_postcode')} />
        <TextField {...field('shipping_city')} />
        <Select {...field('payment_method')}>
          <option value="">{text.choose}</option>
          {methodsOf(offer).map((method) => (
            <option key={method} value={method}>
              {paymentMethodLabels[method]}
            </option>
          ))}
        </Select>
      </div>
      {offer.company && (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">{text.billing}</legend>
          <TextField className="sm:col-span-2" {...field('billing_address')} />
          <TextField inputMode="numeric" {...field('billing_postcode')} />
          <TextField {...field('billing_city')} />
          <TextField {...field('einvoice_address')} />
          <TextField {...field('einvoice_operator')} />
        </fieldset>
      )}
      <FormActions label={text.make} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

const formOf = (revision: number) =>
  acceptanceValues
    .transform(
      (typed): z.input<typeof recordedAcceptance> => ({
        ...typed,
        revision,
        accepted_through: typed.accepted_through as RecordedAcceptance['accepted_through'],
        payment_method: typed.payment_method as PaymentMethod,
      }),
    )
    .pipe(recordedAcceptance)

/** Those that can be meant at all; which of them the shop takes, the server knows. */
const methodsOf = ({ is_collected, company, business_id }: OfferDetail): PaymentMethod[] => [
  ...(['bank_transfer', 'paytrail'] as const),
  ...(is_collected ? (['on_collection'] as const) : []),
  ...(company && business_id ? (['invoice'] as const) : []),
]
