import { Cell } from '~/components/ui/react/Table.tsx'
import { listsText as text } from './lists.fi.ts'

interface Props {
  /** Names the row: `tilaus 6e1dda80`. */
  name: string
  isChosen: boolean
  /** With Shift, a range of rows. */
  onToggle: (isRange: boolean) => void
  className?: string
}

/** The tick box of a row. */
export function ChooseRow({ name, isChosen, onToggle, className = '' }: Props) {
  return (
    <label className={`inline-grid size-11 cursor-pointer place-items-center ${className}`}>
      <input
        type="checkbox"
        className="size-5 accent-forest"
        aria-label={text.choose(name)}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}

/** The same as the first cell of a table's row. */
export function ChooseCell(props: Props) {
  return (
    <Cell className="w-11 py-0.5! align-middle!">
      <ChooseRow {...props} className="-ml-3" />
    </Cell>
  )
}
