import { ApiError } from '~/lib/api.ts'
import { NoAnswer } from '~/lib/no-answer.ts'
import { writeFailure } from '~/lib/write-failure.ts'

/** What came of acting on many things one after the other. */
export interface Outcome<Item, Result> {
  done: { item: Item; result: Result }[]
  /** What the server refused, or where nobody knows what it did, each with the reason. */
  failed: { item: Item; why: string }[]
  /** What was not even sent, because the connection broke before. */
  notSent: Item[]
}

/**
 * Acts on things one after the other; a refusal leaves the others be. When the connection breaks or nobody is signed in any
 * more, the rest is not sent: nothing goes on unseen.
 */
export async function actOnEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  { onProgress, unknown }: { onProgress: (done: number) => void; unknown: string },
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [], notSent: [] }
  for (const [at, item] of items.entries()) {
    onProgress(at)
    try {
      outcome.done.push({ item, result: await act(item) })
    } catch (error) {
      outcome.failed.push({ item, why: writeFailure(error) ?? unknown })
      if (!isOver(error)) continue
      outcome.notSent = items.slice(at + 1)
      break
    }
  }
  return outcome
}

const isOver = (error: unknown) => error instanceof NoAnswer || (error instanceof ApiError && error.status === 401)
