import { useState } from 'react'
import * as z from 'zod'
import { dropDraft, keepDraft, readDraft } from '~/components/admin/form-drafts.ts'

const stockDraft = z.object({ typed: z.string(), note: z.string() })
const EMPTY = { typed: '0', note: '' }

/** A change of stock that is being typed: a reload, the end of a session and a stray Escape leave it; saving and cancelling drop it. */
export function useStockDraft(productId: string) {
  const name = `stock:${productId}`
  const [draft, setDraft] = useState(() => readDraft(name, stockDraft) ?? EMPTY)
  function change(part: Partial<typeof EMPTY>) {
    const changed = { ...draft, ...part }
    setDraft(changed)
    if (changed.typed === EMPTY.typed && changed.note === EMPTY.note) dropDraft(name)
    else keepDraft(name, changed)
  }
  return {
    ...draft,
    setTyped: (typed: string) => change({ typed }),
    setNote: (note: string) => change({ note }),
    drop: () => dropDraft(name),
  }
}
