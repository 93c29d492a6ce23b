import { type ReactNode, useId } from 'react'

/** A part of the screen of one thing. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
