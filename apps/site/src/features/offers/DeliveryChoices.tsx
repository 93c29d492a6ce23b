import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import type { DeliveryChoice } from '@arkpax/schema/delivery-options'
import { formatEuros } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import type { FormPart } from './OfferBuyer.tsx'
import { freeRow } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

/** The ways to deliver what is offered, priced by the shop's own table; choosing one writes it into the rows, where it can be changed. */
export function DeliveryChoices({ form, messageId }: FormPart & { messageId: string | null }) {
  const mayReadMessages = useMay('messages.read')
  const [choices, setChoices] = useState<DeliveryChoice[]>()
  const { mutate, isPending } = useWrite('POST /api/delivery-options', {
    failure: text.deliveryFailed,
    onSuccess: ({ options }) => setChoices(options),
  })
  const [postcode, rows] = [form.watch('shipping_postcode'), form.watch('rows')]
  const items = rows.flatMap(({ kind, product_id, quantity }) => {
    const pieces = readDecimal(quantity) ?? 0
    return kind === 'product' && product_id && Number.isInteger(pieces) && pieces > 0
      ? [{ product_id, quantity: pieces }]
      : []
  })
  const lacksDelivery = !form.watch('is_collected') && rows.every(({ kind }) => kind !== 'delivery')
  const isReady = /^\d{5}$/.test(postcode.trim()) && items.length > 0

  function choose({ name, kind, price, return_cost, days }: DeliveryChoice) {
    const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    const row = freeRow('delivery', name, price === null ? '' : typedDecimal(price, 2))
    const others = form.getValues('rows').filter(({ kind }) => kind !== 'delivery')
    form.setValue('rows', [...others, row], set)
    form.setValue('is_collected', kind === 'collection', set)
    if (return_cost !== null) form.setValue('return_cost', typedDecimal(return_cost, 2), set)
    if (days.to > 0) form.setValue('delivery_days', String(days.to), set)
    setChoices(undefined)
  }

  return (
    <div className="grid gap-3">
      {lacksDelivery && mayReadMessages && messageId && <AskedDelivery messageId={messageId} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          disabled={!isReady}
          pending={isPending}
          onClick={() => mutate([{ body: { postcode, items } }])}
        >
          {text.findDelivery}
        </Button>
        {!isReady && <p className="text-sm text-ink-muted">{text.deliveryNeeds}</p>}
      </div>
      {isInAland(postcode.trim()) && <p role="status">{ALAND_NOTICE}</p>}
      {choices?.length === 0 && <p role="status">{text.noDelivery}</p>}
      {choices && choices.length > 0 && (
        <ul aria-label={text.deliveryChoices} className="grid gap-2">
          {choices.map((choice) => (
            <li key={choice.method}>
              <Button className="w-full justify-start! text-left" onClick={() => choose(choice)}>
                {[
                  choice.name,
                  choice.price === null ? text.agreed : formatEuros(choice.price),
                  ...(choice.return_cost === null ? [] : [text.returnOf(formatEuros(choice.return_cost))]),
                ].join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the inquiry asks for, as long as the offer has no delivery. */
function AskedDelivery({ messageId }: { messageId: string }) {
  const { data } = useRead('GET /api/admin/contact-messages/{id}', { params: { id: messageId } })
  const asked = [data?.inquiry?.delivery_name, data?.inquiry?.delivery_wish].filter(Boolean).join(', ')
  return asked ? <Notice text={text.deliveryMissing(asked)} /> : null
}
