import { useState } from 'react'
import { dropDraft } from './form-drafts.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

/** The question that comes before a form is closed in which something is typed. */
export interface DiscardQuestion {
  title: string
  text: string
  confirmLabel: string
}

interface Options {
  /** The name under which the form keeps what is typed. */
  draft: string
  question: DiscardQuestion
  onClose: () => void
}

/**
 * Keeps what is typed from being lost by a stray click or by leaving the page: `close` asks first where something is typed. `dialog`
 * goes into a `ConfirmDialog`.
 */
export function useDiscardQuestion({ draft, question, onClose }: Options) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsavedWarning(isTyped)
  return {
    isTyped,
    onTyped: setTyped,
    close: () => (isTyped ? setAsking(true) : onClose()),
    dialog: {
      ...question,
      open: isAsking,
      onClose: () => setAsking(false),
      onConfirm() {
        setAsking(false)
        dropDraft(draft)
        onClose()
      },
    },
  }
}
