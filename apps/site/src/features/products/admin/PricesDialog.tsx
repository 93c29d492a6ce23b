import { readDecimal } from '@arkpax/schema/decimal'
import { settingsLabels } from '@arkpax/schema/field-labels'
import { formatEuros } from '@arkpax/schema/format-fi'
import type { StaffProduct } from '@arkpax/schema/products'
import { type SubmitEvent, useRef, useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { movedPrice } from './price-move.ts'
import { pricesDialogText as text } from './prices-dialog.fi.ts'
import { type ListChange, useChangeProducts } from './use-change-products.ts'

interface Props {
  /** Whether the normal prices change, or a campaign is set. */
  kind: 'price' | 'campaign'
  products: readonly StaffProduct[]
  onClose: () => void
}

/** Moves the prices of many products, or cuts them for a campaign, after every price has been seen as it is and as it will be. */
export function PricesDialog({ kind, products, onClose }: Props) {
  const words = text[kind]
  return (
    <Dialog open onClose={onClose} title={words.title(products.length)} wide>
      <PricesForm kind={kind} products={products} onClose={onClose} />
    </Dialog>
  )
}

function PricesForm({ kind, products, onClose }: Props) {
  const words = text[kind]
  const [direction, setDirection] = useState<'up' | 'down'>('down')
  const [unit, setUnit] = useState<'percent' | 'euros'>('percent')
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState({ from: '', until: '' })
  const [isAsked, setAsked] = useState(false)
  const [late, setLate] = useState<readonly StaffProduct[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { change, isPending } = useChangeProducts({ done: words.done, onDone: onClose, onLate: setLate })

  const amount = readDecimal(typed)
  const rows = products.map((product) => ({
    product,
    after: amount === undefined || amount <= 0 ? null : movedPrice(product.regular_price, { direction, unit, amount }),
  }))
  const mistakes = {
    amount: mistakeOfAmount(typed, amount, rows),
    from: kind === 'campaign' && !days.from ? text.firstDayMissing : undefined,
    until: kind === 'campaign' ? mistakeOfUntil(days) : undefined,
  }
  const shown = (mistake: string | undefined) => (isAsked ? mistake : undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    const wrong = (Object.keys(mistakes) as (keyof typeof mistakes)[]).find((field) => mistakes[field])
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    const priceOf = new Map(rows.map(({ product, after }) => [product.id, after ?? product.regular_price]))
    change(products, ({ id }): ListChange => {
      const price = priceOf.get(id)
      if (kind === 'price') return { price }
      return { campaign_price: price, campaign_from: days.from, campaign_until: days.until }
    })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-6">
      <p className="max-w-prose">{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {kind === 'price' && (
          <Select
            label={text.direction}
            value={direction}
            onChange={({ target }) => setDirection(target.value === 'up' ? 'up' : 'down')}
          >
            <option value="down">{text.down}</option>
            <option value="up">{text.up}</option>
          </Select>
        )}
        <NumberField
          label={words.amount}
          name="amount"
          decimals
          autoFocus
          value={typed}
          error={shown(mistakes.amount)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label={text.unit}
          value={unit}
          onChange={({ target }) => setUnit(target.value === 'euros' ? 'euros' : 'percent')}
        >
          <option value="percent">{text.percent}</option>
          <option value="euros">{text.euros}</option>
        </Select>
      </div>
      {kind === 'campaign' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'until'] as const).map((day) => (
            <TextField
              key={day}
              type="date"
              name={day}
              label={settingsLabels[day]}
              value={days[day]}
              error={shown(mistakes[day])}
              onChange={({ target }) => setDays({ ...days, [day]: target.value })}
            />
          ))}
        </div>
      )}
      {late.length > 0 && (
        <div role="alert" className="rounded-md border border-line-strong p-4">
          <p className="font-semibold">{text.late}</p>
          <ul className="mt-2 grid gap-1">
            {late.map(({ id, name, regular_price }) => (
              <li key={id}>{text.lateOne(name, formatEuros(regular_price))}</li>
            ))}
          </ul>
        </div>
      )}
      <Table label={words.preview}>
        <thead>
          <tr>
            <HeadCell>{text.product}</HeadCell>
            <HeadCell numeric>{text.before}</HeadCell>
            <HeadCell numeric>{words.after}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product, after }) => (
            <tr key={product.id}>
              <Cell>{product.name}</Cell>
              <Cell numeric>{formatEuros(product.regular_price)}</Cell>
              <Cell numeric className="font-semibold">
                {after === null ? '–' : formatEuros(after)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <FormActions label={words.confirm(products.length)} onCancel={onClose} pending={isPending} />
    </form>
  )
}

function mistakeOfAmount(typed: string, amount: number | undefined, rows: readonly { after: number | null }[]) {
  if (typed.trim() === '') return text.amountMissing
  if (amount === undefined || amount <= 0) return text.amountUnreadable
  return rows.some(({ after }) => after === null) ? text.nothingLeft : undefined
}

function mistakeOfUntil({ from, until }: { from: string; until: string }) {
  if (!until) return text.lastDayMissing
  return from && until < from ? text.lastDayFirst : undefined
}
