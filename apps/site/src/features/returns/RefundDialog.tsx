import { finnishDay, formatEuros } from '@arkpax/schema/format-fi'
import { type MoneyMethod, moneyMethodLabels, moneyMethods } from '@arkpax/schema/payments'
import { comingBack, type ReturnDetail } from '@arkpax/schema/returns'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox, Select, TextField } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { RETURN_READS } from './return-reads.ts'
import { returnsText as text } from './returns.fi.ts'

const methodOf = (value: string): MoneyMethod => moneyMethods.find((one) => one === value) ?? 'bank_transfer'

/** Tells what is given back before it is: by which way, with which paper, and whether the customer is told. */
export function RefundDialog({ of, onClose }: { of: ReturnDetail; onClose: () => void }) {
  const [method, setMethod] = useState<MoneyMethod>(of.paid_by ?? 'bank_transfer')
  const [paidOn, setPaidOn] = useState(method === 'cash' || method === 'card' ? finnishDay(new Date()) : '')
  const [hasAgreed, setAgreed] = useState(false)
  const [isCredited, setCredited] = useState(of.credits !== null)
  const [isQuiet, setQuiet] = useState(false)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const { mutate, isPending } = useWrite('POST /api/admin/returns/{id}/refund', {
    success: text.refunded,
    failure: text.refundFailed,
    changes: RETURN_READS,
    doubts: RETURN_READS,
    onSuccess: onClose,
    onFailure(error: ApiError) {
      const errors = error.problem?.errors ?? []
      setMistakes(Object.fromEntries(errors.map(({ path, detail }) => [path, detail])))
      return errors.length > 0
    },
  })
  const isOther = of.paid_by !== null && method !== of.paid_by
  // A second press may come before the first one shows as pending.
  const isSent = useRef(false)
  function refund() {
    if (isSent.current) return
    isSent.current = true
    const again = () => {
      isSent.current = false
    }
    mutate([{ params: { id: of.id }, body, ifMatch: of.version }], { onError: again })
  }
  const close = () => isPending || onClose()
  const body = {
    method,
    paid_on: paidOn || null,
    other_method_agreed: isOther && hasAgreed,
    credit: isCredited,
    notify: !isQuiet,
  }
  return (
    <Dialog open onClose={close} title={text.refundTitle}>
      <div className="grid grid-cols-1 gap-5">
        <p>{of.sums.total > 0 ? text.refundText(formatEuros(of.sums.total)) : text.nothing}</p>
        {of.state !== 'inspected' && comingBack(of.items).length > 0 && (
          <p className="rounded-sm bg-notice-tint p-3">{text.notInspected}</p>
        )}
        <Select
          label={text.method}
          value={method}
          error={mistakes.method}
          onChange={({ target }) => setMethod(methodOf(target.value))}
        >
          <Options labels={moneyMethodLabels} />
        </Select>
        {isOther && (
          <Checkbox label={text.agreed} checked={hasAgreed} onChange={({ target }) => setAgreed(target.checked)} />
        )}
        <TextField
          label={text.paidOn}
          hint={text.paidOnHint}
          type="date"
          value={paidOn}
          error={mistakes.paid_on}
          onChange={({ target }) => setPaidOn(target.value)}
        />
        {of.credits && (
          <Checkbox
            label={text.credit(of.credits)}
            checked={isCredited}
            onChange={({ target }) => setCredited(target.checked)}
          />
        )}
        <Checkbox label={text.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={isPending} autoFocus>
            {text.cancel}
          </Button>
          <Button tone="action" pending={isPending} onClick={refund}>
            {text.refund}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
