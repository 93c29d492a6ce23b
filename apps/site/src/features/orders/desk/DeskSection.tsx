import { type ReactNode, useId } from 'react'

/** A part of the screen of one order; what names itself needs no title here. */
export function DeskSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={title && id}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      {title && (
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
