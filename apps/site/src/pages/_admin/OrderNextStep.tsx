import type { Delivery } from '@arkpax/schema/deliveries'
import type { OrderDetail } from '@arkpax/schema/orders'
import type { OrderMoney } from '@arkpax/schema/payments'
import type { ReturnSummary } from '@arkpax/schema/returns'
import { NextStep } from '~/components/admin/NextStep.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { isLastToSend, type LeftLine, leftOf, piecesOf } from '~/features/deliveries/left-to-deliver.ts'
import { NewDelivery } from '~/features/deliveries/NewDelivery.tsx'
import { StepButton } from '~/features/deliveries/StepButton.tsx'
import { nextStepTexts as text } from '~/features/orders/desk/next-step.fi.ts'
import { nextStepOf, type NextStep as Step } from '~/features/orders/desk/next-step.ts'
import { MoneyButton } from '~/features/payments/MoneyButton.tsx'
import { RefundPaid } from '~/features/payments/RefundPaid.tsx'
import { adminReturnPath } from '~/lib/admin-paths.ts'
import { useStepReads } from './use-step-reads.ts'

/** What an order waits for, in a line, and the one button that does it; a role that may not do it reads the line alone. */
export function OrderNextStep({ order }: { order: OrderDetail }) {
  const { deliveries, money, returns } = useStepReads(order)
  // Without them it would be guessed; their own parts of the screen tell why they did not come.
  if (money.isError || returns.isError) return null
  const isWaiting = money.isLoading || returns.isLoading
  const waiting = <Skeleton className="h-24" />
  return (
    <Loaded read={deliveries} failure={text.failed} waiting={waiting}>
      {(found) =>
        isWaiting ? waiting : <Told order={order} deliveries={found} money={money.data} returns={returns.data ?? []} />
      }
    </Loaded>
  )
}

/** What of its money the next step offers, once that is known. */
export function useMoneyOffered(order: OrderDetail): 'payment' | 'refund' | undefined {
  const { deliveries, money, returns } = useStepReads(order)
  if (!deliveries.data || !money.data || returns.isLoading || returns.isError) return undefined
  const { kind } = stepOf({ order, deliveries: deliveries.data, money: money.data, returns: returns.data ?? [] })
  return kind === 'payment' ? 'payment' : kind === 'giveBack' ? 'refund' : undefined
}

const stepOf = ({ order, deliveries, money, returns }: ToldProps) =>
  nextStepOf({
    ...{ order, deliveries, returns },
    left: piecesOf(leftOf(order, deliveries)),
    payments: money?.payments ?? [],
  })

interface ToldProps {
  order: OrderDetail
  deliveries: Delivery[]
  money: OrderMoney | undefined
  returns: readonly ReturnSummary[]
}

function Told({ order, deliveries, money, returns }: ToldProps) {
  const left = leftOf(order, deliveries)
  const step = stepOf({ order, deliveries, money, returns })
  return (
    <NextStep step={JSON.stringify(step)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className={step.kind === 'none' ? 'text-ink-muted' : undefined}>{text.told(step)}</p>
        <StepAction step={step} order={order} left={left} deliveries={deliveries} money={money} />
      </div>
    </NextStep>
  )
}

interface ActionProps extends Omit<ToldProps, 'returns'> {
  step: Step
  left: LeftLine[]
}

function StepAction({ step, order, left, deliveries, money }: ActionProps) {
  const mayWrite = useMay('orders.write')
  const mayPay = useMay('payments.write')
  const mayRefund = useMay('payments.refund')
  switch (step.kind) {
    case 'payRefund':
      return mayRefund && step.refundId && <RefundPaid id={step.refundId} tone="action" />
    case 'return':
      return (
        <a href={adminReturnPath(step.id)} className={buttonClass('action')}>
          {text.openReturn(step.number)}
        </a>
      )
    case 'giveBack':
      return mayRefund && money && <MoneyButton kind="refund" orderId={order.id} money={money} tone="action" />
    case 'payment':
      return mayPay && money && <MoneyButton kind="payment" orderId={order.id} money={money} tone="action" />
    case 'pack':
      return mayWrite && <NewDelivery order={order} left={left} tone="action" />
    case 'send':
    case 'deliver': {
      const delivery = deliveries[step.place - 1]
      if (!mayWrite || !delivery) return null
      const isLast = isLastToSend(delivery.id, deliveries, piecesOf(left))
      const to = step.kind === 'send' ? 'sent' : 'delivered'
      return <StepButton key={to} delivery={delivery} position={step.place} to={to} isLast={isLast} isNext />
    }
    case 'none':
      return null
  }
}
