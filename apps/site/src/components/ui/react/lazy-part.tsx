import { type ComponentType, lazy, useState } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

const NOT_FETCHED = 'Tätä osaa ei saatu ladattua. Tarkista verkkoyhteys.'

/** A part of a screen that is fetched when it is shown first. One that cannot be fetched says so in its place; the rest of the screen stays. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  function NotFetched(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    const fetchAgain = () =>
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    return Part ? <Part {...props} /> : <LoadFailure title={NOT_FETCHED} onRetry={fetchAgain} />
  }
  return lazy(async () => ({ default: await load().catch(() => NotFetched) }))
}
