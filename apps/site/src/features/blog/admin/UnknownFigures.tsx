import type { UnknownFigure } from '@arkpax/schema/ai-writing'
import { useId } from 'react'
import { aiText } from './ai-writing.fi.ts'

/** The figures of a written draft that a person must check, with their sentences. */
export function UnknownFigures({ figures }: { figures: readonly UnknownFigure[] }) {
  const id = useId()
  const { figures: text } = aiText
  if (figures.length === 0) return <p className="rounded-sm bg-sunken p-4">{text.none}</p>
  return (
    <section aria-labelledby={id} className="rounded-sm bg-notice-tint p-4">
      <h3 id={id} className="font-semibold">
        {text.title}
      </h3>
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
