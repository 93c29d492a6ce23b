import { type CancelReason, cancelReasonLabels, cancelReasons, type OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusInput, OrderStatusPreview } from '@arkpax/schema/orders'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox, Select } from '~/components/ui/react/Field.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { areReadable, RestockLines, readPieces } from './RestockLines.tsx'
import { StatusMail } from './StatusMail.tsx'
import { statusChangeTexts as texts } from './status-change.fi.ts'

interface Props {
  order: Pick<Order, 'id' | 'number' | 'status'>
  status: OrderStatus
  isPending: boolean
  onConfirm: (change: OrderStatusInput) => void
  onClose: () => void
}

/** Tells what a new status would do before it does it: who is mailed what, and what happens to stock. */
export function StatusDialog({ order, status, isPending, onConfirm, onClose }: Props) {
  const [isQuiet, setQuiet] = useState(false)
  const [restockChosen, setRestock] = useState<boolean>()
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [pieces, setPieces] = useState<Record<string, string>>({})
  const isCancelling = status === 'cancelled'
  const mayRefund = useMay('payments.refund')
  const [isKept, setKept] = useState(false)
  const isRefunding = isCancelling && mayRefund && !isKept
  const query = { status, ...(reason && { reason }) }
  const {
    data: preview,
    error,
    refetch,
  } = useFreshRead('GET /api/admin/orders/{id}/status-preview', { params: { id: order.id }, query })
  const away = (preview?.lines ?? []).reduce((sum, line) => sum + line.away, 0)
  /** Where all is with the customer nothing goes back, unless staff say so. */
  const restock = restockChosen ?? preview?.stock?.pieces !== 0
  const isMailed = Boolean(preview?.mail) && !isQuiet
  /** What is on its way cannot be called off by closing. */
  const close = () => isPending || onClose()

  return (
    <Dialog open onClose={close} title={texts.title(order.number)}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-lg font-semibold">{texts.change(order.status, status)}</p>
        {isCancelling && (
          <Select
            label={texts.reason}
            value={reason}
            onChange={({ target }) => setReason(cancelReasons.find((one) => one === target.value) ?? '')}
          >
            <option value="">{texts.noReason}</option>
            <Options labels={cancelReasonLabels} />
          </Select>
        )}
        {error ? (
          <LoadFailure title={texts.previewFailure} error={error} onRetry={refetch} />
        ) : !preview ? (
          <Loading />
        ) : (
          <>
            <StatusMail preview={preview} isMailed={isMailed} />
            {preview.mail && (
              <Checkbox label={texts.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
            )}
            {away > 0 && <AwayNotice away={away} isPart={preview.stock?.pieces !== 0} />}
            <StockQuestion stock={preview.stock} restock={restock} onRestock={setRestock} />
            {isCancelling && restock && (
              <RestockLines
                lines={preview.lines}
                pieces={pieces}
                onPieces={(id, typed) => setPieces({ ...pieces, [id]: typed })}
              />
            )}
            {preview.refundable > 0 && (
              <RefundQuestion
                euros={preview.refundable}
                {...{ mayRefund, isRefunding }}
                onRefund={(refund) => setKept(!refund)}
              />
            )}
            <p className="text-sm text-ink-muted">{isMailed ? texts.undoHint : texts.undoHintQuiet}</p>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={isPending} autoFocus>
            {texts.cancel}
          </Button>
          <Button
            tone={status === 'cancelled' ? 'danger' : 'action'}
            pending={isPending}
            disabled={!preview || (isCancelling && restock && !areReadable(preview.lines, pieces))}
            onClick={() =>
              onConfirm({
                ...{ status, notify: !isQuiet, restock, reason: reason || null },
                refund: isRefunding && (preview?.refundable ?? 0) > 0,
                ...(isCancelling && preview && { restock_items: readPieces(preview.lines, pieces) }),
              })
            }
          >
            {isMailed ? texts.confirm : texts.confirmQuiet}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface RefundProps {
  euros: number
  mayRefund: boolean
  isRefunding: boolean
  onRefund: (isRefunding: boolean) => void
}

/** Cancelling gives back what has been paid in the same step, unless staff say otherwise. */
const RefundQuestion = ({ euros, mayRefund, isRefunding, onRefund }: RefundProps) =>
  mayRefund ? (
    <div>
      <Checkbox label={texts.refund(euros)} checked={isRefunding} onChange={({ target }) => onRefund(target.checked)} />
      <p className="text-sm text-ink-muted">{isRefunding ? texts.refundHint : texts.refundable(euros)}</p>
    </div>
  ) : (
    <p className="font-medium">{texts.refundable(euros)}</p>
  )

/** What has been sent is not cancelled by a status: where staff write down what becomes of it. */
const AwayNotice = ({ away, isPart }: { away: number; isPart: boolean }) => (
  <div>
    <p className="font-medium">{texts.away(away)}</p>
    <p>{isPart ? texts.awayPart : texts.awayAll}</p>
  </div>
)

interface StockProps {
  stock: OrderStatusPreview['stock']
  restock: boolean
  onRestock: (restock: boolean) => void
}

function StockQuestion({ stock, restock, onRestock }: StockProps) {
  if (!stock) return null
  if (stock.move === 'taken') return <p>{texts.taken(stock.pieces)}</p>
  return (
    <Checkbox
      label={texts.restock(stock.pieces)}
      checked={restock}
      onChange={({ target }) => onRestock(target.checked)}
    />
  )
}
