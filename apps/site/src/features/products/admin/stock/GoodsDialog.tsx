import { type IncomingGoods, incomingGoodsInput, pieces } from '@arkpax/schema/incoming-goods'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { Loading } from '~/components/admin/list-states.tsx'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { goodsFormText as text } from './stock-desk.fi.ts'
import { STOCK_READS } from './stock-reads.ts'

interface Props {
  open: boolean
  /** The goods to change; null where new ones are added. */
  goods: IncomingGoods | null
  onClose: () => void
}

/** Where goods on their way are added and changed. */
export function GoodsDialog({ open, goods, onClose }: Props) {
  const draft = `incoming-goods:${goods?.id ?? 'new'}`
  const title = goods ? text.editTitle : text.addTitle
  return (
    <FormDialog open={open} onClose={onClose} title={title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) => (
        <GoodsForm draft={draft} goods={goods} onTyped={onTyped} onCancel={close} onSaved={onClose} />
      )}
    </FormDialog>
  )
}

const goodsValues = z.object({
  product_id: z.string(),
  quantity: z.string(),
  expected_on: z.string(),
  reference: z.string(),
})
const typedGoods = incomingGoodsInput.extend({ quantity: typedNumber(text.notNumber, pieces) })

interface FormProps {
  draft: string
  goods: IncomingGoods | null
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function GoodsForm({ draft: name, goods, onTyped, onCancel, onSaved }: FormProps) {
  const [opened] = useState(goods)
  const [values] = useState(() => ({
    product_id: goods?.product_id ?? '',
    quantity: goods ? String(goods.quantity) : '',
    expected_on: goods?.expected_on ?? '',
    reference: goods?.reference ?? '',
  }))
  const form = useForm({ resolver: zodResolver(typedGoods), defaultValues: values })
  const draft = useFormDraft({ name, form, schema: goodsValues, start: { values, version: goods?.version ?? null } })
  const { errors, isDirty } = form.formState
  const written = {
    success: ({ product_name }: IncomingGoods) => text.saved(product_name),
    failure: text.failed,
    changes: STOCK_READS,
    doubts: STOCK_READS,
    onSuccess() {
      dropDraft(name)
      onSaved()
    },
    onFailure: (error: Parameters<typeof showFieldErrors>[1]) => showFieldErrors(form.setError, error),
  }
  const add = useWrite('POST /api/admin/incoming-goods', written)
  const change = useWrite('PUT /api/admin/incoming-goods/{id}', written)

  useTyped(isDirty, onTyped)

  const submit = form.handleSubmit((body) => {
    if (!goods) return add.mutate([{ body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
    const { product_id: _, ...changed } = body
    change.mutate([{ params: { id: goods.id }, body: changed, ifMatch: goods.version }])
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      {goods && opened && goods.version !== opened.version && (
        <p role="alert" className="rounded-md bg-notice-tint px-4 py-3 font-medium text-notice">
          {text.changed(goods.quantity, goods.expected_on)}
        </p>
      )}
      {goods ? (
        <p className="font-semibold wrap-anywhere">{goods.product_name}</p>
      ) : (
        <ProductSelect error={errors.product_id?.message} {...form.register('product_id')} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField label={text.quantity} required error={errors.quantity?.message} {...form.register('quantity')} />
        <TextField
          label={text.expected}
          type="date"
          required
          error={errors.expected_on?.message}
          {...form.register('expected_on')}
        />
      </div>
      <TextField
        label={text.reference}
        hint={text.referenceHint}
        maxLength={200}
        error={errors.reference?.message}
        {...form.register('reference')}
      />
      <FormActions label={text.save} onCancel={onCancel} pending={add.isPending || change.isPending} />
    </form>
  )
}

/** The products of the shop to choose from. */
function ProductSelect(select: Omit<Parameters<typeof Select>[0], 'label' | 'children'>) {
  const products = useRead('GET /api/admin/products', { query: { limit: 500, sort: 'name' } })
  return (
    <Loaded read={products} failure={text.productsFailed} waiting={<Loading />} empty={<p>{text.noProducts}</p>}>
      {(all) => (
        <Select label={text.product} autoFocus required {...select}>
          <option value="">{text.chooseProduct}</option>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Loaded>
  )
}
