import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorClass, hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import type { RowListText } from './row-list.fi.ts'

interface Props<Row> {
  text: RowListText
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  /** A new row; without it rows are added elsewhere. */
  empty?: () => Row
  /** What is wrong with the list as a whole. */
  error: string | undefined
  /** The fields of a row. */
  children: (row: Row, index: number, change: (row: Row) => void) => ReactNode
}

type Part = 'up' | 'down' | 'remove' | 'field'

/**
 * A list of rows that are added, removed and moved. The focus stays with the row that moves, goes to the field of a new one, and
 * from a removed one to its neighbour.
 */
export function RowList<Row>({ text, rows, onChange, empty, error, children }: Props<Row>) {
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<{ index: number; part: Part } | null>(null)

  useEffect(() => {
    if (!focus.current) return
    const { index, part } = focus.current
    focus.current = null
    const row = list.current?.querySelectorAll('[data-row]')[Math.min(index, rows.length - 1)]
    const wanted = part === 'field' ? 'input, select, textarea' : `[data-part="${part}"]`
    const place = row?.querySelector<HTMLElement>(wanted) ?? list.current?.querySelector<HTMLElement>('[data-add]')
    place?.focus()
  }, [rows])

  function change(changed: Row[], index: number, part: Part) {
    focus.current = { index, part }
    onChange(changed)
  }

  const move = (from: number, to: number, part: Part) =>
    change(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)), to, part)

  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      <legend className={labelClass}>{text.label}</legend>
      <p className={hintClass}>{text.hint}</p>
      {Array.from(rows.entries(), ([index, row]) => (
        <div key={index} data-row className="flex flex-wrap items-start gap-1">
          <div className="min-w-52 grow basis-72">
            {children(row, index, (changed) => onChange(rows.with(index, changed)))}
          </div>
          <div className="flex gap-1">
            <Button
              tone="quiet"
              size="icon"
              data-part="up"
              aria-label={text.up(index + 1)}
              disabled={index === 0}
              onClick={() => move(index, index - 1, 'up')}
            >
              <ArrowUp className="size-4" aria-hidden="true" />
            </Button>
            <Button
              tone="quiet"
              size="icon"
              data-part="down"
              aria-label={text.down(index + 1)}
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1, 'down')}
            >
              <ArrowDown className="size-4" aria-hidden="true" />
            </Button>
            <Button
              tone="quiet"
              size="icon"
              data-part="remove"
              aria-label={text.remove(index + 1)}
              onClick={() => change(rows.toSpliced(index, 1), index, 'remove')}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          </div>
        </div>
      ))}
      {error && (
        <p className={errorClass} role="alert">
          {error}
        </p>
      )}
      {empty && (
        <div>
          <Button
            size="sm"
            className="min-h-11"
            data-add
            onClick={() => change([...rows, empty()], rows.length, 'field')}
          >
            <Plus className="size-4" aria-hidden="true" />
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
