import { Cell, HeadCell } from '~/components/ui/react/Table.tsx'
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

/** The same as the first cell of a table's row; on a phone it stands in the corner of the row, which is `relative`. */
export function ChooseCell(props: Props) {
  return (
    <Cell className="w-9 py-0.5! pr-0! align-middle! max-md:absolute! max-md:top-1 max-md:right-0">
      <ChooseRow {...props} className="-ml-3 max-md:-mr-3" />
    </Cell>
  )
}

/** The head of the column of tick boxes. */
export const ChooseHead = () => (
  <HeadCell className="w-9">
    <span className="sr-only">{text.chosenRows}</span>
  </HeadCell>
)
