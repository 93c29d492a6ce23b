import { type OfferInput, offerDetail } from '@arkpax/schema/offers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { sellable, useAllProducts } from '~/components/admin/all-products.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { FieldValueOf } from '~/components/admin/merge-edits.ts'
import { useEachVersion } from '~/components/admin/use-each-version.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { readKey } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { DeliveryChoices } from './DeliveryChoices.tsx'
import { OfferBuyer } from './OfferBuyer.tsx'
import { OfferChoices } from './OfferChoices.tsx'
import { OfferRows } from './OfferRows.tsx'
import { OfferTotal } from './OfferTotal.tsx'
import { type OfferValues, offerForm, offerValues, valuesOf, type WrittenOffer } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'
import { useSendOffer } from './use-send-offer.ts'

interface Props {
  offer: WrittenOffer
  /** The name under which the form keeps what is typed. */
  draft: string
  onTyped: (isTyped: boolean) => void
  /** Called whenever it has been stored. */
  onStored: () => void
}

/** What an offer says, to be written; sending it stores first what has been typed. */
export function OfferForm({ offer, draft: name, onTyped, onStored }: Props) {
  const products = useAllProducts(sellable)
  const start = { values: valuesOf(offer), version: offer.version }
  const form = useForm<OfferValues, unknown, OfferInput>({
    resolver: zodResolver(offerForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: offerValues, start })
  const { isDirty } = form.formState
  useTyped(isDirty, onTyped)

  const send = useSendOffer(offer.id, form.setError)
  const write = useWrite('PUT /api/admin/offers/{id}', {
    failure: text.saveFailed,
    changes: ['GET /api/admin/offers', 'GET /api/admin/offers/{id}'],
    onFailure: ({ problem }) => problem?.code === 'stale' || (problem?.errors ?? []).length > 0,
  })
  // What was sent, taken back or saved by somebody else is what the form goes on from; of one's own words the answer tells.
  useEachVersion(offer.version, () => {
    if (!write.isPending && draft.base().version !== offer.version) draft.rebase(start)
  })
  const client = useQueryClient()
  const isSending = useRef(false)
  const save = useSaveOver({
    name,
    form,
    draft,
    schema: offerDetail,
    valuesOf,
    async save(body, base) {
      const ifMatch = base.version ?? undefined
      const stored = await write.mutateAsync([{ params: { id: offer.id }, body, ifMatch }])
      client.setQueryData(readKey('GET /api/admin/offers/{id}', { params: { id: offer.id } }), stored)
      return stored
    },
    onSaved(stored, sent) {
      draft.goOn({ values: valuesOf(stored), version: stored.version }, sent)
      onStored()
      if (isSending.current) send.mutate([{ params: { id: offer.id }, ifMatch: stored.version }])
      else showToast({ title: text.saved, tone: 'success' })
    },
  })
  const submit = (andSend: boolean) => {
    isSending.current = andSend
    return form.handleSubmit(save)
  }

  if (products.error)
    return <LoadFailure title={text.productsFailed} error={products.error} onRetry={products.refetch} />
  return (
    <form onSubmit={(event) => submit(false)(event)} noValidate className="grid grid-cols-1 gap-8">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <OfferBuyer form={form} />
      <OfferRows form={form} products={products.data ?? []} />
      <DeliveryChoices form={form} messageId={offer.contact_message_id} />
      <OfferChoices form={form} />
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field.split('.')[0] as keyof OfferValues]}
        shownOf={shownOf}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <div className="flex flex-wrap items-end justify-between gap-6 border-t border-line pt-5">
        <OfferTotal form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={write.isPending && !isSending.current}>
            {offer.revision === 0 ? text.save : text.saveSent}
          </Button>
          <Button
            tone="action"
            pending={isSending.current && (write.isPending || send.isPending)}
            onClick={() => void submit(true)()}
          >
            {offer.revision === 0 ? text.send : text.sendAgain}
          </Button>
        </div>
      </div>
    </form>
  )
}

const labels: Record<keyof OfferValues, string> = {
  customer_name: text.customerName,
  customer_email: text.email,
  customer_phone: text.phone,
  company: text.company,
  business_id: text.businessId,
  shipping_address: text.address,
  shipping_postcode: text.postcode,
  shipping_city: text.city,
  valid_until: text.validUntil,
  holds_stock: text.holds,
  is_collected: text.isCollected,
  reminds: text.reminds,
  message: text.message,
  delivery_days: text.deliveryDays,
  return_cost: text.returnCost,
  rows: text.rows,
}

function shownOf(_: FieldPath<OfferValues>, value: FieldValueOf<OfferValues>): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (!Array.isArray(value)) return String(value)
  return value.map(({ quantity, name, price }) => `${quantity} × ${name} ${price}`).join('\n')
}
