import { useEffect, useRef } from 'react'
import { listsText as text } from './lists.fi.ts'

interface Props {
  rows: { count: number; chosen: readonly unknown[]; isAll: boolean; toggleAll: () => void }
}

/** Chooses every row of the page, or none. */
export function ChooseAll({ rows: { count, chosen, isAll, toggleAll } }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const isSome = chosen.length > 0 && !isAll
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className="mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
      <input ref={box} type="checkbox" className="size-5 shrink-0 accent-forest" checked={isAll} onChange={toggleAll} />
      {text.chooseAll(count)}
    </label>
  )
}
