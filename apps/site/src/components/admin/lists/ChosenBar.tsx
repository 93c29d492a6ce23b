import type { ReactNode } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { bottomBar } from '../bottom-bar.ts'
import { listsText as text } from './lists.fi.ts'

interface Props {
  rows: { chosen: readonly unknown[]; clear: () => void }
  /** How many are done of how many, while they are acted on. */
  progress: { done: number; all: number } | null
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** How many rows are chosen and what can be done with them, at the bottom of the window for as long as there are any. */
export function ChosenBar({ rows: { chosen, clear }, progress, children }: Props) {
  const isShown = chosen.length > 0 || progress !== null
  return (
    <section
      ref={isShown ? bottomBar : null}
      aria-label={text.chosenRows}
      className={
        isShown
          ? 'sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-lg'
          : 'sr-only'
      }
    >
      <p role="status" className="font-semibold tabular-nums">
        {progress ? text.working(progress.done, progress.all) : chosen.length > 0 ? text.chosen(chosen.length) : ''}
      </p>
      {isShown && (
        <>
          {children}
          <Button size="sm" tone="quiet" disabled={progress !== null} onClick={clear}>
            {text.unchoose}
          </Button>
        </>
      )}
    </section>
  )
}
