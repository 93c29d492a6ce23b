import { type ReactNode, useRef } from 'react'
import { nextStepText as text } from './next-step.fi.ts'
import { ScreenSection } from './ScreenSection.tsx'
import { useFocusKept } from './use-focus-kept.ts'

interface Props {
  /** Which step it is: where the button of the last one has left with it, the next one takes the focus. */
  step?: string
  children: ReactNode
}

/** What is to be done next with the thing on the screen, and the way to do it. */
export function NextStep({ step, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, step)
  return (
    <ScreenSection title={text.title}>
      <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </ScreenSection>
  )
}
