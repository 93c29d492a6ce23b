import { formatEuros } from '@arkpax/schema/format-fi'
import { isOpenReturn, type ReturnDetail, type ReturnSums } from '@arkpax/schema/returns'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { nextReturnStep } from './next-return-step.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { returnsText as text } from './returns.fi.ts'

const ROWS = ['goods', 'loss', 'delivery', 'pickup', 'total'] as const
const isTakenOff = (row: keyof ReturnSums) => row === 'loss' || row === 'pickup'

interface Props {
  of: ReturnDetail
  /** Whether the form holds what is not saved: the sums do not count it. */
  isTyped?: boolean
}

/** What is given back, and the way to give it, once all that is typed of the return has been saved. */
export function ReturnMoney({ of, isTyped = false }: Props) {
  const [isAsked, setAsked] = useState(false)
  const mayRefund = useMay('payments.refund')
  const isOpen = isOpenReturn(of.state)
  const sums = isOpen ? of.sums : { ...of.sums, total: of.refunded ?? 0 }
  const labels = isOpen ? text.sums : { ...text.sums, total: text.refundedTotal }
  return (
    <section aria-labelledby="palautuksen-hyvitys" className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <h2 id="palautuksen-hyvitys" className="font-semibold">
        {text.money}
      </h2>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {ROWS.filter((row) => row === 'goods' || row === 'total' || sums[row] > 0).map((row) => (
          <div
            key={row}
            className="col-span-2 grid grid-cols-subgrid last:border-t last:border-line last:pt-1 last:font-semibold"
          >
            <dt>{labels[row]}</dt>
            <dd className="text-right tabular-nums">
              {isTakenOff(row) && '−'}
              {formatEuros(sums[row])}
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && <p className="mt-3 text-sm text-ink-muted">{text.most(formatEuros(of.sums.most))}</p>}
      {isOpen && isTyped && (
        <p role="status" className="mt-3 rounded-sm bg-notice-tint p-3">
          {text.unsaved}
        </p>
      )}
      {mayRefund && isOpen && (
        <Button
          tone={nextReturnStep(of) === 'refunded' ? 'action' : 'outline'}
          className="mt-4"
          disabled={isTyped}
          onClick={() => setAsked(true)}
        >
          {text.refund}
        </Button>
      )}
      {isAsked && <RefundDialog of={of} onClose={() => setAsked(false)} />}
    </section>
  )
}
