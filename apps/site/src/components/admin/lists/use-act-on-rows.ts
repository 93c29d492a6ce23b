import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { tryLater } from '@arkpax/schema/forms/failures'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallArguments, call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { asStaff } from '../admin-session.ts'
import { UNDO_MS, undoable } from '../undo-toast.ts'
import { actOnEach, type Outcome } from './act-on-each.ts'

interface Act<Item, Result> {
  items: readonly Item[]
  /** Acts on one: `(order) => callAsStaff('PUT /api/admin/orders/{id}/status', { … })`. */
  each: (item: Item) => Promise<Result>
  /** Said when all of it has worked. */
  success: (count: number) => string
  description?: string
  /** Takes one back; offered for ten seconds where it is given. */
  undo?: (item: Item, result: Result) => Promise<unknown>
  undone?: (count: number) => string
}

interface Options<Item> {
  /** What names a row to a person. */
  nameOf: (item: Item) => string
  /** The reads that any of it makes old. */
  changes: EndpointKey[]
}

export interface Failures {
  done: number
  failed: { name: string; why: string }[]
  notSent: number
}

/** Makes one call as whoever is signed in; where the session has ended, it waits for a new login. */
export const callAsStaff = <K extends EndpointKey>(key: K, ...sent: CallArguments<K>): Promise<Answer<K>> =>
  asStaff(() => call(key, ...sent))

/** Acts on chosen rows one after the other and tells what came of each that failed; all of it can be undone together. */
export function useActOnRows<Item>({ nameOf, changes }: Options<Item>) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [failures, setFailures] = useState<Failures | null>(null)

  async function run<Result>(items: readonly Item[], each: (item: Item) => Promise<Result>) {
    const onProgress = (done: number) => setProgress({ done, all: items.length })
    const outcome = await actOnEach(items, each, { onProgress, unknown: tryLater.plain })
    setProgress(null)
    if (outcome.failed.length > 0) setFailures(toFailures(outcome, nameOf))
    await Promise.all(changes.map((read) => client.invalidateQueries({ queryKey: readsOf(read) })))
    return outcome
  }

  async function act<Result>({ items, each, success, description, undo, undone }: Act<Item, Result>) {
    const begun = Date.now()
    const { done } = await run(items, each)
    if (done.length === 0) return
    // Counted from the first row on.
    const until = begun + UNDO_MS
    const takeBack = async () => {
      const resultOf = new Map(done.map(({ item, result }) => [item, result]))
      const back = await run(
        [...resultOf.keys()],
        (item) => undo?.(item, resultOf.get(item) as Result) ?? Promise.resolve(),
      )
      if (back.done.length > 0 && undone) showToast({ title: undone(back.done.length), tone: 'success' })
    }
    const canUndo = undo && until > Date.now()
    showToast({
      title: success(done.length),
      tone: 'success',
      ...(description && { description }),
      ...(canUndo && undoable({ onPress: () => void takeBack(), until })),
    })
  }

  return { act, progress, failures, forgetFailures: () => setFailures(null) }
}

const toFailures = <Item>({ done, failed, notSent }: Outcome<Item, unknown>, nameOf: (item: Item) => string) => ({
  done: done.length,
  failed: failed.map(({ item, why }) => ({ name: nameOf(item), why })),
  notSent: notSent.length,
})
