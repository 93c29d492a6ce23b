import { type Delivery, delivery as deliverySchema, type ParcelState, parcelStates } from '@arkpax/schema/deliveries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentOf } from '~/components/admin/stale.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { readsOf } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import { deliveriesText as text } from './deliveries.fi.ts'
import { DELIVERY_READS } from './delivery-reads.ts'

/** Whether a step says that a delivery has not come so far after all. */
export const isStepBack = (from: ParcelState, to: ParcelState) => parcelStates.indexOf(to) < parcelStates.indexOf(from)

interface Props {
  delivery: Delivery
  position: number
  to: ParcelState
  /** With it all of the order has been sent. */
  isLast: boolean
  onClose: () => void
}

/** Tells what a step of a delivery does before it does it: who is mailed, what becomes of the order, what happens to stock. */
export function StepDialog({ delivery, position, to, isLast, onClose }: Props) {
  const [isQuiet, setQuiet] = useState(false)
  const [restock, setRestock] = useState(false)
  const { mutate, isPending } = useStep(delivery, position, onClose)
  const isBack = isStepBack(delivery.state, to)
  const mayMail = !isBack && to !== 'returned'
  const close = () => isPending || onClose()
  return (
    <Dialog open onClose={close} title={isBack ? text.question.packed : text.question[to]}>
      <div className="grid grid-cols-1 gap-5">
        {isBack ? <p>{text.backText}</p> : <Consequences to={to} isLast={isLast} />}
        {mayMail && (
          <Checkbox label={text.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        )}
        {to === 'returned' && (
          <Checkbox label={text.restock} checked={restock} onChange={({ target }) => setRestock(target.checked)} />
        )}
        {to === 'sent' && mayMail && !isQuiet && <p className="text-sm text-ink-muted">{text.undoHint}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={isPending} autoFocus>
            {text.cancel}
          </Button>
          <Button
            tone={isBack || to === 'returned' ? 'danger' : 'action'}
            pending={isPending}
            onClick={() =>
              mutate([
                {
                  params: { id: delivery.id },
                  body: { state: to, notify: mayMail && !isQuiet, restock },
                  ifMatch: delivery.version,
                },
              ])
            }
          >
            {isBack && (to === 'sent' || to === 'delivered') ? text.back[to] : text.steps[to]}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Consequences({ to, isLast }: { to: ParcelState; isLast: boolean }) {
  if (to === 'delivered') return <p>{text.deliveredText}</p>
  if (to === 'returned') return <p>{text.returnedText}</p>
  return (
    <>
      <p>{text.sentText}</p>
      {isLast && <p>{text.allSentText}</p>}
    </>
  )
}

/** Takes a delivery a step on; the message that says so takes it back, for as long as its mail waits. */
function useStep(delivery: Delivery, position: number, onClose: () => void) {
  const client = useQueryClient()
  const back = useWrite('PUT /api/admin/deliveries/{id}/state', {
    success: (moved) => ({ id: moved.id, title: text.moved(moved) }),
    failure: text.moveFailure,
    changes: DELIVERY_READS,
    doubts: DELIVERY_READS,
  })
  return useWrite('PUT /api/admin/deliveries/{id}/state', {
    success: (moved, [{ params, body }]) => ({
      id: moved.id,
      title: text.moved(moved),
      ...(body.state === 'sent' &&
        delivery.state === 'packed' &&
        undoable({
          name: text.undoMove(position),
          onPress: () => back.mutate([{ params, body: { state: 'packed', notify: false }, ifMatch: moved.version }]),
        })),
    }),
    failure: text.moveFailure,
    changes: DELIVERY_READS,
    onSuccess: onClose,
    onFailure: (error) => {
      // Somebody else has taken it on meanwhile: it is shown as it is now.
      if (currentOf(error, deliverySchema)) {
        onClose()
        for (const read of DELIVERY_READS) void client.invalidateQueries({ queryKey: readsOf(read) })
      }
      return false
    },
  })
}
