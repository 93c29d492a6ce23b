import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { errorClass, hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { productFormText as text } from './admin-products.fi.ts'
import { moveLine } from './spec-lines.ts'

interface Props {
  lines: string[]
  onChange: (lines: string[]) => void
  /** What is wrong with the list as a whole. */
  error: string | undefined
  errorOf: (index: number) => string | undefined
}

/** The technical specs of a product, one line each, in the order in which its page shows them. */
export function SpecLines({ lines, onChange, error, errorOf }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className={labelClass}>{text.specs}</legend>
      <p className={hintClass}>{text.specsHint}</p>
      {Array.from(lines.entries(), ([index, line]) => (
        <div key={index} className="flex flex-wrap items-start gap-1">
          <TextField
            label={text.specLine(index + 1)}
            labelHidden
            className="min-w-52 grow"
            maxLength={300}
            value={line}
            error={errorOf(index)}
            onChange={(event) => onChange(lines.with(index, event.target.value))}
          />
          <Button
            tone="quiet"
            size="icon"
            aria-label={text.lineUp(index + 1)}
            disabled={index === 0}
            onClick={() => onChange(moveLine(lines, index, index - 1))}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            aria-label={text.lineDown(index + 1)}
            disabled={index === lines.length - 1}
            onClick={() => onChange(moveLine(lines, index, index + 1))}
          >
            <ArrowDown className="size-4" aria-hidden="true" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            aria-label={text.removeLine(index + 1)}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </div>
      ))}
      {error && (
        <p className={errorClass} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button size="sm" className="min-h-11" onClick={() => onChange([...lines, ''])}>
          <Plus className="size-4" aria-hidden="true" />
          {text.addLine}
        </Button>
      </div>
    </fieldset>
  )
}
