import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminFaqText as text } from './admin-faq.fi.ts'
import type { Step } from './faq-moves.ts'

export type Move = (step: Step, name: string) => void

interface Props {
  kind: Step['kind']
  id: string
  /** What is moved, in words. */
  name: string
  isFirst: boolean
  isLast: boolean
  move: Move
}

/** One place up or down. At the end a button stays where it is and keeps the focus: it only says so. */
export function MoveButtons({ kind, id, name, isFirst, isLast, move }: Props) {
  return (
    <>
      <Button
        tone="quiet"
        size="icon"
        aria-label={text.up(name)}
        aria-disabled={isFirst}
        data-move={`${id} -1`}
        onClick={() => move({ kind, id, by: -1 }, name)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </Button>
      <Button
        tone="quiet"
        size="icon"
        aria-label={text.down(name)}
        aria-disabled={isLast}
        data-move={`${id} 1`}
        onClick={() => move({ kind, id, by: 1 }, name)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </Button>
    </>
  )
}

/** Alt with an arrow moves as the buttons do, from anywhere in the row. */
export const moveByKeys = (kind: Step['kind'], id: string, name: string, move: Move) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  event.stopPropagation()
  move({ kind, id, by: event.key === 'ArrowUp' ? -1 : 1 }, name)
}
