import { toCents, toEuros } from '@arkpax/schema/money'
import type { OrderEditPreview } from '@arkpax/schema/order-edit'
import { openCents } from '@arkpax/schema/order-payment'
import type { Order } from '@arkpax/schema/orders'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { deskTexts as text } from './desk.fi.ts'
import { OrderChanges } from './OrderChanges.tsx'

interface Props {
  order: Order
  preview: OrderEditPreview
  isPending: boolean
  onConfirm: (notify: boolean) => void
  onClose: () => void
}

/** Tells what an edit would do before it does it: what changes, what the customer pays more or gets back, what is mailed. */
export function EditQuestion({ order, preview, isPending, onConfirm, onClose }: Props) {
  const [isQuiet, setQuiet] = useState(false)
  const { changes, mail } = preview
  const isMailed = changes.length > 0 && !isQuiet
  const close = () => isPending || onClose()
  return createPortal(
    <Dialog open onClose={close} title={text.questionTitle}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-lg font-semibold">{moneyText(order, preview)}</p>
        {changes.length > 0 ? <OrderChanges changes={changes} /> : <p>{text.onlyNote}</p>}
        {isMailed ? (
          <div className="grid grid-cols-1 gap-3">
            <p className="wrap-anywhere">{text.mailTo(mail.to)}</p>
            <MailSheet label={text.mail} mail={mail} />
          </div>
        ) : (
          <p>{text.noMail}</p>
        )}
        {changes.length > 0 && (
          <Checkbox label={text.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={isPending} autoFocus>
            {text.back}
          </Button>
          <Button tone="action" pending={isPending} onClick={() => onConfirm(isMailed)}>
            {isMailed ? text.save : text.saveQuietly}
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}

/** What the change is in money: asked for, given back where more has been paid than it costs then, or only less to pay. */
function moneyText(order: Order, { total_before, total_after }: OrderEditPreview): string {
  const difference = toCents(total_after) - toCents(total_before)
  if (difference === 0) return text.same
  if (difference > 0) return text.more(toEuros(difference))
  const open = openCents({ ...order, total_amount: total_after })
  return open < 0 ? text.less(toEuros(-open)) : text.cheaper(toEuros(-difference))
}
