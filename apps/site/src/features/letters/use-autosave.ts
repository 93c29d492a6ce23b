import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PAUSE_MS = 800
const LONGEST_MS = 1_500
const RETRY_MS = 5_000

/**
 * Stores what is typed soon after the last key, at the latest within a second and a half while the typing goes on, and not again while nothing
 * has changed; what could not be stored is tried again. `save` sends what the form holds.
 */
export function useAutosave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { isPaused, save }: { isPaused: boolean; save: () => void },
): void {
  const latest = useRef({ isPaused, save })
  latest.current = { isPaused, save }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: number | undefined
    const run = () => {
      if (!latest.current.isPaused) {
        since = undefined
        latest.current.save()
      }
      timer = setTimeout(run, latest.current.isPaused ? PAUSE_MS : RETRY_MS)
    }
    const wait = () => {
      since ??= Date.now()
      clearTimeout(timer)
      timer = setTimeout(run, Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - Date.now())))
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        if (isDirty) return wait()
        since = undefined
        clearTimeout(timer)
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [form])
}
