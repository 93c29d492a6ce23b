import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusInput } from '@arkpax/schema/orders'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { keyboardScroll } from '~/components/ui/table.recipe.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { chosenOrdersTexts as texts } from './chosen-orders.fi.ts'
import { StatusMail } from './StatusMail.tsx'

interface Props {
  orders: readonly Order[]
  status: OrderStatus
  onConfirm: (orders: Order[], change: OrderStatusInput) => void
  onClose: () => void
}

/** Tells what a new status of many orders would do before it does it: who is mailed, and what happens to stock. */
export function ChosenStatusDialog({ orders, status, onConfirm, onClose }: Props) {
  const changing = orders.filter((order) => order.status !== status)
  const mailed = changing.filter(({ customer_email }) => customer_email !== '')
  const isAway = changing.some((order) => order.delivery_state !== 'none')
  const [isQuiet, setQuiet] = useState(false)
  const [restock, setRestock] = useState(true)
  const isMailed = mailed.length > 0 && !isQuiet
  const same = orders.length - changing.length

  return (
    <Dialog open onClose={onClose} title={texts.title(changing.length)}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-lg font-semibold">{texts.to(status)}</p>
        {changing.length === 0 && <p>{texts.nothing}</p>}
        {same > 0 && changing.length > 0 && <p>{texts.same(same)}</p>}
        {changing.length > 0 && <p>{isMailed ? texts.mailed(mailed.length) : texts.noMail}</p>}
        {isMailed && (
          <ul
            className="max-h-72 divide-y divide-line overflow-y-auto rounded-sm border border-line"
            {...keyboardScroll}
          >
            {mailed.map((order) => (
              <MailedOrder key={order.id} order={order} status={status} />
            ))}
          </ul>
        )}
        {mailed.length > 0 && (
          <Checkbox label={texts.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        )}
        {status === 'cancelled' && changing.length > 0 && (
          <div>
            <Checkbox label={texts.restock} checked={restock} onChange={({ target }) => setRestock(target.checked)} />
            {isAway && <p className="text-sm text-ink-muted">{texts.delivered}</p>}
          </div>
        )}
        {changing.some((order) => order.status === 'cancelled') && <p>{texts.taken}</p>}
        {changing.length > 0 && (
          <p className="text-sm text-ink-muted">{isMailed ? texts.undoHint : texts.undoHintQuiet}</p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} autoFocus>
            {texts.cancel}
          </Button>
          <Button
            tone={status === 'cancelled' ? 'danger' : 'action'}
            disabled={changing.length === 0}
            onClick={() => onConfirm(changing, { status, notify: !isQuiet, restock, refund: false })}
          >
            {isMailed ? texts.confirm : texts.confirmQuiet}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** An order whose customer would be mailed; the mail word for word when it is opened. */
function MailedOrder({ order, status }: { order: Order; status: OrderStatus }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="px-4 py-2">
      <p className="font-medium wrap-anywhere">{texts.row(order)}</p>
      <p className="text-sm text-ink-muted wrap-anywhere">{order.customer_email}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-8 items-center text-sm underline">{texts.showMail(order.number)}</summary>
        {isOpen && <Preview id={order.id} status={status} />}
      </details>
    </li>
  )
}

function Preview({ id, status }: { id: string; status: OrderStatus }) {
  const query = { status }
  const read = useFreshRead('GET /api/admin/orders/{id}/status-preview', { params: { id }, query })
  return (
    <Loaded read={read} failure={texts.previewFailure}>
      {(preview) => <StatusMail preview={preview} isMailed />}
    </Loaded>
  )
}
