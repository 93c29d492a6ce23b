import type { Delivery, ParcelState } from '@arkpax/schema/deliveries'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'
import { isStepBack, StepDialog } from './StepDialog.tsx'

interface Props {
  delivery: Delivery
  position: number
  to: ParcelState
  /** With it all of the order has been sent. */
  isLast: boolean
  /** It is the next thing to do with the order, told beside it; among the other steps of a delivery it names the delivery. */
  isNext?: boolean
}

/** Takes a delivery a step on or back, once what that does has been told. */
export function StepButton({ isNext = false, ...step }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { delivery, position, to } = step
  const isBack = isStepBack(delivery.state, to)
  const label = isBack && (to === 'sent' || to === 'delivered') ? text.back[to] : text.steps[to]
  return (
    <>
      <Button
        size={isNext ? 'md' : 'sm'}
        tone={isNext ? 'action' : isBack ? 'quiet' : 'outline'}
        aria-label={isNext ? undefined : text.stepOf(label, position)}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {isAsked && <StepDialog {...step} onClose={() => setAsked(false)} />}
    </>
  )
}
