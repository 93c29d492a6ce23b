import { buyerName } from '@arkpax/schema/buyer-name'
import { finnishDay, formatEuros } from '@arkpax/schema/format-fi'
import { isIban, plainIban, WRONG_IBAN } from '@arkpax/schema/iban'
import type { WaitingRefund } from '@arkpax/schema/payments'
import { refundFile } from '@arkpax/schema/refund-file'
import { type SubmitEvent, useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminPaymentsOfPath } from '~/lib/admin-paths.ts'
import { saveFile } from '~/lib/save-file.ts'
import { useRead } from '~/lib/use-read.ts'
import { OpenLink } from './OpenLink.tsx'
import { refundsText as text } from './payments.fi.ts'

interface Props {
  onOpen: (orderId: string) => void
}

/** Refunds that wait, with a file that the bank pays them by. Accounts are typed here, and go nowhere but into the file. */
export function RefundsToPay({ onOpen }: Props) {
  const list = usePagedList('GET /api/admin/refunds', {})
  return (
    <>
      <p className="max-w-prose text-ink-muted">{text.intro}</p>
      <ListResults list={list} text={text.results}>
        {(refunds) => <RefundForm refunds={refunds} onOpen={onOpen} />}
      </ListResults>
    </>
  )
}

function RefundForm({ refunds, onOpen }: Props & { refunds: readonly WaitingRefund[] }) {
  const { data: settings } = useRead('GET /api/admin/settings')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const ibanOf = ({ id, payer_iban }: WaitingRefund) => plainIban(typed[id] ?? payer_iban ?? '')

  function save(event: SubmitEvent) {
    event.preventDefault()
    const chosen = refunds.filter((refund) => ibanOf(refund) !== '')
    const wrong = chosen.filter((refund) => !isIban(ibanOf(refund)))
    setMistakes(Object.fromEntries(wrong.map(({ id }) => [id, WRONG_IBAN])))
    const payer = settings && { name: settings.company.legalName, ...settings.sale }
    setRefusal(chosen.length === 0 ? text.noIban : payer?.iban ? undefined : text.noOwnIban)
    if (wrong.length > 0 || chosen.length === 0 || !payer?.iban) return
    const now = new Date()
    const rows = chosen.map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      name: refund.company ?? refund.customer_name,
      iban: ibanOf(refund),
      message: `Palautus, tilaus ${refund.order_number}`,
    }))
    const xml = refundFile(rows, payer, now, finnishDay(now))
    saveFile(`palautukset_${finnishDay(now)}.xml`, new Blob([xml], { type: 'application/xml' }))
  }

  const { columns } = text
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
      <Table label={text.list} stacked>
        <thead>
          <tr>
            <HeadCell>{columns.order}</HeadCell>
            <HeadCell>{columns.customer}</HeadCell>
            <HeadCell numeric>{columns.amount}</HeadCell>
            <HeadCell>{columns.iban}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <Cell>
                <OpenLink href={adminPaymentsOfPath(refund.order_id)} onOpen={() => onOpen(refund.order_id)}>
                  {refund.order_number}
                </OpenLink>
              </Cell>
              <Cell label={columns.customer} className="max-w-72 wrap-anywhere">
                {buyerName(refund.company, refund.customer_name)}
                {refund.reason && <span className="block text-sm text-ink-muted">{refund.reason}</span>}
              </Cell>
              <Cell numeric label={columns.amount}>
                {formatEuros(refund.amount)}
              </Cell>
              <Cell label={columns.iban}>
                <TextField
                  label={text.ibanOf(refund.order_number)}
                  labelHidden
                  autoComplete="off"
                  value={typed[refund.id] ?? refund.payer_iban ?? ''}
                  error={mistakes[refund.id]}
                  onChange={({ target }) => setTyped({ ...typed, [refund.id]: target.value })}
                />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <div className="grid justify-items-start gap-2">
        <Button type="submit" tone="action">
          {text.save}
        </Button>
        <p className="text-sm text-ink-muted">{text.saveHint}</p>
      </div>
    </form>
  )
}
