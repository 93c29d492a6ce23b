import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'

interface Props {
  /** Of each row, in their order. */
  ids: readonly string[]
  /** What is said of the rows, of none, of one by its number, and on the buttons. */
  words: {
    title: string
    hint: string
    none: string
    row: (number: number) => string
    add: string
    remove: string
    removeRow: (number: number) => string
  }
  /** The fields of a row, with the button that takes it out where it belongs among them. */
  children: (index: number, remove: ReactNode) => ReactNode
  onAdd: () => void
  onRemove: (index: number) => void
  /** What is wrong with the rows together. */
  error?: ReactNode
}

/** Rows of fields that are added and taken out one by one; the focus goes to the button that adds when one has gone. */
export function FieldRows({ ids, words, children, onAdd, onRemove, error }: Props) {
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={labelClass}>{words.title}</legend>
      <p className={hintClass}>{words.hint}</p>
      {ids.length === 0 && <p className="text-ink-muted">{words.none}</p>}
      {ids.map((id, index) => (
        <fieldset key={id} className="grid min-w-0 gap-4 border-l-2 border-line pl-4">
          <legend className="sr-only">{words.row(index + 1)}</legend>
          {children(
            index,
            <Button
              tone="quiet"
              size="sm"
              className="min-h-11 justify-self-start"
              aria-label={words.removeRow(index + 1)}
              onClick={() => {
                onRemove(index)
                add.current?.focus()
              }}
            >
              <Trash2 className="size-4" aria-hidden="true" />
              {words.remove}
            </Button>,
          )}
        </fieldset>
      ))}
      {error}
      <Button ref={add} className="justify-self-start" onClick={onAdd}>
        <Plus className="size-4" aria-hidden="true" />
        {words.add}
      </Button>
    </fieldset>
  )
}
