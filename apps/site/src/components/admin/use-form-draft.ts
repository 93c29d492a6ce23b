import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts'
import { changedFields, type EditConflict, type FieldRules, mergeEdits } from './merge-edits.ts'

const PAUSE_MS = 300

/** What a form began with: the thing as the server had it, or an empty one without a version. */
export interface FormStart<Values> {
  values: Values
  version: number | null
}

interface Options<Values extends FieldValues, Output> {
  /** The form and the thing: `product:1`. */
  name: string
  form: UseFormReturn<Values, unknown, Output>
  /** What the form holds while it is filled in. */
  schema: z.ZodType<Values>
  start: FormStart<Values>
  /** How fields are read, where their text is not their value; the same at every call. */
  rules?: FieldRules<Values>
}

/**
 * Keeps a half-filled form until it is saved or discarded, and brings together what two people have changed: at a refused
 * save (`rebase`), or when somebody has saved the thing while the form was kept. After one's own save it goes on (`goOn`) from
 * what the server has made of it, which may be tidier than what was typed.
 */
export function useFormDraft<Values extends FieldValues, Output>({
  name,
  form,
  schema,
  start,
  rules,
}: Options<Values, Output>) {
  const [first] = useState(() => ({ start, kept: readDraft(name, draftOf(schema)) }))
  const [restoredAt, setRestoredAt] = useState(first.kept?.keptAt)
  const [conflicts, setConflicts] = useState<EditConflict<Values>[]>([])
  const base = useRef(start)
  /** Kept with the text: while a conflict waits for a choice, a reload finds it again. */
  const keptBase = useRef(start.values)

  /** Goes on from the thing as it is now, with what has been typed in it; true where both have changed the same field. */
  function rebase(current: FormStart<Values>, from = base.current.values, own = form.getValues()): boolean {
    const { merged, conflicts } = mergeEdits(from, own, current.values, rules)
    base.current = current
    keptBase.current = conflicts.length > 0 ? from : current.values
    show(form, current.values, merged)
    setConflicts(conflicts)
    return conflicts.length > 0
  }

  /** Goes on from what one has stored oneself, what was restored too: what has been typed since it was sent is all that is new, and nobody else's. */
  function goOn(stored: FormStart<Values>, sent: Values): void {
    setRestoredAt(undefined)
    rebase(stored, stored.values, mergeEdits(sent, form.getValues(), stored.values, rules).merged)
  }

  const begin = useRef(rebase)
  useEffect(() => {
    if (first.kept) begin.current(first.start, first.kept.base, first.kept.values)
  }, [first])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let typed: Values | undefined
    function keep() {
      if (!typed) return
      const isChanged = changedFields(base.current.values, typed, rules).length > 0
      if (isChanged) keepDraft(name, { values: typed, base: keptBase.current, keptAt: new Date().toISOString() })
      else dropDraft(name)
      typed = undefined
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        typed = structuredClone(values)
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE_MS)
      },
    })
    addEventListener('pagehide', keep)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [name, form, rules])

  return {
    /** When the restored text was typed, UTC; undefined where nothing was restored. */
    restoredAt,
    conflicts,
    /** What the form goes on from by now. */
    base: () => base.current,
    rebase,
    goOn,
    /** Takes everything that was typed out of the form. */
    discard() {
      dropDraft(name)
      keptBase.current = base.current.values
      setRestoredAt(undefined)
      setConflicts([])
      show(form, base.current.values, base.current.values)
    },
  }
}

const draftOf = <Values>(values: z.ZodType<Values>) => z.object({ values, base: values, keptAt: z.iso.datetime() })

/** `saved` becomes what the form compares with, `values` what it shows. */
function show<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  saved: Values,
  values: Values,
): void {
  form.reset(saved as DefaultValues<Values>)
  form.reset(values, { keepDefaultValues: true })
}
