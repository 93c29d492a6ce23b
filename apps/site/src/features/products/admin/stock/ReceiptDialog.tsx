import { type IncomingGoods, pieces } from '@arkpax/schema/incoming-goods'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { typedNumber } from '~/components/admin/typed-number.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { goodsFormText, receiptText as text } from './stock-desk.fi.ts'
import { STOCK_READS } from './stock-reads.ts'

interface Props {
  /** The goods that have come; null while the dialog is closed. */
  goods: IncomingGoods | null
  onClose: () => void
}

/** Where goods that have come are put into stock. */
export const ReceiptDialog = ({ goods, onClose }: Props) => (
  <Dialog open={goods !== null} onClose={onClose} title={text.title}>
    {goods && <ReceiptForm goods={goods} onClose={onClose} />}
  </Dialog>
)

const receipt = z.object({ quantity: typedNumber(goodsFormText.notNumber, pieces) })

function ReceiptForm({ goods, onClose }: { goods: IncomingGoods; onClose: () => void }) {
  const left = goods.quantity - goods.received_quantity
  const form = useForm({ resolver: zodResolver(receipt), defaultValues: { quantity: String(left) } })
  const undo = useWrite('POST /api/admin/incoming-goods/{id}/receipt/undo', {
    success: text.undone,
    failure: text.failed,
    changes: STOCK_READS,
  })
  const { mutate, isPending } = useWrite('POST /api/admin/incoming-goods/{id}/receipt', {
    failure: text.failed,
    changes: STOCK_READS,
    doubts: STOCK_READS,
    onFailure: (error) => showFieldErrors(form.setError, error),
    onSuccess({ id, version, product_name, received_quantity }) {
      const quantity = received_quantity - goods.received_quantity
      const onPress = () => undo.mutate([{ params: { id }, body: { quantity }, ifMatch: version }])
      const takeBack = undoable({ name: text.undoOf(product_name), onPress })
      showToast({ id, ...text.done(product_name, quantity), tone: 'success', ...takeBack })
      onClose()
    },
  })
  const submit = form.handleSubmit((body) => mutate([{ params: { id: goods.id }, body, ifMatch: goods.version }]))
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="font-semibold wrap-anywhere">{goods.product_name}</p>
      <p>{text.left(left)}</p>
      <NumberField
        label={text.quantity}
        hint={text.hint}
        autoFocus
        error={form.formState.errors.quantity?.message}
        {...form.register('quantity')}
      />
      <FormActions label={text.submit} onCancel={onClose} pending={isPending} />
    </form>
  )
}
