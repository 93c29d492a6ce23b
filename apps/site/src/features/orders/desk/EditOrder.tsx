import { isEditable } from '@arkpax/schema/order-edit'
import type { OrderDetail } from '@arkpax/schema/orders'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { deskTexts as text } from './desk.fi.ts'
import { EditOrderForm } from './EditOrderForm.tsx'

/** The way to change an order, as long as it has not been sent. */
export function EditOrder({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMay('orders.write')
  if (!mayWrite) return null
  if (!isEditable(order)) return <p className="text-sm text-ink-muted">{text.closed}</p>
  const draft = `order-edit:${order.id}`
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        {text.edit}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.editTitle(order.number)}
        draft={draft}
        discard={text.discard}
      >
        {({ onTyped, close }) => (
          <EditOrderForm
            order={order}
            draft={draft}
            onTyped={onTyped}
            onCancel={close}
            onSaved={() => setOpen(false)}
          />
        )}
      </FormDialog>
    </>
  )
}
