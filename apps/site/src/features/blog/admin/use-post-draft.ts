import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft } from './post-draft.ts'
import { type PostValues, postValues } from './post-values.ts'

const PAUSE_MS = 300

/**
 * Keeps what is typed in this browser until it is saved, so that a closed tab loses nothing. `saved` is the version that
 * the server has: a form that equals it needs no draft.
 */
export function usePostDraft(id: number | null, form: UseFormReturn<PostValues>, saved: PostValues) {
  const [isKept, setIsKept] = useState(true)
  const baseline = useRef(saved)
  const pending = useRef<PostValues>(undefined)
  /** Set while the draft holds a text that is not in the form: it is not dropped with the form's own. */
  const holds = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function flush() {
      const values = pending.current
      pending.current = undefined
      if (!values) return
      if (!isSame(values, baseline.current)) setIsKept(keepDraft(id, values, new Date()))
      else if (!holds.current) dropDraft(id)
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        pending.current = { ...values }
        clearTimeout(timer)
        timer = setTimeout(flush, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [id, form])

  return {
    /** False when the browser has no room for what was typed. */
    isKept,
    /** Forgets the draft: it has been saved or is not wanted. */
    drop() {
      pending.current = undefined
      holds.current = false
      dropDraft(id)
    },
    /** Puts another version of the server into the form, while the draft keeps the text that was there. */
    showNewest(newest: PostValues) {
      keepDraft(id, form.getValues(), new Date())
      holds.current = true
      baseline.current = newest
      form.reset(newest)
    },
  }
}

const isSame = (one: PostValues, other: PostValues) =>
  postValues.keyof().options.every((name) => one[name] === other[name])
