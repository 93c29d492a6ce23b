import type { UnknownFigure } from '@arkpax/schema/ai-writing'
import { useEffect, useId, useRef } from 'react'
import { aiText } from './ai-writing.fi.ts'

/** The figures of a written draft that a person must check, with their sentences. Comes into view, above the long form. */
export function UnknownFigures({ figures }: { figures: readonly UnknownFigure[] }) {
  const id = useId()
  const { figures: text } = aiText
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  if (figures.length === 0) {
    return (
      <section ref={place} tabIndex={-1} aria-label={text.label} className="rounded-sm bg-sunken p-4">
        {text.none}
      </section>
    )
  }
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={id} className="rounded-sm bg-notice-tint p-4">
      <h2 id={id} className="font-semibold">
        {text.title}
      </h2>
      <p>{text.text}</p>
      <dl className="mt-3 grid gap-2">
        {figures.map(({ figure, sentence }) => (
          <div key={figure + sentence}>
            <dt className="inline font-semibold">{figure}: </dt>
            <dd className="inline wrap-anywhere">{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
