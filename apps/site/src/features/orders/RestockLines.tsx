import { readDecimal } from '@arkpax/schema/decimal'
import type { OrderStatusInput, OrderStatusPreview } from '@arkpax/schema/orders'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { statusChangeTexts as texts } from './status-change.fi.ts'

type Lines = OrderStatusPreview['lines']

interface Props {
  lines: Lines
  /** What has been typed, by the ids of the lines; what has not been sent goes back where nothing has. */
  pieces: Readonly<Record<string, string>>
  onPieces: (id: string, typed: string) => void
}

/** How many pieces of each line of a cancelled order go back into stock. */
export function RestockLines({ lines, pieces, onPieces }: Props) {
  if (lines.length < 2 && lines.every(({ quantity, away }) => quantity === 1 && away === 0)) return null
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{texts.restockLines}</legend>
      {lines.map((line) => (
        <NumberField
          key={line.id}
          label={texts.restockLine(line.name, line.quantity)}
          hint={line.away > 0 ? texts.restockAway(line.away) : undefined}
          value={pieces[line.id] ?? unsent(line)}
          error={isReadable(line, pieces) ? undefined : texts.restockMistake(line.quantity)}
          onChange={({ target }) => onPieces(line.id, target.value)}
        />
      ))}
    </fieldset>
  )
}

const unsent = ({ quantity, away }: Lines[number]) => String(quantity - away)

const piecesOf = (line: Lines[number], typed: Props['pieces']) =>
  readDecimal(typed[line.id] ?? unsent(line)) ?? Number.NaN

const isReadable = (line: Lines[number], typed: Props['pieces']) => {
  const pieces = piecesOf(line, typed)
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= line.quantity
}

/** Whether every line says how many. */
export const areReadable = (lines: Lines, typed: Props['pieces']) => lines.every((line) => isReadable(line, typed))

/** What goes back, as the server takes it. */
export const readPieces = (lines: Lines, typed: Props['pieces']): NonNullable<OrderStatusInput['restock_items']> =>
  lines.map((line) => ({ id: line.id, quantity: piecesOf(line, typed) }))
