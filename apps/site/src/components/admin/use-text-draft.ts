import { useState } from 'react'
import * as z from 'zod'
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts'

const textDraft = z.object({
  text: z.string(),
  /** What was stored when it was begun: what is stored otherwise by now is somebody else's. */
  base: z.string(),
})

/** A form of one text, kept under `name` until it is saved or dropped; `saved` is what is stored now. */
export function useTextDraft(name: string, saved: string) {
  const [draft, setDraft] = useState(() => readDraft(name, textDraft) ?? { text: saved, base: saved })
  return {
    typed: draft.text,
    base: draft.base,
    type(text: string) {
      const changed = { ...draft, text }
      setDraft(changed)
      if (text === draft.base) dropDraft(name)
      else keepDraft(name, changed)
    },
    drop: () => dropDraft(name),
  }
}

/** Whether a text is kept under this name. */
export const hasTextDraft = (name: string): boolean => readDraft(name, textDraft) !== undefined
