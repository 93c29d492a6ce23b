import { type AccountingMonth, accountingBases, accountingBasisLabels } from '@arkpax/schema/accounting'
import { finnishDay } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { accountingTexts as text } from './accounting.fi.ts'
import { MonthTable } from './MonthTable.tsx'
import { monthName } from './month-name.ts'

const YEARS = 7

/** The sales of a year by month and quarter; past months are closed here. */
export function SalesByMonth() {
  const today = finnishDay(new Date())
  const thisYear = Number(today.slice(0, 4))
  const [address, setAddress] = useUrlState({ vuosi: String(thisYear), peruste: 'delivery' })
  const basis = accountingBases.find((one) => one === address.peruste) ?? 'delivery'
  const year = Number(address.vuosi) || thisYear
  const read = useRead('GET /api/admin/accounting', { query: { year, basis } })
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid items-end gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_18rem_auto] lg:justify-start">
        <Select label={text.year} value={String(year)} onChange={({ target }) => setAddress({ vuosi: target.value })}>
          {Array.from({ length: YEARS }, (_, ago) => thisYear - ago).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Select label={text.basis} value={basis} onChange={({ target }) => setAddress({ peruste: target.value })}>
          <Options labels={accountingBasisLabels} />
        </Select>
        <ExportButton
          may="accounting.read"
          endpoint="GET /api/admin/accounting/ledger"
          options={[{ query: { from: `${year}-01`, to: `${year}-12`, basis } }]}
          label={text.ledger}
        />
      </div>
      <p className="max-w-2xl text-sm text-ink-muted">{text.basisHint}</p>
      <Loaded read={read} failure={text.failed} waiting={<Skeleton className="h-96" />}>
        {({ months, closed }) => (
          <>
            <MonthTable year={year} months={months} />
            <CloseMonth month={nextToClose(months, today.slice(0, 7), closed?.month)} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The first month of the year that has ended and is still open; undefined where there is none. */
const nextToClose = (months: readonly AccountingMonth[], thisMonth: string, closed = '') =>
  months.find(({ month }) => month > closed && month < thisMonth)?.month

function CloseMonth({ month }: { month: string | undefined }) {
  const [isAsked, setAsked] = useState(false)
  const mayClose = useMay('accounting.write')
  const { mutate, isPending } = useWrite('POST /api/admin/accounting/periods/{month}/close', {
    success: text.closing.done,
    failure: text.closing.failed,
    changes: ['GET /api/admin/accounting'],
    doubts: ['GET /api/admin/accounting'],
    onSuccess: () => setAsked(false),
  })
  if (!mayClose || !month) return null
  const name = monthName(month)
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{text.close(name)}</Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { month } }])}
        title={text.closing.title(name)}
        text={text.closing.text}
        confirmLabel={text.closing.label}
        pending={isPending}
      />
    </div>
  )
}
