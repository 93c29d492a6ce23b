import type { IncomingGoods } from '@arkpax/schema/incoming-goods'
import { undoable } from '~/components/admin/undo-toast.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { goodsText as text } from './stock-desk.fi.ts'
import { STOCK_READS } from './stock-reads.ts'

interface Props {
  /** The goods to cancel; null while nothing is asked. */
  goods: IncomingGoods | null
  onClose: () => void
}

/** Asks before goods are cancelled; for ten seconds they can be expected again. */
export function CancelGoods({ goods, onClose }: Props) {
  const back = useWrite('PUT /api/admin/incoming-goods/{id}', {
    success: text.cancelUndone,
    failure: text.failed,
    changes: STOCK_READS,
  })
  const { mutate, isPending } = useWrite('PUT /api/admin/incoming-goods/{id}', {
    failure: text.failed,
    changes: STOCK_READS,
    doubts: STOCK_READS,
    onSuccess({ id, version, product_name }) {
      const onPress = () => back.mutate([{ params: { id }, body: { cancelled: false }, ifMatch: version }])
      const takeBack = undoable({ name: text.undoOf(product_name), onPress })
      showToast({ id, ...text.cancelDone(product_name), tone: 'success', ...takeBack })
      onClose()
    },
  })
  const left = goods ? goods.quantity - goods.received_quantity : 0
  return (
    <ConfirmDialog
      open={goods !== null}
      onClose={onClose}
      title={text.cancelTitle}
      text={goods ? text.cancelText(goods.product_name, left) : ''}
      confirmLabel={text.cancel}
      pending={isPending}
      onConfirm={() =>
        goods && mutate([{ params: { id: goods.id }, body: { cancelled: true }, ifMatch: goods.version }])
      }
    />
  )
}
