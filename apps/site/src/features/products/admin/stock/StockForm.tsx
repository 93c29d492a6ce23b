import type { Product } from '@arkpax/schema/products'
import { Minus, Plus } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { undoable } from '~/components/admin/undo-toast.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminStockText, stockFormText as text } from './admin-stock.fi.ts'
import { readChange, stepChange } from './stock-change.ts'
import { STOCK_READS } from './stock-reads.ts'
import { useStockDraft } from './use-stock-draft.ts'

interface Props {
  product: Product
  onClose: () => void
  /** Somebody else has changed the stock meanwhile: the product is to be read anew, and what is typed stays. */
  onConflict: () => void
}

/** Changes the stock of one product by so many units. */
export function StockForm({ product, onClose, onConflict }: Props) {
  const { typed, note, setTyped, setNote, drop } = useStockDraft(product.id)
  const change = readChange(typed)
  const after = change === null ? null : product.stock + change
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const mistake = mistakeOf(typed, after)

  const undo = useWrite('PUT /api/admin/products/{id}/stock', {
    success: ({ name, stock }) => text.undone(name, stock),
    failure: text.undoFailed,
    changes: STOCK_READS,
  })
  const { mutate, isPending } = useWrite('PUT /api/admin/products/{id}/stock', {
    failure: text.failed,
    failureText: text.failedText,
    changes: STOCK_READS,
    onFailure(error) {
      if (error.problem?.code === 'edit_conflict') onConflict()
      return false
    },
    onSuccess({ id, name, stock }) {
      const back = { stock: product.stock, note: text.undoNote, expected: stock }
      const onPress = () => undo.mutate([{ params: { id }, body: back }])
      const takeBack = undoable({ name: text.undoOf(name), onPress })
      showToast({ id, ...text.updated(name, stock), tone: 'success', ...takeBack })
      drop()
      onClose()
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (mistake) field.current?.focus()
    if (after !== null && after < 0) showToast({ ...text.invalid, tone: 'destructive' })
    if (after === null || mistake) return
    mutate([{ params: { id: product.id }, body: { stock: after, note, expected: product.stock } }])
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="font-semibold wrap-anywhere">{product.name}</p>
      <dl className="grid grid-cols-2 gap-4 tabular-nums">
        <Figure label={text.current} value={adminStockText.pieces(product.stock)} />
        <Figure label={text.after} value={after === null ? '–' : adminStockText.pieces(after)} />
      </dl>
      <div className="flex items-start gap-2">
        <Button
          size="icon"
          className="mt-7 size-12"
          aria-label={text.decrease}
          disabled={(change ?? 0) <= -product.stock}
          onClick={() => setTyped(stepChange(typed, -1, product.stock))}
        >
          <Minus className="size-4" aria-hidden="true" />
        </Button>
        <TextField
          label={text.change}
          hint={text.changeHint}
          className="grow"
          ref={field}
          autoFocus
          maxLength={8}
          value={typed}
          error={isAsked || (after ?? 0) < 0 ? mistake : undefined}
          onChange={({ target }) => {
            setAsked(false)
            setTyped(target.value)
          }}
        />
        <Button
          size="icon"
          className="mt-7 size-12"
          aria-label={text.increase}
          onClick={() => setTyped(stepChange(typed, 1, product.stock))}
        >
          <Plus className="size-4" aria-hidden="true" />
        </Button>
      </div>
      <TextField
        label={text.note}
        hint={text.noteHint}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormActions
        label={text.submit}
        onCancel={() => {
          drop()
          onClose()
        }}
        pending={isPending}
        disabled={change === 0}
      />
    </form>
  )
}

/** Why the typed change cannot be made; undefined where it can. */
function mistakeOf(typed: string, after: number | null): string | undefined {
  if (after === null) return typed.trim() ? text.notWhole : text.missing
  return after < 0 ? text.invalid.description : undefined
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-lg font-semibold" aria-live="polite">
        {value}
      </dd>
    </div>
  )
}
